/** The looks of the house's games. */
export const houseThemes = ["gems", "fruits", "sea", "lanterns", "sports", "night"] as const;

/** A look: its symbols, ground and colours. */
export type HouseTheme = (typeof houseThemes)[number];

/** What a game does beyond the spin: wilds that multiply, free spins, a pick of prizes, falling symbols, respins that hold. */
export const gameMechanics = ["MULTIPLIER", "FREESPIN", "PICK", "TUMBLE", "RESPIN"] as const;

/** What a game does beyond the spin. */
export type GameMechanic = (typeof gameMechanics)[number];

/** How far single rounds lie from a game's return. */
export const volatilities = ["LOW", "MEDIUM", "HIGH"] as const;

/** A class of volatility; {@link toVolatility} has the limits. */
export type Volatility = (typeof volatilities)[number];

/** The class of a standard deviation per round, in 1/100 of the stake: LOW below 4 stakes, HIGH from 6 on. */
export function toVolatility(deviation: number): Volatility {
  return deviation < 400 ? "LOW" : deviation < 600 ? "MEDIUM" : "HIGH";
}

/** The facts of a mathematical model that players are shown; the game house's tests prove them. */
export type HouseModel = {
  readonly mechanic: GameMechanic;
  readonly classify: "CLASSIC" | "VIDEO" | "WAYS" | "CASCADE" | "HOLD";
  /** Number of paylines; 0 where combinations count without lines. */
  readonly lines: number;
  /** Stated return to the player in 1/100 of a per cent (9556 = 95.56 %). */
  readonly rtp: number;
  readonly volatility: Volatility;
  /** Standard deviation of what a round pays, in 1/100 of the stake (360 = 3.6 stakes). */
  readonly deviation: number;
  readonly tags: readonly "FREESPIN"[];
};

/** The house's models by their ids (decision 039); a game's record names one. */
export const houseModels = {
  "classic-calm": {
    mechanic: "MULTIPLIER",
    classify: "CLASSIC",
    lines: 5,
    rtp: 9557,
    volatility: "LOW",
    deviation: 360,
    tags: [],
  },
  "classic-bold": {
    mechanic: "MULTIPLIER",
    classify: "CLASSIC",
    lines: 5,
    rtp: 9546,
    volatility: "MEDIUM",
    deviation: 533,
    tags: [],
  },
  "voyage-calm": {
    mechanic: "FREESPIN",
    classify: "VIDEO",
    lines: 20,
    rtp: 9692,
    volatility: "MEDIUM",
    deviation: 401,
    tags: ["FREESPIN"],
  },
  "voyage-bold": {
    mechanic: "FREESPIN",
    classify: "VIDEO",
    lines: 20,
    rtp: 9567,
    volatility: "HIGH",
    deviation: 616,
    tags: ["FREESPIN"],
  },
  "lantern-calm": {
    mechanic: "PICK",
    classify: "WAYS",
    lines: 0,
    rtp: 9545,
    volatility: "LOW",
    deviation: 223,
    tags: [],
  },
  "lantern-bold": {
    mechanic: "PICK",
    classify: "WAYS",
    lines: 0,
    rtp: 9583,
    volatility: "MEDIUM",
    deviation: 478,
    tags: [],
  },
  "tumble-calm": {
    mechanic: "TUMBLE",
    classify: "CASCADE",
    lines: 0,
    rtp: 9661,
    volatility: "LOW",
    deviation: 386,
    tags: [],
  },
  "tumble-bold": {
    mechanic: "TUMBLE",
    classify: "CASCADE",
    lines: 0,
    rtp: 9486,
    volatility: "MEDIUM",
    deviation: 574,
    tags: [],
  },
  "treasure-calm": {
    mechanic: "RESPIN",
    classify: "HOLD",
    lines: 10,
    rtp: 9516,
    volatility: "HIGH",
    deviation: 685,
    tags: [],
  },
  "treasure-bold": {
    mechanic: "RESPIN",
    classify: "HOLD",
    lines: 10,
    rtp: 9536,
    volatility: "HIGH",
    deviation: 844,
    tags: [],
  },
} as const satisfies Readonly<Record<string, HouseModel>>;

/** The id of a model of the house. */
export type HouseModelId = keyof typeof houseModels;

/** Says whether a text is the id of a model of the house. */
export function isHouseModelId(id: string): id is HouseModelId {
  return Object.hasOwn(houseModels, id);
}
