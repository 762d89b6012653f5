import { type RawBuilder, sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { asOwner, plantHolders } from "./plantEntries.ts";

/** The merchant and the endpoint of planted rows. */
export const longTenant = "long";
export const longEndpoint = "018f0000-0000-7000-8000-0000000000aa";
const promotion = "018f0000-0000-7000-8000-0000000000ab";

/** How many entries each holder has. */
const entriesOfEach = 10;

const now = sql`clock_timestamp()`;

/** What is planted besides members, by its table: so many rows, of which very few are those that a job or a list looks for. */
const steps: readonly (readonly [table: string, plant: (rows: number) => RawBuilder<unknown>])[] = [
  [
    "members",
    (rows) => sql`
      insert into members (tenant_id, id, username, username_key, nickname, kind, language, avatar, currency, registered_from, login_at)
      select ${longTenant}, 'm' || n, 'm' || n, 'm' || n, 'm' || n, 1, 'EN', 1, 'VND', '', ${now} - n * interval '1 minute' from generate_series(1, ${rows / 10}::int) n`,
  ],
  [
    "audit_log",
    // A line a minute, up to now.
    (rows) => sql`
      insert into audit_log (tenant_id, id, number, hash, at, actor, action, subject, before, after)
      select ${longTenant}, gen_random_uuid(), n, '', ${now} - (${rows}::int - n) * interval '1 minute', 'staff ' || n % 5,
        case n when 7 then 'rare act' else 'read member' end, 'member ' || n % 50, 'null', 'null' from generate_series(1, ${rows}::int) n`,
  ],
  [
    "sessions",
    // One ended long ago; one of twenty lives.
    (rows) => sql`
      insert into sessions (tenant_id, id, token_hash, member_id, address, user_agent, expires_at, ended_at)
      select ${longTenant}, gen_random_uuid(), 'h' || n, 'm' || 1 + n % ${rows / 10}::int, '', '', ${now} + interval '1 day',
        case when n = 7 then ${now} - interval '40 days' when n % 20 > 0 then ${now} - n % 1000 * interval '1 minute' end
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    "outgoing_messages",
    (rows) => sql`
      insert into outgoing_messages (tenant_id, id, channel, recipient, template, language, "values", state, tries)
      select ${longTenant}, gen_random_uuid(), 'mail', 'm' || n || '@mail.example', case n when 7 then 'rare' else 't' end, 'EN', '{}',
        case when n % (${rows}::int / 5) = 7 then 'FAILED' else 'SENT' end, 1 from generate_series(1, ${rows}::int) n`,
  ],
  [
    "webhook_deliveries",
    (rows) => sql`
      with endpoint as (
        insert into webhook_endpoints (tenant_id, id, name, url, kinds, state, sealed_secret, last_sequence, last_turn)
        values (${longTenant}, ${longEndpoint}, 'one', 'https://receiver.example', array['deposit.credited'], 'ON', '', ${rows}::int, ${rows}::int)
      ), event as (
        insert into webhook_events (tenant_id, kind, data) values (${longTenant}, 'deposit.credited', '{}') returning number
      )
      insert into webhook_deliveries (tenant_id, endpoint_id, sequence, turn, event, state, ended_at)
      select ${longTenant}, ${longEndpoint}, n, n, event.number,
        case when n % (${rows}::int / 5) = 7 then 'FAILED' else 'DELIVERED' end, ${now} from event, generate_series(1, ${rows}::int) n`,
  ],
  [
    "deposits",
    (rows) => sql`
      insert into deposits (tenant_id, order_no, member_id, provider, method_id, type, currency, amount, fee, state, expires_at, ask_at,
        expect_minutes, return_url, created_at, provider_ref, decided_by)
      select ${longTenant}, 'd' || n, 'm' || 1 + n % ${rows / 10}::int, 'P', 'B', case when n = 7 then 'CRYPTO' else 'BANK' end, 'VND',
        10000::int8 * n, 0, case when n % (${rows}::int / 5) = 7 then 'REVIEW' else 'CREDITED' end, ${now}, ${now}, 5, '',
        ${now} - (${rows}::int - n) * interval '10 seconds', 'R' || n, case when n = 7 then 'staff' end
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    "game_rounds",
    (rows) => sql`
      insert into game_rounds (tenant_id, provider, round_id, player_id, realm, game_code, state, opened_at, staked, won)
      select ${longTenant}, 'P', 'g' || n, 'm' || 1 + n % ${rows / 10}::int, 'real', 'G', case when n % (${rows}::int / 5) = 7 then 'OPEN' else 'CLOSED' end,
        ${now} - (${rows}::int - n) * interval '1 second', 10000, 0
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    "identity_checks",
    (rows) => sql`
      insert into identity_checks (tenant_id, id, member_id, state, document_type, full_name, liveness_code, front, selfie, submitted_at)
      select ${longTenant}, gen_random_uuid(), 'm' || 1 + n / 5 % ${rows / 10}::int, case when n % (${rows}::int / 5) = 7 then 'SUBMITTED' else 'REJECTED' end,
        'PASSPORT', '', '', gen_random_uuid(), gen_random_uuid(), ${now} - (${rows}::int - n) * interval '1 minute'
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    "bonuses",
    // One of ten is active, with the requirement below; three of those are due: by time, by stakes, and forgiven.
    (rows) => sql`
      with promotion as (
        insert into promotions (tenant_id, id, version, is_on, names, turn, once_per_person, currency, percent, max_bonus, min_deposit, factor, days)
        values (${longTenant}, ${promotion}, 1, true, '{}', 'ONCE', false, 'VND', 10, 1, 1, 1, 1)
      )
      insert into bonuses (tenant_id, id, promotion_id, member_id, order_no, names, currency, percent, max_bonus, min_deposit, factor, days,
        amount, required, state, granted_at, expires_at, ended_at, is_told)
      select ${longTenant}, md5(n::text)::uuid, ${promotion}, 'm' || 1 + n % ${rows / 10}::int, 'd' || n, '{}', 'VND', 10, 1, 1, 1, 1, 1, 1,
        case when n <= ${rows / 10}::int then 'ACTIVE' else 'CONVERTED' end, ${now},
        ${now} + case when n = 11 then interval '-1 minute' else interval '1 day' end,
        case when n > ${rows / 10}::int then ${now} end, true
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    "turnover_requirements",
    (rows) => sql`
      insert into turnover_requirements (tenant_id, id, source, ref, member_id, currency, held, required, lost_below, state, ended_at)
      select ${longTenant}, gen_random_uuid(), 'BONUS', md5(n::text)::uuid::text, 'm' || 1 + n % ${rows / 10}::int, 'VND', 0, 1, 0,
        case when n = 12 then 'FORGIVEN' when n = 13 or n > ${rows / 10}::int then 'DONE' else 'OPEN' end,
        case when n in (12, 13) or n > ${rows / 10}::int then ${now} end
      from generate_series(1, ${rows}::int) n`,
  ],
  [
    "live_events",
    (rows) => sql`
      insert into live_events (tenant_id, member_id, kind)
      select ${longTenant}, 'm' || n % ${rows / 10}::int, 'balance' from generate_series(1, ${rows}::int) n`,
  ],
];

/** Fills the tables that grow for years with so many rows each, at a merchant of their own, and tells the planner. */
export async function plantLongTables(
  db: Db,
  rows: number,
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  await asOwner(db, (tx) =>
    sql`
      insert into merchants (id, code, name, currency, currency_symbol, time_zone, jurisdiction, settings, tree)
      values (${longTenant}, 'LONG', 'Long', 'VND', 'd', 'UTC', 'NONE', '{}', '[]')`.execute(tx),
  );
  for (const [table, plant] of steps) {
    const from = performance.now();
    await asOwner(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      // The chain of the audit log takes the present time and counts by itself.
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await plant(rows).execute(tx);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
      await sql`analyze ${sql.table(table)}`.execute(tx);
      // A server does it by itself, after a while.
      if (table === "game_rounds")
        await sql`select brin_summarize_new_values('game_rounds_number'::regclass)`.execute(tx);
    });
    tell(`${table}: planted in ${Math.round((performance.now() - from) / 1_000)} s`);
  }
  await plantHolders(db, longTenant, rows / entriesOfEach, entriesOfEach);
}
