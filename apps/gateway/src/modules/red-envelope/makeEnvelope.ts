import { getJurisdictionRules } from "@marquee/contract";
import type { MadeEnvelope, MakeEnvelope } from "@marquee/contract/staff";
import { MakeEnvelopeSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import { Value } from "typebox/value";
import { lockSegment } from "../../audience/segmentStore.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { takesTwoPeople } from "../../tenants/stakes.ts";
import { checkEnvelope } from "./checkEnvelope.ts";
import { drawEnvelope } from "./drawEnvelope.ts";
import { countCurrent, findEnvelope, insertEnvelope, isAhead, listMadeAlone, lockMaking } from "./envelopeStore.ts";
import type { Services } from "./services.ts";

/** How many envelopes of a merchant may be planned or open. */
const mostCurrent = 50;
/** The hash of the seed is told so long before it opens, at least. */
const leastSeconds = 60;

const kind = "red-envelope.make";

/** Draws and stores an envelope, in the transaction of its line of the audit log. @throws Refusal `fields`, `envelope.forbidden`, `envelope.limit` */
async function put(
  tx: Db,
  call: MerchantCall,
  request: MakeEnvelope,
  made: { readonly by: string; readonly alone: boolean },
): Promise<void> {
  const { tenant } = call;
  const { reason, proposalId: _, ...after } = request;
  const amounts = checkEnvelope(tenant, request);
  if (!getJurisdictionRules(tenant.jurisdiction).redEnvelopes) throw new Refusal("envelope.forbidden");
  const opensAt = new Date(request.opensAt);
  if (!(await isAhead(tx, opensAt, leastSeconds)))
    throw new Refusal("fields", { fields: [{ name: "opensAt", rule: "date" }] });
  if ((await countCurrent(tx, tenant.id)) >= mostCurrent) throw new Refusal("envelope.limit");
  const segment =
    request.segment === null ? undefined : await lockSegment(tx, { tenantId: tenant.id, id: request.segment });
  if (request.segment !== null && segment === undefined)
    throw new Refusal("fields", { fields: [{ name: "segment", rule: "unknown" }] });
  const { seed, seedHash, parts } = await drawEnvelope({ ...amounts, count: request.count });
  await insertEnvelope(
    tx,
    {
      tenant_id: tenant.id,
      id: request.id,
      names: JSON.stringify(request.names),
      currency: request.currency,
      opens_at: opensAt,
      closes_at: new Date(request.closesAt),
      count: request.count,
      ...amounts,
      factor: request.factor,
      audience: segment === undefined ? null : JSON.stringify(segment.rules),
      audience_name: segment?.name ?? null,
      seed,
      seed_hash: seedHash,
      made_by: made.by,
      made_alone: made.alone,
    },
    parts,
  );
  await call.audit(tx, { action: "make red envelope", subject: request.names.EN, after, reason });
}

/**
 * Makes an envelope, or proposes it: one person alone gives away less within a day than two people pay out. Sent twice, it is made once.
 * @throws Refusal `fields`, `envelope.forbidden`, `envelope.limit`; `state.changed` for another envelope under its id
 */
export async function makeEnvelopeOf(
  { db }: Services,
  call: MerchantCall,
  request: MakeEnvelope,
): Promise<MadeEnvelope> {
  const { total } = checkEnvelope(call.tenant, request);
  const { id: tenantId, jurisdiction } = call.tenant;
  if (!getJurisdictionRules(jurisdiction).redEnvelopes) throw new Refusal("envelope.forbidden");
  const { email } = call.session.person;
  return transact(db, async (tx) => {
    await lockMaking(tx, tenantId);
    const stored = await findEnvelope(tx, tenantId, request.id);
    if (stored !== undefined) {
      if (stored.total !== String(total) || stored.names.EN !== request.names.EN) throw new Refusal("state.changed");
      return { proposal: null };
    }
    const alone = [...(await listMadeAlone(tx, tenantId, email)), { currency: request.currency, total: String(total) }];
    if (!takesTwoPeople(alone)) {
      await put(tx, call, request, { by: email, alone: true });
      return { proposal: null };
    }
    const { reason, proposalId, names } = request;
    await propose(tx, call, { id: proposalId, kind, subject: names.EN, data: { ...request }, reason });
    return { proposal: proposalId };
  });
}

/** An approved proposal makes the envelope; it stays proposed where its opening is no longer ahead. */
export const envelopeKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data, proposedBy }) => {
    await lockMaking(tx, call.tenant.id);
    const request = Value.Parse(MakeEnvelopeSchema, data);
    if ((await findEnvelope(tx, call.tenant.id, request.id)) !== undefined) throw new Refusal("state.changed");
    await put(tx, call, request, { by: proposedBy, alone: false });
  },
};
