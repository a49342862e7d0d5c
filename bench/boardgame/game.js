// Lost Cities for boardgame.io: five expeditions, three rounds, two moves a turn, hands and deck hidden.

const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["yellow", "blue", "white", "green", "red"];
const VALUES = [0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10]; // 0 is a wager
const HAND = 8;
const ROUNDS = 3;

const piles = () => Object.fromEntries(COLOURS.map((colour) => [colour, []]));
const last = (pile) => pile[pile.length - 1];

function deal(random) {
  const deck = random.Shuffle(COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value }))));
  return {
    hands: [deck.splice(0, HAND), deck.splice(0, HAND)],
    deck,
    expeditions: [piles(), piles()],
    discards: piles(),
    phase: "play",
    discarded: null,
  };
}

const fits = (expedition, card) => expedition.length === 0 || last(expedition).value <= card.value;

function put({ G, playerID }, index, how) {
  const card = G.hands[playerID][index];
  if (G.phase !== "play" || !card) return INVALID_MOVE;
  if (how === "discard") {
    G.discards[card.colour].push(card);
    G.discarded = card.colour;
  } else {
    const expedition = G.expeditions[playerID][card.colour];
    if (!fits(expedition, card)) return INVALID_MOVE;
    expedition.push(card);
    G.discarded = null;
  }
  G.hands[playerID].splice(index, 1);
  G.phase = "draw";
}

function draw({ G, playerID, random }, from) {
  const pile = from === "deck" ? G.deck : G.discards[from];
  if (G.phase !== "draw" || !pile || pile.length === 0 || from === G.discarded) return INVALID_MOVE;
  G.hands[playerID].push(pile.pop());
  G.phase = "play";
  if (G.deck.length === 0) endRound(G, random);
}

function endRound(G, random) {
  G.totals = G.totals.map((total, seat) => total + score(G.expeditions[seat]));
  G.round += 1;
  if (G.round < ROUNDS) Object.assign(G, deal(random));
}

function score(expeditions) {
  return COLOURS.map((colour) => expeditions[colour])
    .filter((expedition) => expedition.length > 0)
    .map((cards) => {
      const wagers = cards.filter((card) => card.value === 0).length;
      const sum = cards.reduce((points, card) => points + card.value, -20);
      return sum * (1 + wagers) + (cards.length >= 8 ? 20 : 0);
    })
    .reduce((points, more) => points + more, 0);
}

// What is hidden becomes a number of cards; of the discard piles the top is shown.
function playerView({ G, playerID }) {
  const { deck, hands, discards, ...open } = G;
  const tops = COLOURS.map((colour) => [colour, { size: discards[colour].length, top: last(discards[colour]) || null }]);
  return {
    ...open,
    deck: deck.length,
    hands: hands.map((hand) => hand.length),
    discards: Object.fromEntries(tops),
    hand: playerID === null || playerID === undefined ? null : hands[playerID],
  };
}

exports.LostCities = {
  name: "lost-cities",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ round: 0, totals: [0, 0], ...deal(random) }),
  moves: { put: { move: put, client: false }, draw: { move: draw, client: false } },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf: ({ G }) => (G.round === ROUNDS ? { totals: G.totals } : undefined),
  playerView,
};
