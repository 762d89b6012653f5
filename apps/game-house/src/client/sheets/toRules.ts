import type { SymbolId } from "../../maths/Outcome.ts";
import type { SlotModel } from "../../maths/SlotModel.ts";
import type { Words } from "../texts/createWords.ts";

/** The rules of a model in words. */
export type RuleTexts = {
  readonly how: string;
  /** Special symbols with what they do. */
  readonly symbols: readonly (readonly [SymbolId, string])[];
  readonly texts: readonly string[];
};

/** Writes a model's rules; every number comes from the model itself. */
export function toRules({ rule, feature, lines }: SlotModel, { t, percent }: Words): RuleTexts {
  const how =
    rule === "lines" ? t("howLines", { lines: lines.length }) : t(rule === "ways" ? "howWays" : "howAnywhere");
  switch (feature.kind) {
    case "free": {
      const { spins, multiplier } = feature;
      const values = { three: spins[3] ?? 0, four: spins[4] ?? 0, five: spins[5] ?? 0, multiplier };
      return {
        how,
        symbols: [
          ["W", t("howWild")],
          ["S", t("howFree", values)],
        ],
        texts: [],
      };
    }
    case "pick": {
      const { choices, prizes, factors } = feature;
      const values = {
        choices,
        prizes: prizes.map(percent).join(" / "),
        four: factors[4] ?? 1,
        five: factors[5] ?? 1,
      };
      return {
        how,
        symbols: [
          ["W", t("howWild")],
          ["S", t("howPick", values)],
        ],
        texts: [],
      };
    }
    case "tumble":
      return {
        how,
        symbols: [],
        texts: [t("howTumble", { ladder: feature.ladder.map((factor) => `×${factor}`).join(" ") })],
      };
    case "respin": {
      const { coins, respins, full } = feature;
      return {
        how,
        symbols: [
          ["W", t("howWild")],
          ["O", t("howRespin", { coins, respins, full: percent(full) })],
        ],
        texts: [],
      };
    }
    default:
      return { how, symbols: [["W", t("howDouble")]], texts: [] };
  }
}
