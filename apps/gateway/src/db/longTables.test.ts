import { memberSorts } from "@marquee/contract/staff";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { captureStatements } from "../../test/captureStatements.ts";
import { countRowsRead } from "../../test/countRowsRead.ts";
import { longEndpoint, longTenant, plantLongTables } from "../../test/plantLongTables.ts";
import { removeOldSessions } from "../authentication/sessionStore.ts";
import { checkTrialBalance } from "../ledger/checkLedger.ts";
import { countMessages, listMessagePage } from "../messages/outgoingMessageStore.ts";
import type { OrderFilter, OrderPlace } from "../orders/OrderFilter.ts";
import { listSorted } from "../modules/member-desk/memberListStore.ts";
import { type CheckFilter, listCheckPage } from "../modules/security/identityStore.ts";
import { listRoundPage, type RoundFilter, type RoundPlace } from "../modules/report/rounds/roundListStore.ts";
import { deposits } from "../modules/wallet/deposits/depositStore.ts";
import { listDueBonuses } from "../modules/promotions/bonusStore.ts";
import { countFailedMessages } from "../messages/outgoingMessageStore.ts";
import { countFailedDeliveries } from "../webhooks/webhookLogStore.ts";
import { requeueDeliveries } from "../webhooks/webhookLogStore.ts";
import { migrations } from "./migrations.ts";
import { gatewayRole } from "./role.ts";
import type { NoTables } from "./Db.ts";

const rows = 10_000;
/** Far fewer than are there. */
const few = 200;

describe("tables that grow for years", () => {
  let database: TestDatabase<NoTables>;
  beforeAll(async () => {
    database = await openTestDatabase(inject("testSource"), { migrations, role: gatewayRole });
    await plantLongTables(database.db, rows);
  });
  afterAll(() => database.close());

  it("sessions that ended long ago are removed without reading the others", async () => {
    const { db } = database;
    expect(await countRowsRead(db, "sessions", (tx) => removeOldSessions(tx, 30))).toBeLessThan(few);
    expect(await removeOldSessions(db, 30)).toBe(0);
    const { rows: left } = await sql<{ n: number }>`select count(*)::int as n from sessions`.execute(db);
    expect(left).toEqual([{ n: rows - 1 }]);
  });

  it("X-52: messages that failed are listed and counted without reading those that went", async () => {
    const { db } = database;
    const list = () => listMessagePage(db, longTenant, 50, { state: "FAILED" });
    expect(await list()).toHaveLength(5);
    const read = await countRowsRead(db, "outgoing_messages", async (tx) => {
      await listMessagePage(tx, longTenant, 50, { state: "FAILED" });
      await listMessagePage(tx, longTenant, 50, { template: "rare" });
      await countMessages(tx, longTenant, { state: "FAILED" });
      await countFailedMessages(tx, longTenant);
    });
    expect(read).toBeLessThan(few);
  });

  it("X-52: orders and rounds are found and counted without reading the others, however deep the page is", async () => {
    const { db } = database;
    const timeZone = "UTC";
    const orders = async (filter: Omit<OrderFilter, "timeZone">, after?: OrderPlace): Promise<number> => {
      const read = await countRowsRead(db, "deposits", (tx) =>
        deposits.list(tx, longTenant, 51, { ...filter, timeZone }, after),
      );
      expect(read).toBeLessThan(few);
      return (await deposits.list(db, longTenant, 51, { ...filter, timeZone }, after)).length;
    };
    expect(await orders({ number: "d77" })).toBe(1);
    expect(await orders({ number: "R77" })).toBe(1);
    expect(await orders({ member: "m5" })).toBe(10);
    expect(await orders({ choices: { decidedBy: "staff" } })).toBe(1);
    expect(await orders({ choices: { type: "CRYPTO" } })).toBe(1);
    expect(await orders({ state: "REVIEW" })).toBe(5);
    expect(await orders({ min: 99_990_000n, choices: { currency: "VND" } })).toBe(2);
    expect(
      await orders({ sort: "largest", choices: { currency: "VND" } }, { value: "50000000", orderNo: "d5000" }),
    ).toBe(51);
    const rounds = async (
      filter: Omit<RoundFilter, "timeZone">,
      after?: RoundPlace,
      most: number = few,
    ): Promise<number> => {
      const read = await countRowsRead(db, "game_rounds", (tx) =>
        listRoundPage(tx, longTenant, { ...filter, timeZone }, after, 51),
      );
      expect(read).toBeLessThan(most);
      return (await listRoundPage(db, longTenant, { ...filter, timeZone }, after, 51)).length;
    };
    // The index of numbers knows the part of the table in which one may be.
    expect(await rounds({ number: "g77" }, undefined, rows / 4)).toBe(1);
    expect(await rounds({ member: "m5" })).toBe(10);
    expect(await rounds({ state: "OPEN" })).toBe(5);
    const [deep] = await listRoundPage(db, longTenant, { timeZone, number: "g5000" }, undefined, 51);
    expect(await rounds({}, deep)).toBe(51);
    expect(await rounds({ sort: "oldest" }, deep)).toBe(51);
    expect(await rounds({ member: "nobody" })).toBe(0);
  });

  it("X-52: members in every order and identity documents are listed without reading the others", async () => {
    const { db } = database;
    const after = { newest: "", oldest: "", name: "m500", nameFalling: "m500", login: "never", loginOldest: "never" };
    for (const sort of memberSorts) {
      const place = { id: "m500", key: after[sort] };
      const read = await countRowsRead(db, "members", async (tx) => {
        await listSorted(tx, longTenant, {}, { sort, most: 51 });
        await listSorted(tx, longTenant, {}, { sort, after: place, most: 51 });
      });
      expect(read, sort).toBeLessThan(few);
    }
    const checks = async (filter: CheckFilter): Promise<number> => {
      const read = await countRowsRead(db, "identity_checks", (tx) => listCheckPage(tx, longTenant, filter, 51));
      expect(read).toBeLessThan(few);
      return (await listCheckPage(db, longTenant, filter, 51)).length;
    };
    expect(await checks({ state: "SUBMITTED" })).toBe(5);
    const [first] = await listCheckPage(db, longTenant, { state: "REJECTED" }, 1);
    const place = { at: new Date((first?.submitted_at.getTime() ?? 0) - 5_000 * 60_000), id: first?.id ?? "" };
    for (const state of [undefined, "REJECTED"] as const)
      for (const behind of [undefined, place]) expect(await checks({ state, after: behind })).toBe(51);
  });

  it("X-52: deliveries that failed are counted and sent again without reading those that went", async () => {
    const { db } = database;
    expect(await countFailedMessages(db, longTenant)).toBe(5);
    expect(await countFailedDeliveries(db, longTenant)).toBe(5);
    expect(await countRowsRead(db, "webhook_deliveries", (tx) => countFailedDeliveries(tx, longTenant))).toBeLessThan(
      few,
    );
    const resend = (tx: typeof db) => requeueDeliveries(tx, { tenantId: longTenant, id: longEndpoint }, {});
    expect(await countRowsRead(db, "webhook_deliveries", resend)).toBeLessThan(few);
    expect(await resend(db)).toBe(0);
    // A delivery that went is sent again when it is named, once.
    const named = { sequence: 3 };
    expect(await requeueDeliveries(db, { tenantId: longTenant, id: longEndpoint }, named)).toBe(1);
    expect(await requeueDeliveries(db, { tenantId: longTenant, id: longEndpoint }, named)).toBe(0);
  });

  it("bonuses that are due are found part by part, each once, and those that ended are not read", async () => {
    const { db } = database;
    const found: [string, boolean][] = [];
    const find = async (tx: typeof db): Promise<void> => {
      found.length = 0;
      for await (const part of listDueBonuses(tx, 300))
        found.push(...part.map(({ order_no: order, is_done: isDone }): [string, boolean] => [order ?? "", isDone]));
    };
    expect(await captureStatements(db, find)).toHaveLength(4);
    expect(found.toSorted()).toEqual([
      ["d11", false],
      ["d12", true],
      ["d13", true],
    ]);
    expect(await countRowsRead(db, "bonuses", find)).toBeLessThan(rows / 2);
  });

  it("X-02: the balances of the ledger are compared with so many entries at a time", async () => {
    const { db } = database;
    const isSum = ({ sql: text }: { readonly sql: string }): boolean => text.includes("ledger.accounts");
    const sizes = (sums: number) => ({ transfers: 100, sums });
    const count = async (sums: number): Promise<number> =>
      (await captureStatements(db, (one) => checkTrialBalance(one, sizes(sums)))).filter(isSum).length;
    // 1,000 holders of ten entries each: 500 holders at most, or 100 entries.
    expect([await count(rows), await count(100)]).toEqual([3, 101]);
    // Each entry for its transfer, for its realm and for its holder, and no batch reads another one's.
    expect(await countRowsRead(db, "ledger.entries", (tx) => checkTrialBalance(tx, sizes(100)))).toBeLessThan(4 * rows);
    const undone = new Error("undone");
    const faults = await db
      .transaction()
      .execute(async (tx) => {
        await sql`set local role none`.execute(tx);
        await sql`update ledger.accounts set balance = 99 where account in ('member:m10:main', 'member:m999:main')`.execute(
          tx,
        );
        const found = await checkTrialBalance(tx, sizes(100));
        throw Object.assign(undone, { found: found.filter(({ problem }) => problem.includes("balance")) });
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
        return Reflect.get(undone, "found");
      });
    expect(faults).toEqual(
      ["m10", "m999"].map((member) => expect.objectContaining({ subject: `member:${member}:main VND` })),
    );
  });
});
