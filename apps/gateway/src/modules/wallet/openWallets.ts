import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Realm, toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { type Holder, openAccounts, postTransfer, postTransfers, type Transfer } from "../../ledger/postTransfer.ts";
import { getTrialBalance } from "../../tenants/stakes.ts";
import { findCurrency } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { requireSignupTurnover } from "../turnover/index.ts";

function toGrant({ id: brand }: Tenant, asset: string, realm: Realm, memberId: string, amount: bigint): Transfer {
  const kind = realm === "trial" ? "ADJUST" : "BONUS_GRANT";
  const house = toHouseAccount(realm, brand, realm === "trial" ? "adjust" : "bonus");
  const main = toMemberAccount(realm, memberId, "main");
  const postings = [
    { account: house, asset, kind, amount: -amount },
    { account: main, asset, kind, amount },
  ] as const;
  return { tenant: brand, scope: "signup", key: `${realm}:${memberId}`, ref: "signup", postings };
}

function toHolder({ id }: Tenant, asset: string, realm: Realm, memberId: string): Holder {
  return { tenant: id, account: toMemberAccount(realm, memberId, "main"), asset };
}

/**
 * Opens members' main wallets with the sign-up credit of their currency in them, and what has to be staked for it: one transfer each, once per
 * member. A member has one wallet, in one currency (X-48).
 */
export async function openWallets(
  db: Db,
  tenant: Tenant,
  memberIds: readonly string[],
  currency = tenant.currency,
): Promise<void> {
  await openAccounts(
    db,
    memberIds.map((id) => toHolder(tenant, currency, "real", id)),
  );
  const credit = toMoney(findCurrency(tenant, currency)?.signupCredit ?? "0");
  if (credit <= 0n) return;
  await postTransfers(
    db,
    memberIds.map((id) => toGrant(tenant, currency, "real", id, credit)),
  );
  await requireSignupTurnover(db, { tenantId: tenant.id, memberIds, currency, amount: credit });
}

/** Opens members' main wallets with nothing in them: a sign-up credit welcomes who comes by himself. */
export async function openEmptyWallets(
  db: Db,
  tenant: Tenant,
  memberIds: readonly string[],
  currency: string,
): Promise<void> {
  await openAccounts(
    db,
    memberIds.map((id) => toHolder(tenant, currency, "real", id)),
  );
}

/** Opens the play-money wallet of a trial player, a guest's demo or a member's; a second call changes nothing. */
export async function openTrialWallet(
  db: Db,
  tenant: Tenant,
  playerId: string,
  currency = tenant.currency,
): Promise<void> {
  await openAccounts(db, [toHolder(tenant, currency, "trial", playerId)]);
  await postTransfer(db, toGrant(tenant, currency, "trial", playerId, getTrialBalance(currency)));
}
