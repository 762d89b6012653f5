import { isAmount } from "@marquee/contract";
import { Refusal } from "./Refusal.ts";

/** Requires that each amount that staff typed has the digits of its currency; null stands for none. @throws Refusal `fields` with each that has not */
export function requireAmounts(amounts: Readonly<Record<string, string | null>>, digits: number): void {
  const wrong = Object.entries(amounts).filter(([, text]) => text !== null && !isAmount(text, digits));
  if (wrong.length > 0) throw new Refusal("fields", { fields: wrong.map(([name]) => ({ name, rule: "amount" })) });
}
