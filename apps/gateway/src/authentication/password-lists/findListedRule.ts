import { createHash } from "node:crypto";
import type { FieldError } from "@marquee/contract";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Db } from "../../db/Db.ts";
import { getRange, keptBytes } from "./breachedPasswordStore.ts";

const common = new Set(dictionary["passwords-common"]);

/** A password's SHA-1 as the list stores it: the first twenty bits, and the stored bytes that follow them. */
export function toPlace(sha1: string): { readonly prefix: number; readonly kept: Buffer } {
  return { prefix: Number.parseInt(sha1.slice(0, 5), 16), kept: Buffer.from(sha1.slice(5, 5 + 2 * keptBytes), "hex") };
}

function hasHash(range: Buffer, kept: Buffer): boolean {
  for (let at = 0; at < range.length; at += keptBytes) if (range.subarray(at, at + keptBytes).equals(kept)) return true;
  return false;
}

/**
 * The rule that forbids a new password although its format is valid: it is common, or it appeared in a breach.
 * An operator imports the list of breached passwords.
 */
export async function findListedRule(db: Db, password: string): Promise<FieldError["rule"] | undefined> {
  if (common.has(password.toLowerCase())) return "common";
  const { prefix, kept } = toPlace(createHash("sha1").update(password).digest("hex"));
  return hasHash(await getRange(db, prefix), kept) ? "breached" : undefined;
}
