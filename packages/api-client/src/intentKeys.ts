import type { Endpoint } from "@marquee/contract";

type Intent = { readonly row: Endpoint<never, unknown>; readonly request: object };

/** Intents whose fate is not known yet, by what is wanted. Nothing else remembers them: a new page begins anew. */
const open = new Map<string, string>();
const mostOpen = 50;

function toText({ row, request }: Intent): string {
  const wanted = Object.entries(request).filter(
    ([name, value]) => value !== undefined && !row.proofFields.includes(name),
  );
  return `${row.name} ${JSON.stringify(wanted)}`;
}

/**
 * The `Idempotency-Key` of a call (contract 3.1.1): one for each intent. What is sent again before the gateway has answered,
 * by a double click or after the network failed, is the same intent; `undefined` for a row that takes no key.
 *
 * @internal
 */
export function getIntentKey(intent: Intent): string | undefined {
  if (intent.row.idempotencyKey === "none") return undefined;
  const text = toText(intent);
  const key = open.get(text) ?? crypto.randomUUID();
  open.delete(text);
  const [oldest] = open.keys();
  if (open.size >= mostOpen && oldest !== undefined) open.delete(oldest);
  open.set(text, key);
  return key;
}

/**
 * The gateway has answered: the same request, made once more, is another intent.
 *
 * @internal
 */
export function endIntent(intent: Intent): void {
  if (intent.row.idempotencyKey !== "none") open.delete(toText(intent));
}
