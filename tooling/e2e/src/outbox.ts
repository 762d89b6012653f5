import { askGateway } from "./operator.ts";
import { type BrandId, expect } from "./site.ts";

/** The text that was sent last to a number or mailbox, as its owner reads it: `pnpm gateway messages`. */
export async function readNewest(brand: BrandId, recipient: string): Promise<string> {
  const sent = await askGateway<readonly { readonly text: string }[]>(brand, "messages", "--recipient", recipient);
  return sent[0]?.text ?? "";
}

/** The code that was sent last to a number or mailbox; waits until there is one, for a form's press returns before its call does. */
export async function readCode(brand: BrandId, recipient: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => (code = /\d{6}/.exec(await readNewest(brand, recipient))?.[0]), {
      message: `a code to ${recipient}`,
    })
    .toBeDefined();
  return code ?? "";
}
