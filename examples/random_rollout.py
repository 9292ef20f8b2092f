"""A thousand games of Goa at once, played by random moves, in five lines."""

from argosy.envs import VectorEnv

env = VectorEnv("goa", 1024, seats=2, cores=0)  # cores=0: all of them
env.reset(seed=1)
for _ in range(1000):
    env.step(env.random_moves())
print(f"{1024 * 1000} decisions; the rewards of the last game to end: {env.rewards[env.done.argmax()]}")
