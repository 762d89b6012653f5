import type { ContractKind, ContractList } from "@marquee/contract";
import { type Expression, type SqlBool, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { type NamedContract, selectContracts } from "./contractStore.ts";

/** A part of a list. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Contracts, and how many there are on all pages. */
interface Page {
  readonly rows: readonly NamedContract[];
  readonly count: number;
}

const live = ["REQUESTED", "IN_FORCE", "CHANGE_REQUESTED", "END_REQUESTED"] as const;

/** One that has been ended and still pays is no history yet. */
const goesOn: Expression<SqlBool> = sql<SqlBool>`(c.state in ('REQUESTED', 'IN_FORCE', 'CHANGE_REQUESTED', 'END_REQUESTED')
  or coalesce(c.ends_at > clock_timestamp(), false))`;

/** An agent's contracts of these kinds: what waits for its answer first, then the newest. */
export async function listContracts(
  db: Db,
  { tenantId, memberId }: MemberKey,
  kinds: readonly ContractKind[],
  list: ContractList,
  { limit, offset }: Part,
): Promise<Page> {
  if (kinds.length === 0) return { rows: [], count: 0 };
  const waits = sql<boolean>`coalesce(c.asked_by <> case when c.member_id = ${memberId} then 'DOWNLINE' else 'UPLINE' end, false)`;
  const own = selectContracts(db)
    .where("c.tenant_id", "=", tenantId)
    .where("c.kind", "in", kinds)
    .where((eb) =>
      list === "HISTORY"
        ? eb.and([eb.not(goesOn), eb.or([eb("c.member_id", "=", memberId), eb("c.upline_id", "=", memberId)])])
        : eb.and([goesOn, eb(list === "INCOMING" ? "c.member_id" : "c.upline_id", "=", memberId)]),
    );
  const rows = await own
    .orderBy(waits, "desc")
    .orderBy("c.changed_at", "desc")
    .orderBy("c.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** The contract of a kind by which an agent is paid: the one that goes on or waits, or else the last one. */
export async function findOwnContract(
  db: Db,
  { tenantId, memberId }: MemberKey,
  kind: ContractKind,
): Promise<NamedContract | undefined> {
  return selectContracts(db)
    .where("c.tenant_id", "=", tenantId)
    .where("c.member_id", "=", memberId)
    .where("c.kind", "=", kind)
    .orderBy(({ eb }) => eb("c.state", "in", live), "desc")
    .orderBy(({ eb }) => eb("c.effective_from", "is not", null), "desc")
    .orderBy("c.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The member's file has the contracts by which the member is paid; a deletion keeps them, since they prove what is owed, under the id alone. */
export const contractRows: MemberTable = {
  table: "contracts",
  erasure: "kept",
  part: "contracts",
  columns: sql`kind, period, payer, currency, state, effective_from as "effectiveFrom", ends_at as "endedAt", created_at as "createdAt"`,
  key: sql`id::text`,
};
