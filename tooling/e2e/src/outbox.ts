import { askGateway } from "./operator.ts";
import type { BrandId } from "./site.ts";

/** The text that was sent last to a number or mailbox, as its owner reads it: `pnpm gateway messages`. */
export async function readNewest(brand: BrandId, recipient: string): Promise<string> {
  const sent = await askGateway<readonly { readonly text: string }[]>(brand, "messages", "--recipient", recipient);
  return sent[0]?.text ?? "";
}

/** The code that was sent last to a number or mailbox. */
export async function readCode(brand: BrandId, recipient: string): Promise<string> {
  return /\d{6}/.exec(await readNewest(brand, recipient))?.[0] ?? "";
}
