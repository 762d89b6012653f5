import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberRows, MemberTable } from "../../authentication/MemberTable.ts";
import type { Member } from "../auth/index.ts";
import type { MemberPart } from "./memberTables.ts";

/** One record of a member's data as it is written to the file. */
export type DataRecord = Readonly<Record<string, unknown>>;

/** Records of one kind, page by page, so that a long history is never in memory as a whole. */
export type DataPages = AsyncGenerator<readonly DataRecord[]>;

/** How many records are read at a time. */
export const pageSize = 1_000;

/** Where a part's records stand: what is told of a row, whose rows, and the text by which they are ordered and that no two of them share. */
interface PartRows extends MemberRows {
  readonly from: RawBuilder<unknown>;
}

/** The parts that are read by ways of their own. */
type LongPart = "walletEntries" | "rounds";

/** A part whose records are rows of one query. */
export type PlainPart = Exclude<MemberPart, LongPart>;

const money = (column: string) => sql`(${sql.ref(column)} / 10000.0)::numeric(20, 4)::text`;
const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`;

/** The rows of each part: no hash, no token, no secret, and nothing that staff keep to themselves. */
function toRows({ tenant_id: tenantId, id, email_key: email, mobile_key: mobile }: Member) {
  const of = (table: string) => sql`${sql.table(table)} where tenant_id = ${tenantId} and member_id = ${id}`;
  const ofPlayer = (table: string) => sql`${sql.table(table)} where tenant_id = ${tenantId} and player_id = ${id}`;
  const stepsOf = (steps: string, orders: string, number = "order_no") => sql`
    ${sql.table(orders)} o join ${sql.table(steps)} s on s.tenant_id = o.tenant_id and s.order_no = o.${sql.ref(number)}
    where o.tenant_id = ${tenantId} and o.member_id = ${id}`;
  const step = {
    columns: sql`s.order_no as "orderNo", s.state, s.at, s.reason`,
    key: sql`s.order_no || lpad(s.step::text, 9, '0')`,
  };
  const ofOrder = sql`order_no as "orderNo", type, provider, currency, ${money("amount")} as amount, ${money("fee")} as fee, state,
    linked_order_no as "linkedOrderNo", created_at as "createdAt", changed_at as "changedAt"`;
  const code = sql`created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"`;
  const parts: Readonly<Record<PlainPart, PartRows>> = {
    sessions: {
      columns: sql`created_at as "startedAt", seen_at as "seenAt", ended_at as "endedAt", address, user_agent as device`,
      from: of("sessions"),
      key: sql`${time("created_at")} || id`,
    },
    activity: {
      columns: sql`at, event, address, user_agent as device`,
      from: of("security_log"),
      key: sql`${time("at")} || id`,
    },
    balances: {
      columns: sql`account, asset as currency, ${money("balance")} as balance, opened_at as "openedAt"`,
      // `;` follows `:`, so this is every account that begins with the member.
      from: sql`ledger.accounts where tenant_id = ${tenantId} and account > ${`member:${id}:`} and account < ${`member:${id};`}`,
      key: sql`account || ' ' || asset`,
    },
    deposits: {
      columns: sql`${ofOrder}, ${money("paid_amount")} as "paidAmount", paid_currency as "paidCurrency", provider_ref as reference`,
      from: of("deposits"),
      key: sql`order_no`,
    },
    depositSteps: { ...step, from: stepsOf("deposit_steps", "deposits") },
    withdrawals: {
      columns: sql`${ofOrder}, place, number, provider_ref as reference, ${money("received")} as received, remark, complaint`,
      from: of("withdrawals"),
      key: sql`order_no`,
    },
    withdrawalSteps: { ...step, from: stepsOf("withdrawal_steps", "withdrawals") },
    withdrawalAccounts: {
      columns: sql`type, place, number, holder, created_at as "createdAt", removed_at as "removedAt"`,
      from: of("withdrawal_accounts"),
      key: sql`${time("created_at")} || id`,
    },
    transfers: {
      columns: sql`vendor, direction, currency, ${money("amount")} as amount, state, reason, created_at as "createdAt", changed_at as "changedAt"`,
      from: of("vendor_transfers"),
      key: sql`${time("created_at")} || transfer_id`,
    },
    transferSteps: { ...step, from: stepsOf("vendor_transfer_steps", "vendor_transfers", "transfer_id") },
    messages: {
      columns: sql`created_at as at, channel, recipient, template, language, state`,
      from: sql`outgoing_messages where tenant_id = ${tenantId} and recipient in (${email}, ${mobile})`,
      key: sql`${time("created_at")} || id`,
    },
    favourites: { columns: sql`node_id as game, at`, from: of("favourites"), key: sql`node_id` },
    recentGames: { columns: sql`node_id as game, at`, from: of("recent_games"), key: sql`node_id` },
    gameSessions: {
      columns: sql`vendor, game_code as game, mode, currency, country, nickname, ${money("staked")} as staked, ${money("won")} as won,
        rounds, created_at as "startedAt", ended_at as "endedAt"`,
      from: ofPlayer("game_sessions"),
      key: sql`${time("created_at")} || id`,
    },
    stakeSides: {
      columns: sql`provider, round_id as round, market, side, at`,
      from: ofPlayer("stake_sides"),
      key: sql`concat_ws(' ', provider, round_id, market, side)`,
    },
    socialLinks: {
      columns: sql`provider, name, linked_at as "linkedAt", used_at as "usedAt"`,
      from: of("social_identities"),
      key: sql`provider`,
    },
    passkeys: {
      columns: sql`created_at as "createdAt", used_at as "usedAt", user_agent as device`,
      from: of("passkeys"),
      key: sql`${time("created_at")} || id`,
    },
    secondFactors: {
      columns: sql`created_at as "createdAt", confirmed_at as "confirmedAt"`,
      from: of("second_factors"),
      key: sql`member_id`,
    },
    recoveryCodes: { columns: sql`used_at as "usedAt"`, from: of("recovery_codes"), key: sql`code_hash` },
    knownNetworks: { columns: sql`seen_at as "seenAt"`, from: of("known_networks"), key: sql`network_key` },
    passwordResets: { columns: code, from: of("password_resets"), key: sql`${time("created_at")} || token_hash` },
    loginCodes: { columns: code, from: of("login_codes"), key: sql`${time("created_at")} || code_hash` },
    invitationCodes: {
      columns: sql`code, kind, domain, enabled, created_at as "createdAt"`,
      from: of("affiliate_codes"),
      key: sql`code_key`,
    },
    postback: {
      columns: sql`url, kinds, state, created_at as "createdAt", delivered_at as "deliveredAt"`,
      from: of("webhook_endpoints"),
      key: sql`id`,
    },
    labels: {
      columns: sql`l.names ->> 'EN' as name, m.set_at as "setAt"`,
      from: sql`member_labels m join labels l on l.tenant_id = m.tenant_id and l.id = m.label_id
        where m.tenant_id = ${tenantId} and m.member_id = ${id}`,
      key: sql`m.label_id`,
    },
    identityChecks: {
      columns: sql`submitted_at as "submittedAt", state, document_type as "documentType", full_name as "fullName",
        decided_at as "decidedAt", reason`,
      from: of("identity_checks"),
      key: sql`${time("submitted_at")} || id`,
    },
    limits: {
      // Minutes where the limit is for a session.
      columns: sql`kind, period, case kind when 'SESSION' then amount::text else ${money("amount")} end as amount,
        asked_at as "askedAt", confirmed_at as "confirmedAt", is_current as "inForce"`,
      from: of("protection_limits"),
      key: sql`concat_ws(' ', ${time("asked_at")}, kind, period, number)`,
    },
    protection: {
      columns: sql`reality_minutes as "realityCheckMinutes", deposit_message_at as "depositMessageAt"`,
      from: of("protected_members"),
      key: sql`member_id`,
    },
    exclusions: {
      columns: sql`kind, at, until_at as until`,
      from: of("protection_exclusions"),
      key: sql`${time("at")} || id`,
    },
    // Stays after a deletion until the exclusion ends; a hash says nothing to anybody.
    keptOfExclusions: {
      columns: sql`t.rule as kind, x.until_at as until`,
      from: sql`protection_exclusions x join excluded_traits t on t.tenant_id = x.tenant_id and t.exclusion_id = x.id
        where x.tenant_id = ${tenantId} and x.member_id = ${id}`,
      key: sql`concat_ws(' ', ${time("x.at")}, x.id, t.rule, t.trait_key)`,
    },
    restrictions: {
      columns: sql`scope, target, created_at as at, until_at as until, lifted_at as "liftedAt"`,
      from: of("play_restrictions"),
      key: sql`${time("created_at")} || id`,
    },
    playTimes: {
      columns: sql`began_at as "beganAt", seen_at as "seenAt"`,
      from: of("play_times"),
      key: sql`member_id`,
    },
    playHours: {
      columns: sql`hour, ${money("staked")} as staked, ${money("won")} as won`,
      from: of("protected_play"),
      key: time("hour"),
    },
    askedStakes: {
      columns: sql`vendor, round_id as round, ${money("amount")} as amount, at`,
      from: of("asked_stakes"),
      key: sql`concat_ws(' ', vendor, round_id)`,
    },
    turnover: {
      columns: sql`source, state, ${money("held")} as held, ${money("required")} as required, ${money("done")} as done,
        created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt"`,
      from: of("turnover_requirements"),
      key: sql`lpad(position::text, 19, '0')`,
    },
    bonuses: {
      columns: sql`names, state, order_no as "orderNo", ${money("amount")} as amount, ${money("required")} as required,
        ${money("converted")} as converted, granted_at as "grantedAt", expires_at as "expiresAt", ended_at as "endedAt"`,
      from: of("bonuses"),
      key: sql`lpad(position::text, 19, '0')`,
    },
    inbox: {
      columns: sql`created_at as at, template, "values", read_at as "readAt"`,
      from: of("inbox_messages"),
      key: sql`lpad(position::text, 19, '0')`,
    },
    dataExports: {
      columns: sql`asked_at as "askedAt", ready_at as "readyAt", state, bytes`,
      from: of("data_exports"),
      key: sql`${time("asked_at")} || id`,
    },
    files: {
      columns: sql`created_at as "storedAt", purpose, type, bytes`,
      from: of("stored_files"),
      key: sql`${time("created_at")} || id`,
    },
  };
  return parts;
}

/** The records of one part, none left out, however many there are. */
export const listPart = (db: Db, member: Member, part: PlainPart): DataPages => listRows(db, toRows(member)[part]);

/** The member's records in a table that a manifest names, none left out. */
export const listTable = (
  db: Db,
  { tenant_id: tenantId, id }: Member,
  { table, columns, key }: MemberTable,
): DataPages =>
  listRows(db, { columns, key, from: sql`${sql.table(table)} where tenant_id = ${tenantId} and member_id = ${id}` });

async function* listRows(db: Db, { columns, from, key }: PartRows): DataPages {
  for (let last = ""; ;) {
    // Ordered by bytes: the order of a database's language may take two keys for one.
    const { rows } = await sql<DataRecord & { readonly row_key: string }>`
      select * from (select ${columns}, (${key})::text collate "C" as row_key from ${from}) r
      where row_key > ${last} order by row_key limit ${pageSize}`.execute(db);
    yield rows.map((row) => ({ ...row, row_key: undefined }));
    const end = rows.at(-1);
    if (rows.length < pageSize || end === undefined) break;
    last = end.row_key;
  }
}
