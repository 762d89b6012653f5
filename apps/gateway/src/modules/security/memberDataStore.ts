import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import { listHolderAccounts } from "../../ledger/readLedger.ts";
import type { Member } from "../auth/index.ts";

type Owner = Pick<Member, "tenant_id" | "id">;

/** One record of a member's data as it is written to the file. */
type DataRecord = Readonly<Record<string, unknown>>;

/** Records of one kind, page by page, so that a long history is never in memory as a whole. */
export type DataPages = AsyncGenerator<readonly DataRecord[]>;

const pageSize = 1_000;

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
        select round_id as round, provider, game_code as game, realm as money, state, (won / 10000.0)::numeric(20, 4)::text as won, opened_at as "openedAt"
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

/** One page of a short list. */
async function* listOnce(query: Promise<readonly DataRecord[]>): DataPages {
  yield await query;
}

function listMessages(db: Db, member: Owner & Pick<Member, "email_key" | "mobile_key">): DataPages {
  const recipients = [member.email_key, member.mobile_key].flatMap((each) => each ?? []);
  return listOnce(
    recipients.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("outgoing_messages")
          .select(["created_at as at", "channel", "recipient", "template", "language", "state"])
          .where("tenant_id", "=", member.tenant_id)
          .where("recipient", "in", recipients)
          .orderBy("created_at")
          .limit(10_000)
          .execute(),
  );
}

async function listGames(
  db: Db,
  table: RawBuilder<unknown>,
  { tenant_id: tenantId, id }: Owner,
): Promise<DataRecord[]> {
  const { rows } = await sql<DataRecord>`
    select node_id as game, at from ${table} where tenant_id = ${tenantId} and member_id = ${id} order by at`.execute(
    db,
  );
  return rows;
}

/** All records of a member besides the profile, by their names in the file, without codes, hashes and tokens. */
export function listMemberData(db: Db, member: Member): readonly (readonly [name: string, pages: DataPages])[] {
  const { tenant_id: tenantId, id } = member;
  return [
    [
      "sessions",
      listOnce(
        db
          .selectFrom("sessions")
          .select([
            "created_at as startedAt",
            "seen_at as seenAt",
            "ended_at as endedAt",
            "address",
            "user_agent as device",
          ])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("created_at")
          .limit(10_000)
          .execute(),
      ),
    ],
    [
      "activity",
      listOnce(
        db
          .selectFrom("security_log")
          .select(["at", "event", "address", "user_agent as device"])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("at")
          .limit(50_000)
          .execute(),
      ),
    ],
    ["walletEntries", listEntries(db, member)],
    ["rounds", listRounds(db, member)],
    ["messages", listMessages(db, member)],
    ["favourites", listOnce(listGames(db, sql`favourites`, member))],
    ["recentGames", listOnce(listGames(db, sql`recent_games`, member))],
    [
      "socialLinks",
      listOnce(
        db
          .selectFrom("social_identities")
          .select(["provider", "name", "linked_at as linkedAt", "used_at as usedAt"])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("linked_at")
          .execute(),
      ),
    ],
    [
      "identityChecks",
      listOnce(
        db
          .selectFrom("identity_checks")
          .select([
            "submitted_at as submittedAt",
            "state",
            "document_type as documentType",
            "full_name as fullName",
            "decided_at as decidedAt",
            "reason",
          ])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("submitted_at")
          .execute(),
      ),
    ],
    [
      "limits",
      listOnce(
        db
          .selectFrom("protection_limits")
          .select([
            "kind",
            "period",
            // Minutes where the limit is for a session.
            sql<string>`case kind when 'SESSION' then amount::text else (amount / 10000.0)::numeric(20, 4)::text end`.as(
              "amount",
            ),
            "asked_at as askedAt",
            "confirmed_at as confirmedAt",
            "is_current as inForce",
          ])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("asked_at")
          .execute(),
      ),
    ],
    [
      "exclusions",
      listOnce(
        db
          .selectFrom("protection_exclusions")
          .select(["kind", "at", "until_at as until"])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("at")
          .execute(),
      ),
    ],
    [
      // Stays after a deletion until the exclusion ends; a hash says nothing to anybody.
      "keptOfExclusions",
      listOnce(
        db
          .selectFrom("excluded_traits as t")
          .innerJoin("protection_exclusions as x", (join) =>
            join.onRef("x.tenant_id", "=", "t.tenant_id").onRef("x.id", "=", "t.exclusion_id"),
          )
          .select(["t.rule as kind", "x.until_at as until"])
          .where("x.tenant_id", "=", tenantId)
          .where("x.member_id", "=", id)
          .orderBy("x.at")
          .orderBy("t.rule")
          .execute(),
      ),
    ],
    [
      "turnover",
      listOnce(
        db
          .selectFrom("turnover_requirements")
          .select([
            "source",
            "state",
            sql<string>`(held / 10000.0)::numeric(20, 4)::text`.as("held"),
            sql<string>`(required / 10000.0)::numeric(20, 4)::text`.as("required"),
            sql<string>`(done / 10000.0)::numeric(20, 4)::text`.as("done"),
            "created_at as createdAt",
            "expires_at as expiresAt",
            "ended_at as endedAt",
          ])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("position")
          .execute(),
      ),
    ],
    [
      "bonuses",
      listOnce(
        db
          .selectFrom("bonuses")
          .select([
            "names",
            "state",
            "order_no as orderNo",
            sql<string>`(amount / 10000.0)::numeric(20, 4)::text`.as("amount"),
            sql<string>`(required / 10000.0)::numeric(20, 4)::text`.as("required"),
            sql<string>`(converted / 10000.0)::numeric(20, 4)::text`.as("converted"),
            "granted_at as grantedAt",
            "expires_at as expiresAt",
            "ended_at as endedAt",
          ])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("position")
          .execute(),
      ),
    ],
    [
      "inbox",
      listOnce(
        db
          .selectFrom("inbox_messages")
          .select(["created_at as at", "template", "values", "read_at as readAt"])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("position")
          .execute(),
      ),
    ],
    [
      "files",
      listOnce(
        db
          .selectFrom("stored_files")
          .select(["created_at as storedAt", "purpose", "type", "bytes"])
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", id)
          .orderBy("created_at")
          .execute(),
      ),
    ],
  ];
}

/** How many wallet entries a member has; they determine the size of the file. */
export async function countEntries(
  db: Db,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
): Promise<number> {
  const accounts = await listHolderAccounts(db, { tenant: tenantId, memberId });
  const { rows } = await sql<{ entries: string }>`
    select coalesce(sum(entries), 0)::text as entries from ledger.accounts
    where tenant_id = ${tenantId} and account = any(${accounts})`.execute(db);
  return Number(rows[0]?.entries ?? 0);
}
