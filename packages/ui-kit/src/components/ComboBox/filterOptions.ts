import type { ComboBoxOption } from "./ComboBoxOption.ts";

/** Letters without case and accents, as the contract's `foldText`, which stands above this layer: `"Cá"` is `"ca"`; `"ตี"` is not `"ต"`. */
export function toFolded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ")
    .trim();
}

/** The options that have the typed letters in them; those that begin with them, or have a word that does, come first. */
export function filterOptions(options: readonly ComboBoxOption[], typed: string): readonly ComboBoxOption[] {
  const wanted = toFolded(typed);
  if (wanted === "") return options;
  const toRank = (label: string): number => {
    const folded = toFolded(label);
    return folded.startsWith(wanted) ? 0 : folded.includes(` ${wanted}`) ? 1 : folded.includes(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: toRank(option.label) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
