import { type AccountKind, accountKinds } from "@marquee/contract";

/** The account kind of a stored number. */
export function toAccountKind(kind: number): AccountKind {
  const known = accountKinds.find((candidate) => candidate === kind);
  if (known === undefined) throw new Error(`no account kind ${kind}`);
  return known;
}
