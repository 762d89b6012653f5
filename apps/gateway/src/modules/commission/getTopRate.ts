import { toTopRate } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { StoredContract } from "./contractStore.ts";
import { listTerms } from "./termsStore.ts";

/** The highest rate of what is asked of a contract, or else of its last terms, in hundredths of a percent. */
export async function getTopRate(db: Db, { tenant_id: tenantId, id }: StoredContract): Promise<number> {
  const terms = (await listTerms(db, tenantId, [id])).get(id) ?? [];
  const asked = terms.find(({ state }) => state === "OFFERED") ?? terms.findLast(({ state }) => state === "AGREED");
  const shown = asked ?? terms.at(-1);
  return shown === undefined ? 0 : toTopRate(shown);
}
