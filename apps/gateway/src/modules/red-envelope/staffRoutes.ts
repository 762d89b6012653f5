import { toDecimal } from "@marquee/contract";
import { listStaffEnvelopes, makeRedEnvelope, type StaffEnvelope, stopRedEnvelope } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { type CountedEnvelope, findEnvelope, listStoredEnvelopes, stopEnvelope } from "./envelopeStore.ts";
import { makeEnvelopeOf } from "./makeEnvelope.ts";
import type { Services } from "./services.ts";
import { toPhase } from "./toPhase.ts";

const listed = 200;

const toAmount = (amount: string): string => toDecimal(BigInt(amount));

const toEnvelope = (row: CountedEnvelope): StaffEnvelope => ({
  id: row.id,
  names: row.names,
  currency: row.currency,
  opensAt: row.opens_at.getTime(),
  closesAt: (row.stopped_at ?? row.closes_at).getTime(),
  count: row.count,
  factor: row.factor,
  total: toAmount(row.total),
  least: toAmount(row.least),
  most: toAmount(row.most),
  phase: toPhase(row),
  audience: row.audience_name,
  seedHash: row.seed_hash,
  paid: row.paid,
  cost: toAmount(row.cost),
  madeBy: row.made_by,
  stoppedBy: row.stopped_by,
});

/** Red envelopes in the back office. */
export function redEnvelopeStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(listStaffEnvelopes, async ({ tenant }) =>
      (await listStoredEnvelopes(db, tenant.id, listed)).map(toEnvelope),
    ),
    merchantRoute(makeRedEnvelope, (call, request) => makeEnvelopeOf(services, call, request)),
    merchantRoute(stopRedEnvelope, async (call, { id, reason }) => {
      const { id: tenantId } = call.tenant;
      await transact(db, async (tx) => {
        if (!(await stopEnvelope(tx, tenantId, id, call.session.person.email))) throw new Refusal("state.changed");
        const stopped = await findEnvelope(tx, tenantId, id);
        await call.audit(tx, { action: "stop red envelope", subject: stopped?.names.EN ?? id, reason });
      });
      return {};
    }),
  ];
}
