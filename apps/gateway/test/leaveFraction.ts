import { randomUUID } from "node:crypto";
import type { Db } from "../src/db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { postTransfer } from "../src/ledger/postTransfer.ts";

/** Leaves half a unit in the main wallet of a member of Aurelune's, as play may: the ledger keeps what nobody can type. */
export async function leaveFraction(db: Db, memberId: string): Promise<void> {
  const amount = 5_000n;
  const [house, main] = [toHouseAccount("real", "aurelune", "adjust"), toMemberAccount("real", memberId, "main")];
  const { outcome } = await postTransfer(db, {
    tenant: "aurelune",
    scope: "adjust",
    key: randomUUID(),
    ref: "play",
    postings: [
      { account: house, asset: "VND", kind: "ADJUST", amount: -amount },
      { account: main, asset: "VND", kind: "ADJUST", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(outcome);
}
