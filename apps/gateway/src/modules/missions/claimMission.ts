import type { ClaimMissionRequest } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { listForCaller } from "../../audience/audienceStore.ts";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import type { PaidReward } from "../../rewards/RewardSource.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { creditPoints } from "../points/index.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { requireGivenTurnover } from "../turnover/index.ts";
import { lockMission } from "./missionStore.ts";
import { addClaim, getStatus, listOffers, type NewClaim, type Offer } from "./offerStore.ts";
import { toStatus } from "./toMission.ts";

const refusals = { PROCESS: "mission.not.finished", CLAIMED: "mission.claimed", CLOSED: "mission.closed" } as const;

/** Lets a member have missions. @throws Refusal `account.closed`, `account.frozen`, `rg.timeout`, `rg.self.excluded`, or `code` */
export async function requireOffered(
  tx: Db,
  key: MemberKey,
  code: "mission.closed" | "challenge.closed" = "mission.closed",
): Promise<void> {
  const status = await getStatus(tx, key);
  if (status === "CLOSED") throw new Refusal("account.closed");
  if (status === "FROZEN") throw new Refusal("account.frozen");
  // It makes this wait for a time-out or an exclusion that begins.
  await requireNotExcluded(tx, key);
  if (await isBarredFromAll(tx, key)) throw new Refusal(code);
}

/** @throws Refusal `mission.not.finished`, `mission.claimed`, `mission.closed`, `mission.changed` */
async function requireClaimable(
  tx: Db,
  { timeZone, modules }: Pick<Tenant, "timeZone" | "modules">,
  key: MemberKey,
  { id, version }: ClaimMissionRequest,
  at: Date | undefined,
): Promise<Offer> {
  await lockMission(tx, key.tenantId, id);
  const offers = await listOffers(tx, { ...key, timeZone, missionId: id, ...(at === undefined ? {} : { at }) });
  const [offer] = await listForCaller(tx, { member: key }, offers, ({ rules }) => rules);
  if (offer === undefined || (offer.challenge_id !== null && !modules.has("CHALLENGE3")))
    throw new Refusal("mission.closed");
  const status = toStatus(offer);
  if (status !== "CLAIM") throw new Refusal(refusals[status]);
  if (offer.version !== version) throw new Refusal("mission.changed");
  return offer;
}

/** Pays the reward in points, or in money with what has to be staked of it. */
async function pay(tx: Db, { tenantId, memberId, offer, claimNo }: NewClaim): Promise<void> {
  const { currency: asset, factor, reward } = offer;
  const amount = BigInt(offer.amount);
  if (reward === "POINTS")
    return creditPoints(tx, { tenantId, memberId, kind: "MISSION", points: amount, refNo: claimNo });
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  const required = amount * BigInt(factor);
  await requireGivenTurnover(tx, {
    tenantId,
    memberId,
    source: "MISSION",
    ref: claimNo,
    currency: asset,
    amount,
    required,
  });
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "mission",
    key: claimNo,
    ref: claimNo,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "MISSION", amount: -amount },
      { account, asset, kind: "MISSION", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the mission claim ${claimNo} was ${outcome}`);
}

/**
 * Pays the reward of a mission, in one transaction with the ledger: once in each period, also when two ask at once. `at`: the moment in
 * question; without it now.
 * @throws Refusal `account.closed`, `account.frozen`, `rg.timeout`, `rg.self.excluded`, `mission.not.finished`, `mission.claimed`,
 * `mission.closed`, `mission.changed`; nothing stays of it
 */
export async function payMission(
  tx: Db,
  tenant: Pick<Tenant, "timeZone" | "modules">,
  key: MemberKey,
  request: ClaimMissionRequest,
  at?: Date,
): Promise<PaidReward> {
  await requireOffered(tx, key);
  const offer = await requireClaimable(tx, tenant, key, request, at);
  const claim = { ...key, offer, claimNo: createOrderNo("M"), timeZone: tenant.timeZone };
  if (!(await addClaim(tx, claim, at))) throw new Refusal("mission.claimed");
  await pay(tx, claim);
  await publishEvent(tx, { ...key, kind: "missions" });
  return { asset: offer.reward, amount: BigInt(offer.amount) };
}
