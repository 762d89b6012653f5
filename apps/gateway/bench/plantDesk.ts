import { type RawBuilder, sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { asOwner } from "../test/plantEntries.ts";

// What a large merchant's desk has after a year, by SQL: a million members and orders and five million rounds.

/** The merchant of what is planted. */
const deskTenant = "aurelune";

/** How many there are of each. */
export const planted = {
  members: 1_000_000,
  deposits: 500_000,
  withdrawals: 400_000,
  transfers: 100_000,
  rounds: 5_000_000,
  audit: 1_000_000,
  messages: 500_000,
} as const;

/** Labels of one member in a hundred, and of fifty members in all. */
export const deskLabels = {
  many: "018f0000-0000-7000-8000-0000000000b1",
  few: "018f0000-0000-7000-8000-0000000000b2",
} as const;

/** Ids in the order of registration, as the gateway's own are. */
export const toMemberId = (number: number): string =>
  `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000000`;

/** The member who has a hundred thousand rounds and thousands of orders. */
export const heavyMember = toMemberId(77);

const now = sql`clock_timestamp()`;
const id = (number: RawBuilder<unknown>) => sql`lpad(to_hex(${number}), 8, '0') || '-0000-7000-8000-000000000000'`;
/** Whose a row is: one of fifty is the heavy member's. */
const owner = sql`case when n % 50 = 7 then ${heavyMember} else ${id(sql`1 + (n * 7919::int8 % ${planted.members}::int)::int`)} end`;
/** A number of the row's own that goes with nothing else of it. */
const mix = sql`(n * 7919::int8 % 1000003)`;
/** Spread evenly over the year up to now. */
const within = (rows: number) => sql`${now} - (${rows}::int - n) * interval '365 days' / ${rows}::int`;
const series = (from: number, to: number) => sql`from generate_series(${from}::int, ${to}::int) n`;

type Plant = (from: number, to: number) => RawBuilder<unknown>;

const steps: readonly (readonly [table: string, rows: number, plant: Plant])[] = [
  [
    "labels",
    2,
    () => sql`insert into labels (tenant_id, id, names, color, color2, rank)
      select ${deskTenant}, l::uuid, '{"EN":"Bench"}', '#112233', '#112233', 1 from unnest(${Object.values(deskLabels)}::text[]) l`,
  ],
  [
    "members",
    planted.members,
    (from, to) => sql`
      insert into members (tenant_id, id, username, username_key, kind, status, nickname, language, avatar, currency, registered_from,
        registered_at, login_at, email_key, mobile_key, email_confirmed_at, identity_confirmed_at)
      select ${deskTenant}, ${id(sql`n`)}, name, name, case when n % 1000 = 3 then 2 else 0 end,
        case when n % 1000 = 5 then 'FROZEN' when n % 10000 = 9 then 'CLOSED' else 'ACTIVE' end,
        case when n % 2 = 0 then name else 'nick' || name end, 'EN', 1, 'VND', 'bench', ${within(planted.members)},
        case when ${mix} % 5 > 0 then ${now} - ${mix} * interval '30 seconds' end,
        case when n % 2 = 0 then name || '@mail.example' end, case when n % 3 = 0 then '+8490' || lpad(n::text, 7, '0') end,
        case when n % 4 = 0 then ${now} end, case when n % 50 = 0 then ${now} end
      ${series(from, to)}, lateral (select 'member' || lpad(n::text, 7, '0') as name) as named`,
  ],
  [
    "member_labels",
    planted.members,
    (from, to) => sql`
      insert into member_labels (tenant_id, label_id, member_id)
      select ${deskTenant}, ${deskLabels.many}::uuid, ${id(sql`n`)} ${series(from, to)} where n % 100 = 1
      union all
      select ${deskTenant}, ${deskLabels.few}::uuid, ${id(sql`n`)} ${series(from, to)} where n % 20000 = 1`,
  ],
  [
    "deposits",
    planted.deposits,
    (from, to) => sql`
      insert into deposits (tenant_id, order_no, member_id, provider, method_id, type, currency, amount, fee, state, expires_at, ask_at,
        expect_minutes, return_url, created_at, changed_at, provider_ref, decided_by, linked_order_no)
      select ${deskTenant}, 'DB' || n, ${owner}, case when n % 1000 = 1 then 'RARE' else 'PAY_HOUSE' end, 'PAY_HOUSE_BANK',
        case when n % 1000 = 2 then 'VOUCHER' when n % 3 = 0 then 'WALLET' else 'BANK' end, 'VND', 10000 * (1 + n * 7919::int8 % 1000003), 0,
        case when n % 2000 = 3 then 'REVIEW' when n % 5 = 0 then 'EXPIRED' else 'CREDITED' end, ${now}, ${now}, 5, '',
        ${within(planted.deposits)}, ${within(planted.deposits)}, 'P-DB' || n, case when n % 10 = 4 then 'boss@bench.example' end,
        case when n % 1000 = 6 then 'DB' || n - 1 end
      ${series(from, to)}`,
  ],
  [
    "deposit_steps",
    planted.deposits,
    (from, to) => sql`insert into deposit_steps (tenant_id, order_no, step, state, reason)
      select ${deskTenant}, 'DB' || n, 1, 'CREDITED', '' ${series(from, to)}`,
  ],
  [
    "withdrawals",
    planted.withdrawals,
    (from, to) => sql`
      insert into withdrawals (tenant_id, order_no, member_id, provider, method_id, type, place, number, currency, amount, fee, expect_minutes,
        state, created_at, changed_at, provider_ref, decided_by)
      select ${deskTenant}, 'WB' || n, ${owner}, case when n % 1000 = 1 then 'RARE' else 'PAY_HOUSE' end, 'PAY_HOUSE_BANK',
        case when n % 1000 = 2 then 'CRYPTO' when n % 3 = 0 then 'WALLET' else 'BANK' end, 'Harbour Bank', '12345678', 'VND',
        10000 * (1 + n * 7919::int8 % 1000003), 0, 5,
        case when n % 2000 = 3 then 'RISK' when n % 2000 = 4 then 'PARTIAL_CLAIM' when n % 5 = 0 then 'REJECTED' else 'CONFIRMED' end,
        ${within(planted.withdrawals)}, ${within(planted.withdrawals)}, 'P-WB' || n, case when n % 10 = 4 then 'boss@bench.example' end
      ${series(from, to)}`,
  ],
  [
    "withdrawal_steps",
    planted.withdrawals,
    (from, to) => sql`insert into withdrawal_steps (tenant_id, order_no, step, state, reason)
      select ${deskTenant}, 'WB' || n, 1, 'CONFIRMED', '' ${series(from, to)}`,
  ],
  [
    "vendor_transfers",
    planted.transfers,
    (from, to) => sql`
      insert into vendor_transfers (tenant_id, transfer_id, member_id, vendor, direction, currency, amount, state, created_at, ask_at)
      select ${deskTenant}, 'TB' || n, ${owner}, case when n % 1000 = 1 then 'RARE' else 'VENDOR' end, case n % 2 when 0 then 'IN' else 'OUT' end,
        'VND', 10000 * (1 + n * 7919::int8 % 1000003), case when n % 1000 = 3 then 'FAILED' else 'SUCCESS' end, ${within(planted.transfers)}, ${now}
      ${series(from, to)}`,
  ],
  [
    "game_rounds",
    planted.rounds,
    (from, to) => sql`
      insert into game_rounds (tenant_id, provider, round_id, player_id, realm, game_code, state, opened_at, staked, won, transactions)
      select ${deskTenant}, 'PROVIDER', 'GB' || n, ${owner}, 'real', 'GAME' || n % 40,
        case when n % 25000 = 7 then 'OPEN' when n % 1000 = 8 then 'ROLLED_BACK' else 'CLOSED' end, ${within(planted.rounds)},
        10000 * (1 + n * 7919::int8 % 100003), case n % 3 when 0 then 10000 * (1 + n * 7919::int8 % 200003) else 0 end, 1
      ${series(from, to)}`,
  ],
  [
    "provider_transactions",
    // Those of the last fifth of the rounds.
    planted.rounds / 5,
    (from, to) => sql`
      insert into provider_transactions (tenant_id, provider, tx_id, kind, tx_ref, digest, round_id, player_id, session_id, amount, currency,
        status, processed_at, realm)
      select ${deskTenant}, 'PROVIDER', 'TX' || n, 'bet', '', '', 'GB' || n, ${owner}, '', 10000, 'VND', 'OK', ${within(planted.rounds)}, 'real'
      from (select k + ${(planted.rounds * 4) / 5}::int as n from generate_series(${from}::int, ${to}::int) k) k`,
  ],
  [
    "audit_log",
    planted.audit,
    (from, to) => sql`
      insert into audit_log (tenant_id, id, number, hash, at, actor, action, subject, before, after)
      select ${deskTenant}, gen_random_uuid(), coalesce((select max(number) from audit_log where tenant_id = ${deskTenant}), 0) + n - ${from}::int + 1, '',
        ${within(planted.audit)}, 'staff' || n % 20 || '@bench.example',
        case when n % 10 = 7 then 'credit deposit' when n % 1000 = 8 then 'rare act' when n % 2 = 0 then 'view member' else 'read deposits' end,
        'subject ' || n % 5000, 'null', 'null'
      ${series(from, to)}`,
  ],
  [
    "outgoing_messages",
    planted.messages,
    (from, to) => sql`
      insert into outgoing_messages (tenant_id, id, channel, recipient, template, language, "values", state, tries, created_at)
      select ${deskTenant}, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'mail', 'member' || n || '@mail.example',
        case when n % 10000 = 3 then 'rare' else 'login-code' end, 'EN', '{}', case when n % 5000 = 7 then 'FAILED' else 'SENT' end, 1, ${within(planted.messages)}
      ${series(from, to)}`,
  ],
  [
    "proposals",
    20_000,
    (from, to) => sql`
      insert into proposals (tenant_id, id, kind, subject, data, reason, state, proposed_by, proposed_at)
      select ${deskTenant}, gen_random_uuid(), 'roles', 'bench', '{}', 'bench', case when n % 200 = 1 then 'PROPOSED' else 'REJECTED' end,
        gen_random_uuid(), ${within(20_000)}
      ${series(from, to)}`,
  ],
  [
    "protection_exclusions",
    20_000,
    (from, to) => sql`
      insert into protection_exclusions (tenant_id, id, member_id, kind, at)
      select ${deskTenant}, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, ${id(sql`n`)}, 'EXCLUSION', ${within(20_000)} ${series(from, to)}`,
  ],
  [
    "identity_checks",
    20_000,
    (from, to) => sql`
      insert into identity_checks (tenant_id, id, member_id, state, document_type, full_name, liveness_code, front, selfie, submitted_at)
      select ${deskTenant}, gen_random_uuid(), ${id(sql`n`)}, case when n % 100 = 1 then 'SUBMITTED' else 'REJECTED' end, 'PASSPORT', 'Ann', '1',
        gen_random_uuid(), gen_random_uuid(), ${within(20_000)}
      ${series(from, to)}`,
  ],
  [
    "revenue_quarters",
    // Ninety days of twenty games.
    90 * 96,
    (from, to) => sql`
      insert into revenue_quarters (tenant_id, asset, start, account, kind, method, cohort, entries, amount)
      select ${deskTenant}, 'VND', date_trunc('hour', now()) - (${90 * 96}::int - n) * interval '15 minutes', 'house:real:' || 'games:game:GAME' || g, k, '',
        '2026-01', 10, case k when 'BET' then 100000 else -90000 end
      ${series(from, to)}, generate_series(0, 19) g, unnest(array['BET', 'WIN']) k`,
  ],
];

const atOnce = 100_000;

/** Whether a table has the rows of a run before; a kept database has all of a table or none. */
async function isPlanted(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${`bench_${table}`}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** Plants all of it; what stands there from a run before is left. */
export async function plantDesk(db: Db, tell: (line: string) => void): Promise<void> {
  for (const [table, rows, plant] of steps) {
    if (await isPlanted(db, table)) continue;
    const began = performance.now();
    await asOwner(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      // Neither triggers nor foreign keys: the rows are made for lists alone.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (let from = 1; from <= rows; from += atOnce) await plant(from, Math.min(rows, from + atOnce - 1)).execute(tx);
      // Says to the next run that this one is there.
      await sql`create table ${sql.table(`bench_${table}`)} ()`.execute(tx);
    });
    tell(`${table}: planted in ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  await asOwner(db, (tx) => sql`update revenue_state set until = now()`.execute(tx));
}
