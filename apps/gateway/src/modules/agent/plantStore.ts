import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { lockTree, placeBelow } from "./lineStore.ts";

/** Where an account of a planted tree stands. */
export interface PlantedPlace {
  readonly id: string;
  readonly uplineId: string;
  /** 1 for an agent, 0 for a player. */
  readonly kind: 0 | 1;
  /** In hundredths of a percent. */
  readonly rebate: number;
}

/** Puts many accounts below one that is an agent already, in one go: for demos and measurements. Nobody is told of a registration. */
export async function plantTree(
  tx: Db,
  tenantId: string,
  root: { readonly id: string; readonly rebate: number },
  places: readonly PlantedPlace[],
): Promise<void> {
  await lockTree(tx, tenantId);
  const column = <Value>(toValue: (place: PlantedPlace) => Value): Value[] => places.map(toValue);
  await sql`
    update members m set upline_id = p.upline_id, kind = p.kind
    from unnest(${column(({ id }) => id)}::text[], ${column(({ uplineId }) => uplineId)}::text[], ${column(({ kind }) => kind)}::int[])
      as p(id, upline_id, kind)
    where m.tenant_id = ${tenantId} and m.id = p.id`.execute(tx);
  await sql`
    insert into agent_rebates (tenant_id, member_id, rebate)
    select ${tenantId}, p.id, p.rebate
    from unnest(${[root.id, ...column(({ id }) => id)]}::text[], ${[root.rebate, ...column(({ rebate }) => rebate)]}::int[]) as p(id, rebate)
    on conflict (tenant_id, member_id) do update set rebate = excluded.rebate`.execute(tx);
  await placeBelow(tx, { tenantId, memberId: root.id });
}
