import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { toDigits } from "../../../tenants/findCurrency.ts";
import { drawEnvelope } from "../drawEnvelope.ts";
import { insertEnvelope, listStoredEnvelopes } from "../envelopeStore.ts";

const minute = 60_000;
const day = 86_400_000;

/** Stores the red envelope of the brand's demo, where there is none. */
export const createDemoEnvelopes: CreateDemo = async (db, tenant, _, { redEnvelope }) => {
  if (redEnvelope === undefined || (await listStoredEnvelopes(db, tenant.id, 1)).length > 0) return;
  const { names, count, factor, openDays } = redEnvelope;
  const unit = 10n ** BigInt(4 - toDigits(tenant, tenant.currency));
  const [total, least, most] = [toMoney(redEnvelope.total), toMoney(redEnvelope.least), toMoney(redEnvelope.most)];
  const { seed, seedHash, parts } = await drawEnvelope({ total, count, least, most, unit });
  const opensAt = Date.now() + minute;
  await insertEnvelope(
    db,
    {
      tenant_id: tenant.id,
      id: randomUUID(),
      names: JSON.stringify(names),
      currency: tenant.currency,
      opens_at: new Date(opensAt),
      closes_at: new Date(opensAt + openDays * day),
      total,
      count,
      least,
      most,
      unit,
      factor,
      audience: null,
      audience_name: null,
      seed,
      seed_hash: seedHash,
      made_by: "demo",
      made_alone: false,
    },
    parts,
  );
};
