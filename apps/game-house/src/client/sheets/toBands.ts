import type { Pays } from "../../maths/SlotModel.ts";

/** Numbers of symbols that pay the same, as one line: `7–8`. Highest first. */
export function toBands(pays: Pays): { readonly counts: string; readonly pay: number }[] {
  const bands: { from: number; to: number; pay: number }[] = [];
  for (const [text, pay] of Object.entries(pays)) {
    const last = bands.at(-1);
    if (last?.pay === pay) last.to = Number(text);
    else bands.push({ from: Number(text), to: Number(text), pay });
  }
  return bands.toReversed().map(({ from, to, pay }) => ({ counts: from === to ? `${from}` : `${from}–${to}`, pay }));
}
