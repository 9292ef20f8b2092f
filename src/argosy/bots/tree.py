"""A template (see `kernel.bind`): a captain's search, a tree over what its seat knows.

Every iteration deals anew what the view hides, walks down the tree of moves made so far, adds one node, judges the
position there for every seat and tells all moves on the way (max^n: every seat goes for its own prospects). A node
stands for a sequence of moves, whatever the cards were, so that a plan cannot lean on cards nobody has seen.

A deal that is good for a seat would make every move look good that happens to be tried in it. So positions are judged
by how much better they are than the root in the same deal, plus what the root is worth in an average one.

Where cards that nobody has seen yet and the cards in the others' hands decide what will be done, one tree for all deals
cannot play well. In such games the others, or everybody after the move at hand, follow the rule of thumb with the cards
that they were dealt.

The n-th visit of a move of the root is made in the n-th deal, so that moves are compared by the same cards and dice.

A new node's moves are each tried once and judged; that gives a first opinion and a prior, so that good moves are
looked at first and the tree widens as time allows. Points become chances to win through a curve whose width is how far
quick games by rule of thumb, played from the root to their end, stray from the judgement: in the last round a lead of
three points is nearly a win, in the first it says little.

The memory `m` is made by the caller (see `captain`). An edge is a row of `m.links` (whole numbers) and of `m.sums`; a
node is a row of `m.nodes`. Both are counted from 1, so that 0 means none.
"""

from __future__ import annotations

import math
from typing import Any

from argosy.kernel.anygame import apply, deckhand, judge, legal, ranks, redeal, scores, to_act, value
from argosy.kernel.chance import bits
from argosy.kernel.compile import rule

VIEW, DEAL, SCRATCH, ROWS = 0, 1, 2, 3  # rows of the memory
CODE, CHILD, NEXT, VISITS = 0, 1, 2, 3  # columns of `links`: the move, the node it leads to, the next edge of the node
TOTAL, PRIOR = 0, 1  # columns of `sums`
HEAD, SEEN = 0, 1  # columns of `nodes`: the first edge, and the visits
NODES, EDGES, DECISIONS = 0, 1, 2  # entries of `sizes`
ROOT = 1
EDGE, SEAT = 0, 1  # columns of `path`
REDEAL, SPREAD = 0x43415054, 0x53505244  # purposes of chance
QUICK_GAMES = 16
NARROWEST = 0.5  # points; the curve is never steeper
CURVE = 0.6  # its width, in standard errors of the judgement
NOBODY, OTHERS, EVERYBODY = 0, 1, 2  # who follows the rule of thumb after the move at hand
DEEPEST = 60  # decisions down the tree
BEYOND = 0.15  # how much the margin counts beside the rank when the game is over


@rule
def copy(words: Any, here: int, there: int) -> None:
    """Copy one position onto another."""
    for i in range(words.shape[1]):
        words[there, i] = words[here, i]


@rule
def lead(s: Any, seat: int, numbers: Any) -> float:
    """How far a seat is ahead of the best other when the game is over; `numbers` are the scores."""
    if s.seats == 1:
        return value(s, seat)  # only the game knows its own opponent
    best = -30000
    for other in range(s.seats):
        if other != seat:
            best = max(best, numbers[other])
    return float(numbers[seat] - best)


@rule
def chance_of(points: float, width: float) -> float:
    """The chance to win with so many points ahead."""
    return 1.0 / (1.0 + math.exp(-points / width))


@rule
def reward(m: Any, s: Any, width: float) -> None:
    """What the end of a game is worth to every seat, between 0 and 1: victory, and a little for the margin."""
    scores(s, m.numbers)
    for seat in range(s.seats):
        m.gains[seat] = BEYOND * chance_of(lead(s, seat, m.numbers), width)
    ranks(s, m.numbers)
    winners = 0
    for seat in range(s.seats):
        winners += 1 if m.numbers[seat] == 1 else 0
    for seat in range(s.seats):
        if m.numbers[seat] == 1:
            m.gains[seat] += (1.0 - BEYOND) / winners


@rule
def worth(m: Any, s: Any, seat: int, width: float) -> float:
    """What the position is worth to one seat, between 0 and 1: the judgement, or the reward when the game is over."""
    if s.depth > 0:
        return chance_of(value(s, seat) - m.luck[seat], width)
    reward(m, s, width)
    return m.gains[seat]


@rule
def tell(m: Any, s: Any, steps: int, width: float) -> None:
    """Judge the position for every seat, and tell the moves that led here."""
    if s.depth == 0:
        reward(m, s, width)
    else:
        judge(s, m.gains)
        for seat in range(s.seats):
            m.gains[seat] = chance_of(m.gains[seat] - m.luck[seat], width)
    for step in range(steps):
        edge = m.path[step, EDGE]
        m.links[edge, VISITS] += 1
        m.sums[edge, TOTAL] += m.gains[m.path[step, SEAT]]


@rule
def spread(m: Any, seed: Any, longest: int) -> float:
    """How far the judgement of the root strays from the end of quick games by rule of thumb, in points.

    On the way it notes what the root is worth to every seat in an average deal.
    """
    seat = to_act(m.states[VIEW])
    s = m.states[DEAL]
    total = 0.0
    for other in range(m.states[VIEW].seats):
        m.usual[other] = 0.0
    for game in range(QUICK_GAMES):
        copy(m.words, VIEW, DEAL)
        redeal(s, bits(seed, SPREAD, m.states[VIEW].moves, game))
        judge(s, m.gains)
        for other in range(s.seats):
            m.usual[other] += m.gains[other] / QUICK_GAMES
        guess = m.gains[seat]
        for _ in range(longest):
            n = legal(s, m.moves)
            if n == 0:
                break
            apply(s, m.moves[deckhand(s, m.moves, n, game)])
        scores(s, m.numbers)
        total += (lead(s, seat, m.numbers) - guess) ** 2
    return max(math.sqrt(total / QUICK_GAMES) * CURVE, NARROWEST)


@rule
def grow(m: Any, node: int, n: int, seat: int, width: float, heat: float) -> int:
    """Give a node an edge for every legal move that has none yet, tried once and judged; the best new one, or 0.

    The prior of a move is its share when all new moves are weighed by their judgement.
    """
    best = 0
    first = m.sizes[EDGES]
    for i in range(n):
        if m.slots[m.moves[i]] == 0 and m.sizes[EDGES] < m.links.shape[0]:
            edge = add_edge(m, node, m.moves[i])
            m.sizes[DECISIONS] += 1
            copy(m.words, DEAL, SCRATCH)
            apply(m.states[SCRATCH], m.moves[i])
            m.sums[edge, TOTAL] = worth(m, m.states[SCRATCH], seat, width)
            if best == 0 or m.sums[edge, TOTAL] > m.sums[best, TOTAL]:
                best = edge
    weigh(m, first, best, heat)
    return best


@rule
def weigh(m: Any, first: int, best: int, heat: float) -> None:
    """Priors for the edges from `first` on, by how far their first opinion is behind the best one."""
    share = 0.0
    for edge in range(first, m.sizes[EDGES]):
        m.sums[edge, PRIOR] = math.exp((m.sums[edge, TOTAL] - m.sums[best, TOTAL]) / heat)
        share += m.sums[edge, PRIOR]
    for edge in range(first, m.sizes[EDGES]):
        m.sums[edge, PRIOR] /= share


@rule
def open_root(m: Any, codes: Any, points: Any, width: float, heat: float) -> None:
    """Begin with all moves of the root, each as good as somebody thinks who knows their worth in points."""
    first = m.sizes[EDGES]
    best = first
    for i in range(len(codes)):
        edge = add_edge(m, ROOT, codes[i])
        m.slots[codes[i]] = 0
        m.sums[edge, TOTAL] = chance_of(points[i], width)
        if m.sums[edge, TOTAL] > m.sums[best, TOTAL]:
            best = edge
    weigh(m, first, best, heat)


@rule
def add_edge(m: Any, node: int, move: int) -> int:
    """A new edge of a node; its first visit is the trial that follows."""
    edge = m.sizes[EDGES]
    m.sizes[EDGES] += 1
    m.links[edge, CODE] = move
    m.links[edge, CHILD] = 0
    m.links[edge, VISITS] = 1
    m.links[edge, NEXT] = m.nodes[node, HEAD]
    m.nodes[node, HEAD] = edge
    m.slots[move] = edge
    return edge


@rule
def pick(m: Any, node: int, n: int, explore: float) -> int:
    """The edge that promises most: what it brought so far, and more for what was seldom looked at."""
    pull = explore * math.sqrt(float(m.nodes[node, SEEN] + 1))
    best = 0
    most = -1.0e9
    for i in range(n):
        edge = m.slots[m.moves[i]]
        if edge == 0:
            continue
        promise = (m.sums[edge, TOTAL] + m.sums[edge, PRIOR] * pull) / m.links[edge, VISITS]
        if promise > most:
            most = promise
            best = edge
    return best


@rule
def mark_slots(m: Any, node: int, wipe: int) -> None:
    """Note under every code which edge of this node makes it; or wipe these notes."""
    edge = m.nodes[node, HEAD]
    while edge != 0:
        m.slots[m.links[edge, CODE]] = 0 if wipe == 1 else edge
        edge = m.links[edge, NEXT]


@rule
def child_of(m: Any, edge: int) -> int:
    """The node after a move, made when it is first reached; 0 when the memory is full."""
    if m.links[edge, CHILD] == 0 and m.sizes[NODES] < m.nodes.shape[0]:
        node = m.sizes[NODES]
        m.sizes[NODES] += 1
        m.nodes[node, HEAD] = 0
        m.nodes[node, SEEN] = 0
        m.links[edge, CHILD] = node
    return m.links[edge, CHILD]


@rule
def edge_of(m: Any, node: int, move: int) -> int:
    """The edge by which a move leaves a node, made when it is first taken; 0 when the memory is full."""
    edge = m.nodes[node, HEAD]
    while edge != 0 and m.links[edge, CODE] != move:
        edge = m.links[edge, NEXT]
    if edge == 0 and m.sizes[EDGES] < m.links.shape[0]:
        edge = add_edge(m, node, move)
        m.slots[move] = 0
    return edge


@rule
def walk(m: Any, width: float, heat: float, explore: float, by_thumb: int, first: int) -> int:
    """Down the tree in the deal at hand, to a new node or the end of the game; the length of the path.

    The edge `first` leaves the root. `by_thumb` says who follows the rule of thumb after it; when everybody does, the
    path ends there.
    """
    s = m.states[DEAL]
    me = to_act(s)
    node = ROOT
    steps = 0
    for _ in range(DEEPEST):
        n = legal(s, m.moves)
        if n == 0:
            break
        if n == 1:
            apply(s, m.moves[0])
            m.sizes[DECISIONS] += 1
            continue
        seat = to_act(s)
        if by_thumb == OTHERS and seat != me:
            edge = edge_of(m, node, m.moves[deckhand(s, m.moves, n, s.moves)])
            if edge == 0:
                break
            apply(s, m.links[edge, CODE])
            m.sizes[DECISIONS] += 1
            node = child_of(m, edge)
            if node == 0:
                break
            continue
        fresh = m.nodes[node, HEAD] == 0
        edge = first
        if node != ROOT:
            mark_slots(m, node, 0)
            edge = grow(m, node, n, seat, width, heat)
            if not fresh or edge == 0:
                edge = pick(m, node, n, explore)
            mark_slots(m, node, 1)
        if edge == 0:
            break
        m.nodes[node, SEEN] += 1
        m.path[steps, EDGE] = edge
        m.path[steps, SEAT] = seat
        steps += 1
        apply(s, m.links[edge, CODE])
        m.sizes[DECISIONS] += 1
        node = 0 if fresh or by_thumb == EVERYBODY else child_of(m, edge)
        if node == 0:
            break
    return steps


@rule
def next_move(m: Any, explore: float) -> int:
    """The edge of the root that promises most: every deal offers the same moves there."""
    n = legal(m.states[VIEW], m.moves)
    mark_slots(m, ROOT, 0)
    edge = pick(m, ROOT, n, explore)
    mark_slots(m, ROOT, 1)
    return edge


@rule
def play_ahead(m: Any, decisions: int, event: int) -> None:
    """Go on from the end of the path by rule of thumb for so many decisions, everybody alike."""
    s = m.states[DEAL]
    for _ in range(decisions):
        n = legal(s, m.moves)
        if n == 0:
            break
        apply(s, m.moves[deckhand(s, m.moves, n, event)])
        m.sizes[DECISIONS] += 1


@rule
def think(
    m: Any, seed: Any, first: int, count: int, width: float, heat: float, explore: float, ahead: int, by_thumb: int
) -> None:
    """So many iterations more, as long as there is memory for new edges."""
    for number in range(first, first + count):
        if m.sizes[EDGES] >= m.links.shape[0] - m.moves.shape[0]:
            return
        edge = next_move(m, explore)
        copy(m.words, VIEW, DEAL)
        redeal(m.states[DEAL], bits(seed, REDEAL, m.states[VIEW].moves, m.links[edge, VISITS]))
        judge(m.states[DEAL], m.luck)
        for seat in range(m.states[DEAL].seats):
            m.luck[seat] -= m.usual[seat]
        steps = walk(m, width, heat, explore, by_thumb, edge)
        play_ahead(m, ahead, number)
        tell(m, m.states[DEAL], steps, width)
