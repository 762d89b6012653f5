import { randomUUID } from "node:crypto";
import type { openWallet } from "./wallet.ts";

/** Plays losing rounds until the balance is zero. */
export async function drain(wallet: Awaited<ReturnType<typeof openWallet>>): Promise<void> {
  for (let left = await wallet.balance(); left > 0n; left = await wallet.balance()) {
    const stake = Math.min(Number(left), Number(wallet.limits.maxBet));
    const { status } = await wallet.betwin(randomUUID(), stake, 0);
    if (status !== "OK") throw new Error(status);
  }
}
