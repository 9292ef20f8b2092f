and = und
