# Kinds of decisions, by the names of the questions.
kind-action = Choice of action
kind-ship = Sailing and cannons
kind-sail = Sailing and cannons
kind-post = Sailing and cannons
kind-cannons = Sailing and cannons
kind-plan = Planning and building
kind-build = Planning and building
kind-place = Planning and building
kind-goods = Goods, progress and order
kind-progress = Goods, progress and order
kind-token = Goods, progress and order
kind-order = Goods, progress and order
