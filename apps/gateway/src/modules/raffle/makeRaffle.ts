import { getJurisdictionRules } from "@marquee/contract";
import type { MadeRaffle, MakeRaffle } from "@marquee/contract/staff";
import { MakeRaffleSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import { isDeepStrictEqual } from "node:util";
import { Value } from "typebox/value";
import { lockSegment } from "../../audience/segmentStore.ts";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { takesTwoPeople } from "../../tenants/stakes.ts";
import { valuePoints } from "../points/index.ts";
import { checkRaffle, type RaffleAmounts } from "./checkRaffle.ts";
import {
  countCurrent,
  findRaffle,
  insertRaffle,
  isAhead,
  listMadeAlone,
  lockMaking,
  type PlacedRaffle,
} from "./raffleStore.ts";
import type { Services } from "./services.ts";
import { shuffleRaffle } from "./shuffleRaffle.ts";

/** How many raffles of a merchant may be planned or open. */
const mostCurrent = 50;
/** The hash of the seed is told so long before it opens, at least. */
const leastSeconds = 60;

const kind = "raffle.make";

/** What all prizes of money and points come to, in 1/10,000 of the currency's unit; points at the rate of a conversion. */
async function sumPrizes(db: Db, call: MerchantCall, request: MakeRaffle, amounts: RaffleAmounts): Promise<bigint> {
  const { cash, points } = amounts;
  return cash + (await valuePoints(db, { id: call.tenant.id, currency: request.currency }, points));
}

/** Whether what is stored says what a request says: it was sent twice. */
function isSameRaffle(
  stored: PlacedRaffle,
  request: MakeRaffle,
  { prizes, validBet, deposits }: RaffleAmounts,
): boolean {
  const said = prizes.map(({ amount, type, names, count }) => ({
    type,
    names,
    count,
    amount: amount?.toString() ?? null,
  }));
  const kept = stored.prizes.map(({ amount, type, names, count }) => ({ type, names, count, amount }));
  return (
    isDeepStrictEqual(stored.names, request.names) &&
    isDeepStrictEqual(kept, said) &&
    stored.currency === request.currency &&
    stored.turn === request.turn &&
    stored.factor === request.factor &&
    stored.valid_bet === `${validBet}` &&
    stored.deposits === `${deposits}` &&
    stored.opens_at.getTime() === request.opensAt &&
    stored.closes_at.getTime() === request.closesAt
  );
}

/** Shuffles and stores a raffle, in the transaction of its line of the audit log. @throws Refusal `fields`, `raffle.forbidden`, `raffle.limit` */
async function put(
  tx: Db,
  call: MerchantCall,
  request: MakeRaffle,
  made: { readonly by: string; readonly alone: boolean },
): Promise<void> {
  const { tenant } = call;
  const { reason, proposalId: _, ...after } = request;
  const amounts = checkRaffle(tenant, request);
  if (!getJurisdictionRules(tenant.jurisdiction).raffles) throw new Refusal("raffle.forbidden");
  const opensAt = new Date(request.opensAt);
  if (!(await isAhead(tx, opensAt, leastSeconds)))
    throw new Refusal("fields", { fields: [{ name: "opensAt", rule: "date" }] });
  if ((await countCurrent(tx, tenant.id)) >= mostCurrent) throw new Refusal("raffle.limit");
  const segment =
    request.segment === null ? undefined : await lockSegment(tx, { tenantId: tenant.id, id: request.segment });
  if (request.segment !== null && segment === undefined)
    throw new Refusal("fields", { fields: [{ name: "segment", rule: "unknown" }] });
  const { seed, seedHash, order } = await shuffleRaffle(amounts.prizes.map(({ count }) => count));
  await insertRaffle(
    tx,
    {
      tenant_id: tenant.id,
      id: request.id,
      names: JSON.stringify(request.names),
      currency: request.currency,
      opens_at: opensAt,
      closes_at: new Date(request.closesAt),
      turn: request.turn,
      factor: request.factor,
      valid_bet: amounts.validBet,
      deposits: amounts.deposits,
      tickets: order.length,
      total: await sumPrizes(tx, call, request, amounts),
      audience: segment === undefined ? null : JSON.stringify(segment.rules),
      audience_name: segment?.name ?? null,
      seed,
      seed_hash: seedHash,
      made_by: made.by,
      made_alone: made.alone,
    },
    amounts.prizes,
    order,
  );
  await call.audit(tx, { action: "make raffle", subject: request.names.EN, after, reason });
  await publishEvent(tx, { tenantId: tenant.id, kind: "raffle" });
}

/**
 * Makes a raffle, or proposes it: one person alone gives away less within a day than two people pay out. Sent twice, it is made once.
 * @throws Refusal `fields`, `raffle.forbidden`, `raffle.limit`; `state.changed` for another raffle under its id
 */
export async function makeRaffleOf({ db }: Services, call: MerchantCall, request: MakeRaffle): Promise<MadeRaffle> {
  const amounts = checkRaffle(call.tenant, request);
  const { id: tenantId, jurisdiction } = call.tenant;
  if (!getJurisdictionRules(jurisdiction).raffles) throw new Refusal("raffle.forbidden");
  const { email } = call.session.person;
  return transact(db, async (tx) => {
    await lockMaking(tx, tenantId);
    const stored = await findRaffle(tx, tenantId, request.id);
    if (stored !== undefined) {
      if (!isSameRaffle(stored, request, amounts)) throw new Refusal("state.changed");
      return { proposal: null };
    }
    const total = `${await sumPrizes(tx, call, request, amounts)}`;
    const alone = [...(await listMadeAlone(tx, tenantId, email)), { currency: request.currency, total }];
    if (!takesTwoPeople(alone)) {
      await put(tx, call, request, { by: email, alone: true });
      return { proposal: null };
    }
    const { reason, proposalId, names } = request;
    await propose(tx, call, { id: proposalId, kind, subject: names.EN, data: { ...request }, reason });
    return { proposal: proposalId };
  });
}

/** An approved proposal makes the raffle; it stays proposed where its opening is no longer ahead. */
export const raffleKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data, proposedBy }) => {
    await lockMaking(tx, call.tenant.id);
    const request = Value.Parse(MakeRaffleSchema, data);
    if ((await findRaffle(tx, call.tenant.id, request.id)) !== undefined) throw new Refusal("state.changed");
    await put(tx, call, request, { by: proposedBy, alone: false });
  },
};
