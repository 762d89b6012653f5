import { createHash } from "node:crypto";
import { checkField, type RegisterRule } from "@marquee/contract";

// An alphabet without letters and digits that look alike, because people copy the password by hand.
const kinds = ["ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghjkmnpqrstuvwxyz", "23456789", "!#$%*+-=?@"] as const;

/** Uniform numbers below `limit`, derived from a secret: the same secret gives the same numbers. */
function createNumbers(secret: string): (limit: number) => number {
  let block = 0;
  let bytes = Buffer.alloc(0);
  const readByte = (): number => {
    if (bytes.length === 0)
      bytes = createHash("sha256")
        .update(`${secret} ${(block += 1)}`)
        .digest();
    const byte = bytes[0] ?? 0;
    bytes = bytes.subarray(1);
    return byte;
  };
  return (limit) => {
    const most = 256 - (256 % limit);
    for (;;) {
      const byte = readByte();
      if (byte < most) return byte % limit;
    }
  };
}

function compose(next: (limit: number) => number, sets: readonly string[], length: number): string {
  const all = sets.join("");
  const pick = (from: string): string => from[next(from.length)] ?? "";
  const signs = Array.from({ length }, (_, index) => pick(sets[index] ?? all));
  for (let index = signs.length - 1; index > 0; index -= 1) {
    const other = next(index + 1);
    [signs[index], signs[other]] = [signs[other] ?? "", signs[index] ?? ""];
  }
  return signs.join("");
}

/**
 * A password that a rule allows, derived from a secret, so that a repeated registration gets the same one (AP-17).
 *
 * @throws Error if the rule cannot be satisfied by letters and digits, with or without symbols
 */
export function createPassword(secret: string, rule: RegisterRule): string {
  const next = createNumbers(secret);
  const length = Math.max(rule.minLength, Math.min(12, rule.maxLength === 0 ? 12 : rule.maxLength));
  for (const sets of [kinds, kinds.slice(0, 3), kinds.slice(1, 3), kinds.slice(0, 1), kinds.slice(2, 3)]) {
    const password = compose(next, sets, length);
    if (checkField("password", password, { ...rule, enabled: "1" }) === null) return password;
  }
  throw new Error("no password could be made that the merchant's rule allows");
}
