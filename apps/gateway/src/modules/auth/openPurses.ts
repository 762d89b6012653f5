import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Schema.ts";
import { type Realm, toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccount, postTransfer } from "../../ledger/postTransfer.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** What a trial player starts with, in 1/10,000 of the unit (contract 3.2.1: 10000.00). */
export const trialBalance = toMoney("10000.00");

async function grant(db: Db, tenant: Tenant, realm: Realm, memberId: string, amount: bigint): Promise<void> {
  const { id: brand, currency: asset } = tenant;
  const kind = realm === "trial" ? "ADJUST" : "BONUS_GRANT";
  const house = toHouseAccount(realm, brand, realm === "trial" ? "adjust" : "bonus");
  const main = toMemberAccount(realm, memberId, "main");
  const postings = [
    { account: house, asset, kind, amount: -amount },
    { account: main, asset, kind, amount },
  ] as const;
  await postTransfer(db, { tenant: brand, scope: "signup", key: `${realm}:${memberId}`, ref: "signup", postings });
}

/** Opens a member's main purse with the merchant's sign-up credit in it: one transfer, once per member. */
export async function openPurses(db: Db, tenant: Tenant, memberId: string): Promise<void> {
  await openAccount(db, tenant.id, toMemberAccount("real", memberId, "main"), tenant.currency);
  const credit = toMoney(tenant.settings.signupCredit);
  if (credit > 0n) await grant(db, tenant, "real", memberId, credit);
}

/** Opens the play-money purse of a trial player, a guest's demo or a member's; a second call changes nothing. */
export async function openTrialPurse(db: Db, tenant: Tenant, playerId: string): Promise<void> {
  await openAccount(db, tenant.id, toMemberAccount("trial", playerId, "main"), tenant.currency);
  await grant(db, tenant, "trial", playerId, trialBalance);
}
