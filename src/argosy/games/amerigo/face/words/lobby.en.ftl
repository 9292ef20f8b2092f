# choices of the options, a sentence each
option-tower-0-help = Each cube has a chance of its own to get stuck and to come loose.
option-tower-1-help = The more cubes are thrown in, the more stuck ones they knock loose.
