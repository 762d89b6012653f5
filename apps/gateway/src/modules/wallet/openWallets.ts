import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Schema.ts";
import { type Realm, toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { type Holder, openAccounts, postTransfer, postTransfers, type Transfer } from "../../ledger/postTransfer.ts";
import { getTrialBalance } from "../../tenants/stakes.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

function toGrant(tenant: Tenant, realm: Realm, memberId: string, amount: bigint): Transfer {
  const { id: brand, currency: asset } = tenant;
  const kind = realm === "trial" ? "ADJUST" : "BONUS_GRANT";
  const house = toHouseAccount(realm, brand, realm === "trial" ? "adjust" : "bonus");
  const main = toMemberAccount(realm, memberId, "main");
  const postings = [
    { account: house, asset, kind, amount: -amount },
    { account: main, asset, kind, amount },
  ] as const;
  return { tenant: brand, scope: "signup", key: `${realm}:${memberId}`, ref: "signup", postings };
}

function toHolder({ id, currency }: Tenant, realm: Realm, memberId: string): Holder {
  return { tenant: id, account: toMemberAccount(realm, memberId, "main"), asset: currency };
}

/** Opens members' main wallets with the merchant's sign-up credit in them: one transfer each, once per member. */
export async function openWallets(db: Db, tenant: Tenant, memberIds: readonly string[]): Promise<void> {
  await openAccounts(
    db,
    memberIds.map((id) => toHolder(tenant, "real", id)),
  );
  const credit = toMoney(tenant.settings.signupCredit);
  if (credit > 0n)
    await postTransfers(
      db,
      memberIds.map((id) => toGrant(tenant, "real", id, credit)),
    );
}

/** Opens the play-money wallet of a trial player, a guest's demo or a member's; a second call changes nothing. */
export async function openTrialWallet(db: Db, tenant: Tenant, playerId: string): Promise<void> {
  await openAccounts(db, [toHolder(tenant, "trial", playerId)]);
  await postTransfer(db, toGrant(tenant, "trial", playerId, getTrialBalance(tenant.currency)));
}
