"""Everything on Maracaibo's table, as one record."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.maracaibo.effects import NATIONS, Trait
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    BARRIERS,
    CARDS,
    CAREERS_DEALT,
    DEALT,
    DISCARDED_FIRST,
    DISPLAY,
    FIRST_STACK,
    JEAN_MOST,
    MARKER_SITES,
    MOST_DECK,
    OBJECT_KINDS,
    PLACES,
    PLANNING,
    PRESTIGE_IN_GAME,
    QUEST_CARD_COUNT,
    QUEST_SPACES,
    QUESTS,
    SEATS,
    SITE_COUNT,
    STORY_TILES,
    SYNERGIES,
)
from argosy.kernel import ASK_WIDTH, Grid, Ints, Longs, Position, public, secret

DEPTH = 32
BATCHES = 8  # generations of shuffled project cards that can be told apart
JEAN = 1  # her row in the tables by seat

# where quest tiles can lie: at the places, on the explorer track, on cards, with their owners
QUEST_TRACK = PLACES
QUEST_ON_CARDS = QUEST_TRACK + len(QUEST_SPACES)
QUEST_OWNED = QUEST_ON_CARDS + QUEST_CARD_COUNT
QUEST_SITES = QUEST_OWNED + SEATS


class Ask(IntEnum):
    """What is asked; from FIRST_DEED on, what is done without asking when its row comes to the top of the stack."""

    FIRST_PLAN = 0
    FIRST_DISCARD = 1
    CAREER = 2
    SAIL = 3  # a: points at most, b: 1 for the further movement of an assistant
    SITE = 4  # a: the legacy tile
    MAIN = 5
    CITY = 6  # goods are delivered; the city's action may follow
    VILLAGE = 7  # a: village actions left
    FREE = 8  # the main action is done
    DRAW = 9
    IN_ACTION = 9  # from here on: questions inside an action
    PURCHASE = 10  # in a scoring
    PAY = 11  # a: goods and objects that will do, as bits (0: equal goods), b: how many
    DISC = 12  # a: DiscTo, b: 1 when it may be left out
    NATION = 13  # a: how many steps, b: Choice
    EXPLORE = 14  # a: spaces at most
    STACK = 15
    FIGHT_NATION = 16  # a: the tile
    FIGHT = 17  # a: see `pack_fight`, b: combat actions done, as bits
    FIGHT_PAY = 18  # a: what is missing
    OFFER = 19  # a: the program of the gain, b: the price
    IN_EFFECT = 19  # from here on: questions of effects
    CHOOSE = 20  # a: the choice, b: how many options
    QUEST = 21  # a: the tile, b: where it lies
    MARKER = 22  # a: the nation, b: 1 when the influence then moves on to the next rank
    SYNERGY = 23
    LAY_FIGURES = 24  # a: income for each
    SKULL = 25
    FIRST_DEED = 26
    DO_RUN = 26  # a: the row of the program, b: the nation it is run for
    DO_TAKE_QUEST = 27  # a: the tile
    DO_REFILL_QUEST = 28  # a: the place
    DO_TAKE_TILE = 29  # a: the combat tile
    DO_REVEAL_CHOICES = 30
    DO_END_TURN = 31
    DO_NEXT = 32
    DO_INCOME = 33
    DO_REFILL = 34
    DO_STORY = 35  # a: the story card that was voted on, + 1


class DiscTo(IntEnum):
    """Where a disc from the ship board goes; from SITE on a construction site."""

    GONE = 0
    STORAGE = 1
    SITE = 2  # + site


class Choice(IntEnum):
    """What a chosen nation is for."""

    STEPS = 0  # each step may go to another nation
    ONE = 1
    RANK = 2
    LOCKER = 3  # the ship's own village action
    MARKER = 4
    MARKER_RANK = 5


class At(IntEnum):
    """Where a project card is; 0 and below: not seen, -n since the n-th shuffle."""

    HIDDEN = 0
    DISPLAY = 1
    DISCARD = 2
    BOX = 3  # openly out of the game
    HAND = 4  # HAND + seat: everybody saw it being taken
    PLAN = 8
    OWNED = 12


class SheetLine(IntEnum):
    """The lines of the score sheet."""

    VOYAGE = 0
    IDLE = 1
    EXPLORER = 2
    QUESTS = 3
    INCOME = 4
    INSTEAD = 5
    DOUBLOON_INCOME = 6
    CARDS = 7
    PRESTIGE = 8
    MOST_INFLUENCE = 9
    NATIONS = 10
    JEAN_LEADS = 11
    COUNT = 12


class Told(IntEnum):
    """What Jean did in her last turn, so that it can be told."""

    CARD = 0  # + 1
    FROM = 1
    TO = 2
    QUEST = 3  # + 1
    DELIVERED = 4
    TOOK = 5  # the card + 1
    EXPLORER_FROM = 6
    EXPLORER_TO = 7
    TILE = 8  # + 1
    NATION = 9
    TARGET = 10  # + 1
    VILLAGE = 11  # + 1
    POINTS = 12
    DISCS = 13
    PILE_QUEST = 14  # + 1
    COUNT = 15


class State(Position):
    """The record of Maracaibo. Arrays by seat have four rows; the rows of absent seats stay zero."""

    asks: Grid = public(DEPTH, ASK_WIDTH)
    scenario: int = public()  # 0, 1, 2: set-ups 75, 76, 77
    difficulty: int = public()  # Jean's deck
    sides: int = public()  # seats, and Jean

    # the course of the game
    lap: int = public()  # the round, 1 to 4; 5 when the game is over
    turn: int = public()  # whose turn it is
    ender: int = public()  # who ended the round
    sailed: int = public()  # points used in the last movement
    phase_a: int = public()  # points used in phase A of this turn
    setting_up: int = public()  # first choices are still being made

    # the chart
    legacy: int = public(kind="i4")  # legacy tiles in play, as bits
    city: Ints = public(PLACES)  # the city at each place, + 1
    stored: Ints = public(PLACES)  # delivered discs
    site: Ints = public(SITE_COUNT)  # discs on construction sites
    extra_discs: int = public()  # discs from the box that were laid on construction sites
    gone: int = public()  # discs out of the game
    marker: Ints = public(MARKER_SITES)  # the nation, + 1
    on_chart: Ints = public(len(NATIONS))  # markers on the chart
    taken: Ints = public(len(NATIONS))  # markers taken from the row

    # what everybody has
    doubloons: Ints = public(SEATS)
    points: Ints = public(SEATS)
    lines: Grid = public(SEATS, SheetLine.COUNT)
    combat: Ints = public(SEATS)
    figures: Ints = public(SEATS)  # own supply
    supply: Ints = public(SEATS)  # general supply
    laid: Ints = public(SEATS)  # figures on cards and prestige buildings
    influence: Grid = public(SEATS, len(NATIONS))
    explorer: Ints = public(SEATS)
    ship: Ints = public(SEATS)
    income_d: Ints = public(SEATS)
    income_vp: Ints = public(SEATS)
    half: Ints = public(SEATS)  # ship areas with one disc gone, as bits
    full: Ints = public(SEATS)  # unlocked ship areas, as bits
    synergies: Ints = public(SEATS)  # as bits
    waiting_d: Grid = public(SEATS, SYNERGIES)  # income that waits for a synergy
    waiting_vp: Grid = public(SEATS, SYNERGIES)
    traits: Grid = public(SEATS, Trait.COUNT)
    objects: Grid = public(SEATS, OBJECT_KINDS)  # lasting objects
    works: Ints = public(SEATS)  # village actions of cards, as bits
    strikes: Ints = public(SEATS)  # combat actions of cards, as bits
    helpers: Longs = public(SEATS, kind="i8")  # assistants on the map, as bits
    spent: Longs = public(SEATS, kind="i8")  # assistants that were used or paid this round
    career: Ints = public(SEATS)  # + 1
    claimed: Ints = public(SEATS)  # tasks done, as bits
    quests: Ints = public(SEATS)
    tiles: Ints = public(SEATS)  # combat tiles
    card_vp: Ints = public(SEATS)  # points printed on bought cards
    plan: Grid = public(SEATS, PLANNING)  # planned cards, + 1

    # quests, combat tiles, prestige buildings, the explorer track
    quest_at: Ints = public(QUEST_SITES, kind="i4")  # the quest tiles at each site, as bits
    quest_age: Ints = public(ALL_QUESTS)  # the order in which they came into play
    quest_pile: Ints = secret(QUESTS)  # drawn from the beginning
    quests_drawn: int = public()
    quest_top: int = public()  # the open tile on the pile, + 1
    stack: Grid = secret(2, FIRST_STACK)  # combat tiles, drawn from the end
    stack_size: Ints = public(2)
    tiles_out: int = public(kind="i4")  # combat tiles that were revealed, as bits
    tiles_of: Ints = public(SEATS, kind="i4")
    prestige: Ints = secret(PRESTIGE_IN_GAME)
    prestige_open: Ints = public(PRESTIGE_IN_GAME)  # + 1
    investors: Ints = public(PRESTIGE_IN_GAME)  # seats, as bits
    crossed: Ints = public(BARRIERS)  # how many explorers crossed each barrier
    arrived: int = public()  # how many explorers reached the end

    # project cards
    place: Ints = public(CARDS)  # At
    deck: Ints = secret(MOST_DECK)  # drawn from the end
    deck_size: int = public()
    discard_size: int = public()
    shuffles: int = public()
    display: Ints = public(DISPLAY)  # + 1
    hand: Grid = secret(SEATS, DEALT)  # in rising order
    hand_size: Ints = public(SEATS)
    held: Grid = public(SEATS, BATCHES)  # unseen cards in hand by shuffle
    not_a: Ints = public(SEATS)  # how many of the unseen cards from before the first shuffle may be B or C cards

    # the first choices, hidden until all have chosen
    first_plan: Ints = secret(SEATS)  # + 1
    first_discard: Grid = secret(SEATS, DISCARDED_FIRST)  # + 1
    careers: Grid = secret(SEATS, CAREERS_DEALT)
    first_career: Ints = secret(SEATS)  # + 1

    # Jean
    jean_deck: Ints = secret(JEAN_MOST)  # drawn from the end
    jean_size: int = public()
    jean_seen: int = public()  # cards of her deck that were ever turned up, as bits
    jean_pile: int = public()  # her discard pile, as bits
    jean_shuffles: int = public()
    jean_discs: int = public()  # discs removed from her tableau
    jean_cards: int = public()  # project cards beside it
    jean_turns: int = public()
    told: Ints = public(Told.COUNT)

    # the campaign
    story: int = public()  # 1 in a campaign, in the first game of a later chapter the card that begins it, + 1
    story_open: int = public(kind="i8")  # story cards that lie out, as bits
    story_read: int = public(kind="i8")  # story cards whose back was read in this game, and side cards read before
    story_card: Ints = public(STORY_TILES)  # the card that each story tile belongs to, + 1
    votes: Ints = public(SEATS)  # + 1
    ending: int = public()  # + 1
    c_first: int = public()  # C cards that were dealt among the A cards, as bits
    late: int = public()  # C cards that were shuffled into the draw pile during the game, as bits
    late_batch: int = public()  # the shuffle they lie among
    drawn_late: Ints = public(SEATS)  # how many unseen cards of a hand may be such cards
