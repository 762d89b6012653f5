import { FailureSchema } from "@marquee/contract/schema";
import { Check } from "typebox/value";
import { expect } from "vitest";

/** Counts hostile requests and judges their answers. */
export function createTally() {
  const sent = { cases: 0, beyond: 0, limited: 0 };
  const done = new Map<string, number>();

  /** Each case comes from its own address. */
  function toAddress(): string {
    sent.cases += 1;
    return `10.${sent.cases >> 16}.${(sent.cases >> 8) & 255}.${sent.cases & 255}`;
  }

  /** Records an answer, which must be the contract's envelope and never a 5xx. */
  function check(
    what: string,
    { statusCode, body }: { readonly statusCode: number; readonly body: string },
    name = "",
  ): string {
    expect(statusCode, `${what} ${body.slice(0, 300)}`).toBeLessThan(500);
    const answer: unknown = JSON.parse(body);
    const code = Check(FailureSchema, answer) ? answer.errorCode : "";
    expect(
      code !== "" || (statusCode === 200 && body.startsWith('{"success":true')),
      `${what} ${body.slice(0, 300)}`,
    ).toBe(true);
    if (code === "rate.limited") sent.limited += 1;
    // A row's own handler also answers `path.unknown` for a missing resource.
    const border = ["request.invalid", "body.too.large", "rate.limited", "encryption.invalid"];
    if (![...border, ...(name === "" ? ["path.unknown"] : [])].includes(code)) sent.beyond += 1;
    if (code === "") done.set(name, (done.get(name) ?? 0) + 1);
    return code;
  }

  return { sent, done, toAddress, check };
}
