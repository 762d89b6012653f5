import type { Merchant } from "../config.ts";
import type { Db } from "../orders/orderStore.ts";
import { signatureHeaders, toSignature } from "../signature.ts";
import { type Callback, listWaiting, noteTry } from "./callbackStore.ts";

/** Waits between tries, in milliseconds; after the last one a callback is given up, and the merchant has to ask. */
const waits = [500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000];
const timeout = 5_000;
const most = 50;

/** Posts one callback. @returns the answer's status; null when there was none */
async function post(
  { secret, id, callbackUrl }: Merchant,
  { body, is_forged: isForged }: Callback,
): Promise<number | null> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  try {
    const response = await fetch(callbackUrl, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [signatureHeaders.merchant]: id,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.signature]: toSignature(isForged ? "somebody else's secret" : secret, timestamp, body),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** Sends every callback whose time has come; one that is not taken comes again later. @returns how many were tried */
export async function sendCallbacks(db: Db, merchants: ReadonlyMap<string, Merchant>): Promise<number> {
  const waiting = await listWaiting(db, most);
  await Promise.all(
    waiting.map(async (callback) => {
      const merchant = merchants.get(callback.merchant);
      const answer = merchant === undefined ? null : await post(merchant, callback);
      const isTaken = answer !== null && answer >= 200 && answer < 300;
      // A forged one is sent once: whoever forges does not have our patience.
      const wait = callback.is_forged ? null : (waits[callback.tries] ?? null);
      await noteTry(db, callback.id, { answer, wait, isTaken });
    }),
  );
  return waiting.length;
}
