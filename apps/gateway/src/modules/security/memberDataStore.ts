import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { listHolderAccounts } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import type { Member } from "../auth/index.ts";
import { type DataPages, type DataRecord, listPart, listTable, pageSize } from "./memberPartStore.ts";
import { type MemberPart, memberTables } from "./memberTables.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

type Owner = Pick<Member, "tenant_id" | "id">;

async function* listEntries(db: Db, { tenant_id: tenantId, id }: Owner): DataPages {
  for (const account of await listHolderAccounts(db, { tenant: tenantId, memberId: id })) {
    for (let last = "0"; ;) {
      const { rows } = await sql<DataRecord & { readonly position: string }>`
        select e.at, e.asset as currency, e.kind, (e.amount / 10000.0)::numeric(20, 4)::text as amount,
          (e.balance_after / 10000.0)::numeric(20, 4)::text as balance, t.ref, e.position::text as position
        from ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
        where e.tenant_id = ${tenantId} and e.account = ${account} and e.position > ${last}::bigint
        order by e.position limit ${pageSize}`.execute(db);
      if (rows.length > 0) yield rows.map((entry) => ({ account, ...entry }));
      const end = rows.at(-1);
      if (rows.length < pageSize || end === undefined) break;
      last = end.position;
    }
  }
}

async function* listRounds(db: Db, { tenant_id: tenantId, id }: Owner): DataPages {
  const { rows: providers } = await sql<{ provider: string }>`
    select distinct provider from game_sessions where tenant_id = ${tenantId} and player_id = ${id}`.execute(db);
  for (const { provider } of providers) {
    for (let last = ""; ;) {
      const { rows } = await sql<DataRecord & { readonly round: string }>`
        select round_id as round, provider, game_code as game, realm as money, state,
          (staked / 10000.0)::numeric(20, 4)::text as staked, (won / 10000.0)::numeric(20, 4)::text as won, opened_at as "openedAt"
        from game_rounds
        where tenant_id = ${tenantId} and provider = ${provider} and player_id = ${id} and realm = 'real' and round_id > ${last}
        order by round_id limit ${pageSize}`.execute(db);
      if (rows.length > 0) yield rows;
      const end = rows.at(-1);
      if (rows.length < pageSize || end === undefined) break;
      last = end.round;
    }
  }
}

/** The parts in the order of the list, each once. */
const parts: readonly MemberPart[] = [
  ...new Set(memberTables.map(({ part }) => part).filter((part) => part !== null && part !== "profile")),
];

/** All records of a member besides the profile, by their names in the file; the last ones are those of manifests. */
export function listMemberData(
  { db, memberTables: tables }: Pick<Services, "db" | "memberTables">,
  member: Member,
): readonly (readonly [name: string, pages: DataPages])[] {
  const own = tables.map((table) => [table.part, listTable(db, member, table)] as const);
  const listed = parts.map((part): readonly [string, DataPages] => {
    if (part === "walletEntries") return [part, listEntries(db, member)];
    if (part === "rounds") return [part, listRounds(db, member)];
    return [part, listPart(db, member, part)];
  });
  return [...listed, ...own];
}

/** How many wallet entries a member has; they determine the size of the file. */
export async function countEntries(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const accounts = await listHolderAccounts(db, { tenant: tenantId, memberId });
  const { rows } = await sql<{ entries: string }>`
    select coalesce(sum(entries), 0)::text as entries from ledger.accounts
    where tenant_id = ${tenantId} and account = any(${accounts})`.execute(db);
  return Number(rows[0]?.entries ?? 0);
}
