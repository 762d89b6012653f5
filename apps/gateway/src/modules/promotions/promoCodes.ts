import { randomInt } from "node:crypto";
import { foldPromotionCode } from "@marquee/contract";
import type { NameKey } from "../../authentication/createNameKey.ts";

/** Without letters and digits that look alike: 31 signs. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** 31 to the power of 12 is about 2 to the power of 59. */
const length = 12;

/** A code of one use as it is told: three groups of four signs. */
export function drawPromotionCode(): string {
  const drawn = Array.from({ length }, () => signs[randomInt(signs.length)] ?? "").join("");
  return [drawn.slice(0, 4), drawn.slice(4, 8), drawn.slice(8)].join("-");
}

/** By what a code is looked up. */
export interface CodeKeys {
  /** As a universal code is stored. */
  readonly word: string;
  /** As a code of one use is stored: a keyed hash, since who reads the database is not to have the codes. */
  readonly key: string;
}

/** The keys of a code as it is typed; null for what can be none. */
export function toCodeKeys(nameKey: NameKey, tenantId: string, text: string): CodeKeys | null {
  const word = foldPromotionCode(text);
  return word === null ? null : { word, key: nameKey(tenantId, `promo code\n${word}`) };
}
