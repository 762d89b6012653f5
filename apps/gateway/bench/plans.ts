import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import type { Db, NoTables } from "../src/db/Db.ts";
import { getSnapshot, listMissed } from "../src/events/liveEventStore.ts";
import { publishEvent } from "../src/events/publishEvent.ts";
import { removeOldSessions } from "../src/authentication/sessionStore.ts";
import { checkTrialBalance } from "../src/ledger/checkLedger.ts";
import { countMessages, listMessagePage } from "../src/messages/outgoingMessageStore.ts";
import { listRoundPage, type RoundFilter, type RoundPlace } from "../src/modules/report/rounds/roundListStore.ts";
import { deposits } from "../src/modules/wallet/deposits/depositStore.ts";
import type { OrderFilter, OrderPlace } from "../src/orders/OrderFilter.ts";
import { listDueBonuses } from "../src/modules/promotions/bonusStore.ts";
import { checkAuditChain, listAuditEntries, listAuditLines } from "../src/tenants/auditStore.ts";
import { countFailedDeliveries, requeueDeliveries } from "../src/webhooks/webhookLogStore.ts";
import { captureStatements, explain } from "../test/captureStatements.ts";
import { longEndpoint, longTenant, plantLongTables } from "../test/plantLongTables.ts";

// How the database goes through tables of a million rows: by an index, or part by part; beside the same without the index.

const most = Number(process.argv[2] ?? 1_000_000);

/** A piece of work, the table that it must not read whole, and the index that it needs; undefined where it goes part by part. */
interface Case {
  readonly name: string;
  readonly table: string;
  readonly index?: string;
  readonly work: (db: Db) => Promise<unknown>;
}

async function findDue(db: Db): Promise<void> {
  for await (const due of listDueBonuses(db, 500))
    if (due.length > 3) throw new Error("more bonuses are due than were planted");
}

const server = await startPostgres();
try {
  const { db, close } = await openDatabase<NoTables>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const since = await getSnapshot(db);
  await plantLongTables(db, most, console.log);
  await publishEvent(db, { tenantId: longTenant, memberId: "reader", kind: "order" });
  const until = await getSnapshot(db);
  const { rows } = await sql<{ at: Date }>`
    select at from audit_log where tenant_id = ${longTenant} and number = ${most / 2}`.execute(db);
  const middle = rows[0]?.at ?? new Date();
  const lines = (filter: Parameters<typeof listAuditLines>[2]) => (one: Db) =>
    listAuditLines(one, longTenant, filter, 51);
  const reader = { tenantId: longTenant, memberId: "reader", tokenHash: undefined };

  const timeZone = "UTC";
  const orders = (filter: Omit<OrderFilter, "timeZone">, after?: OrderPlace) => (one: Db) =>
    deposits.list(one, longTenant, 51, { ...filter, timeZone }, after);
  const rounds = (filter: Omit<RoundFilter, "timeZone">, after?: RoundPlace) => (one: Db) =>
    listRoundPage(one, longTenant, { ...filter, timeZone }, after, 51);
  const [deep] = await listRoundPage(db, longTenant, { timeZone, number: `g${most / 2}` }, undefined, 1);

  const cases: readonly Case[] = [
    { name: "auditAction", table: "audit_log", index: "audit_log_action", work: lines({ action: "rare" }) },
    { name: "auditDays", table: "audit_log", index: "audit_log_time", work: lines({ to: middle }) },
    { name: "auditLooks", table: "audit_log", index: "audit_log_looks", work: lines({ show: "looks" }) },
    { name: "auditActs", table: "audit_log", index: "audit_log_acts", work: lines({ show: "acts" }) },
    {
      name: "auditNewest",
      table: "audit_log",
      index: "audit_log_number",
      work: (one) => listAuditEntries(one, longTenant, 50),
    },
    { name: "auditChain", table: "audit_log", work: (one) => checkAuditChain(one, longTenant) },
    { name: "balances", table: "ledger.entries", work: (one) => checkTrialBalance(one) },
    { name: "endedSessions", table: "sessions", index: "sessions_ended", work: (one) => removeOldSessions(one, 30) },
    { name: "dueBonuses", table: "bonuses", work: findDue },
    {
      name: "failedMessages",
      table: "outgoing_messages",
      index: "outgoing_messages_failed",
      work: (one) => listMessagePage(one, longTenant, 51, { state: "FAILED" }),
    },
    {
      name: "countedMessages",
      table: "outgoing_messages",
      index: "outgoing_messages_failed",
      work: (one) => countMessages(one, longTenant, { state: "FAILED" }),
    },
    {
      name: "waiting",
      table: "webhook_deliveries",
      index: "webhook_deliveries_state",
      work: (one) => countFailedDeliveries(one, longTenant),
    },
    {
      name: "failedDeliveries",
      table: "webhook_deliveries",
      index: "webhook_deliveries_state",
      work: (one) => requeueDeliveries(one, { tenantId: longTenant, id: longEndpoint }, {}),
    },
    {
      name: "missedEvents",
      table: "live_events",
      index: "live_events_reader",
      work: (one) => listMissed(one, reader, since, until),
    },
    { name: "orderNumber", table: "deposits", index: "deposits_by_reference", work: orders({ number: "R77" }) },
    { name: "orderMember", table: "deposits", index: "deposits_member", work: orders({ member: "m5" }) },
    {
      name: "orderDecider",
      table: "deposits",
      index: "deposits_by_decider",
      work: orders({ choices: { decidedBy: "staff" } }),
    },
    { name: "orderType", table: "deposits", index: "deposits_by_type", work: orders({ choices: { type: "CRYPTO" } }) },
    {
      name: "orderAmount",
      table: "deposits",
      index: "deposits_by_amount",
      work: orders({ min: BigInt(most - 3) * 10_000n, choices: { currency: "VND" } }),
    },
    {
      name: "orderLargest",
      table: "deposits",
      index: "deposits_by_amount",
      work: orders({ sort: "largest", choices: { currency: "VND" } }, { value: `${most * 5_000}`, orderNo: "d5" }),
    },
    {
      name: "silentOrders",
      table: "deposits",
      index: "deposits_waiting",
      work: (one) => deposits.takeSilent(one, 50),
    },
    { name: "roundNumber", table: "game_rounds", index: "game_rounds_number", work: rounds({ number: "g77" }) },
    { name: "roundMember", table: "game_rounds", index: "game_rounds_player", work: rounds({ member: "m5" }) },
    { name: "roundOpen", table: "game_rounds", index: "game_rounds_open", work: rounds({ state: "OPEN" }) },
    { name: "roundDeep", table: "game_rounds", index: "game_rounds_newest", work: rounds({}, deep) },
  ];

  const measured: Record<string, number> = {};
  let seqScans = 0;
  for (const { name, table, index, work } of cases) {
    const statements = await captureStatements(db, work);
    const scans = new Set<string>();
    let longest = 0;
    let before = 0;
    for (const statement of statements) {
      const plan = await explain(db, statement);
      longest = Math.max(longest, plan.milliseconds);
      for (const scan of plan.scans) scans.add(scan);
      if (index === undefined) continue;
      const worse = await explain(db, statement, index);
      before = Math.max(before, worse.milliseconds);
    }
    if (scans.has(`Seq Scan ${table.replace("ledger.", "")}`)) seqScans += 1;
    measured[name] = longest;
    if (index !== undefined) measured[`${name}Without`] = before;
    const beside = index === undefined ? "" : `, without ${index} ${before.toFixed(1)} ms`;
    console.log(
      `${name}: ${statements.length} statements, the longest ${longest.toFixed(1)} ms${beside}: ${[...scans].join(", ")}`,
    );
  }
  await close();
  console.log(JSON.stringify({ ...measured, seqScans }));
} finally {
  await server.stop();
}
