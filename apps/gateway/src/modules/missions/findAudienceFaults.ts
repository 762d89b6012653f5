import type { FieldError, RulesOrSegment } from "@marquee/contract";
import { listAudienceFaults } from "../../audience/listAudienceFaults.ts";
import { keepSegment } from "../../audience/segmentStore.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { listStoredLabels } from "../member/index.ts";

/**
 * What of an audience the merchant does not have: a segment, a label, a language or a currency. A segment that is there stays until the
 * transaction ends.
 */
export async function findAudienceFaults(
  tx: Db,
  tenant: Tenant,
  audience: RulesOrSegment,
): Promise<readonly FieldError[]> {
  if ("segment" in audience) {
    const isKept = await keepSegment(tx, { tenantId: tenant.id, id: audience.segment });
    return isKept ? [] : [{ name: "audience.segment", rule: "unknown" }];
  }
  const labels = audience.labels.length === 0 ? [] : await listStoredLabels(tx, tenant.id);
  return listAudienceFaults(tenant, audience, new Set(labels.map(({ id }) => id)));
}
