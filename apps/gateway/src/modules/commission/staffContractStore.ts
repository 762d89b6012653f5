import type { ContractKind, ContractState } from "@marquee/contract";
import { sql } from "kysely";
import { findMemberId } from "../../authentication/namedMemberStore.ts";
import type { Db } from "../../db/Db.ts";
import { type NamedContract, selectContracts } from "./contractStore.ts";
import { tables } from "./tables.ts";

/** Which contracts of a merchant a list holds. */
interface ContractFilter {
  /** Only those of the house itself. */
  readonly isHouse: boolean;
  readonly kind?: ContractKind | undefined;
  readonly state?: ContractState | undefined;
  /** The name or id of an account on either side. */
  readonly account?: string | undefined;
  /** The last one of the page before. */
  readonly after?: { readonly at: number; readonly id: string } | undefined;
}

/** A merchant's contracts, newest first. */
export async function listStaffContractRows(
  db: Db,
  tenantId: string,
  { isHouse, kind, state, account, after }: ContractFilter,
  limit: number,
): Promise<readonly NamedContract[]> {
  const memberId = account === undefined ? undefined : await findMemberId(db, tenantId, account);
  if (account !== undefined && memberId === undefined) return [];
  let rows = selectContracts(db).where("c.tenant_id", "=", tenantId);
  if (isHouse) rows = rows.where("c.upline_id", "is", null);
  if (kind !== undefined) rows = rows.where("c.kind", "=", kind);
  if (state !== undefined) rows = rows.where("c.state", "=", state);
  if (memberId !== undefined)
    rows = rows.where((eb) => eb.or([eb("c.member_id", "=", memberId), eb("c.upline_id", "=", memberId)]));
  if (after !== undefined)
    rows = rows.where(sql<boolean>`(c.created_at, c.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return rows.orderBy("c.created_at", "desc").orderBy("c.id", "desc").limit(limit).execute();
}

/** What has happened to a contract, oldest first. */
export async function listContractSteps(db: Db, tenantId: string, contractId: string) {
  return tables(db)
    .selectFrom("contract_steps")
    .select(["event", "state", "actor", "at"])
    .where("tenant_id", "=", tenantId)
    .where("contract_id", "=", contractId)
    .orderBy("version")
    .execute();
}
