/** The looks of the house's games; their order decides which game code has which. */
export const houseThemes = ["gems", "fruits", "sea", "lanterns", "sports", "night"] as const;

/** A look: its symbols, ground and colours. */
export type HouseTheme = (typeof houseThemes)[number];

/** What a list tells of a game that the house plays (EN-16). */
export type HouseModel = {
  readonly classify: "CLASSIC" | "VIDEO" | "WAYS" | "CASCADE" | "HOLD";
  /** Number of paylines; 0 where combinations count without lines. */
  readonly lines: number;
  /** Stated return to the player in 1/100 of a per cent (9556 = 95.56 %); the house's tests prove it. */
  readonly rtp: number;
  readonly tags: readonly "FREESPIN"[];
};

/** The house's models; their order decides which game code plays which. */
export const houseModels = {
  "classic-calm": { classify: "CLASSIC", lines: 5, rtp: 9557, tags: [] },
  "classic-bold": { classify: "CLASSIC", lines: 5, rtp: 9546, tags: [] },
  "voyage-calm": { classify: "VIDEO", lines: 20, rtp: 9692, tags: ["FREESPIN"] },
  "voyage-bold": { classify: "VIDEO", lines: 20, rtp: 9567, tags: ["FREESPIN"] },
  "lantern-calm": { classify: "WAYS", lines: 0, rtp: 9545, tags: [] },
  "lantern-bold": { classify: "WAYS", lines: 0, rtp: 9583, tags: [] },
  "tumble-calm": { classify: "CASCADE", lines: 0, rtp: 9661, tags: [] },
  "tumble-bold": { classify: "CASCADE", lines: 0, rtp: 9486, tags: [] },
  "treasure-calm": { classify: "HOLD", lines: 10, rtp: 9516, tags: [] },
  "treasure-bold": { classify: "HOLD", lines: 10, rtp: 9536, tags: [] },
} as const satisfies Readonly<Record<string, HouseModel>>;

/** What a game code stands for. */
export type HouseGame = { readonly theme: HouseTheme; readonly modelId: string; readonly model: HouseModel };

const models: readonly (readonly [string, HouseModel])[] = Object.entries(houseModels);

/** The look and model behind a game code: the same on every machine, and one for every code (GM-34). */
export function getHouseGame(code: string): HouseGame {
  const hash = toFnv1a(code);
  const theme = houseThemes[hash % houseThemes.length];
  const entry = models[Math.floor(hash / houseThemes.length) % models.length];
  if (!theme || !entry) throw new RangeError("the house has no games");
  const [modelId, model] = entry;
  return { theme, modelId, model };
}

/** 32-bit FNV-1a over a text's characters; game codes are plain ASCII, so a character is a byte. */
function toFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
