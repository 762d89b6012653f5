import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runJob } from "@marquee/contract/staff";
import { type Database, openDatabase, transact } from "@marquee/database";
import { type PostgresServer, startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createGatewayProcess, type GatewayProcess } from "../../../test/gatewayProcess.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { functions } from "../../db/functions.ts";
import { migrations } from "../../db/migrations.ts";
import { gatewayRole } from "../../db/role.ts";
import type { NoTables } from "../../db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { checkChains, checkTrialBalance } from "../../ledger/checkLedger.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { makeAgent, moveMember } from "../agent/index.ts";

const tenantId = "aurelune";
/** Bills of each payer: more than a run pays before it is killed. */
const bills = 150;
/** Of each bill, in 1/10,000 of the unit. */
const amount = 70_000n;
const patience = { timeout: 120_000, interval: 20 };

describe("bills while gateways are killed", () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "marquee-bills-")));
  let postgres: PostgresServer;
  let database: Database<NoTables>;
  let gateways: readonly GatewayProcess[] = [];
  let [upline, downline] = ["", ""];

  beforeAll(async () => {
    postgres = await startPostgres();
    const env = {
      ...deskSettings,
      DATABASE_URL: postgres.url,
      MARQUEE_SECRETS_KEY: randomBytes(32).toString("base64url"),
    };
    gateways = folders.map((data) => createGatewayProcess(data, 0, env));
    for (const gateway of gateways) await gateway.start();
    database = await openDatabase<NoTables>({
      storage: { kind: "server", url: postgres.url },
      migrations,
      functions,
      role: gatewayRole,
    });
    await addStaff(database.db, "owner@marquee.example", { "*": ["OWNER"] });
    [upline, downline] = [await register("payupline"), await register("paydownline")];
    await transact(database.db, async (tx) => {
      await makeAgent(tx, { tenantId, memberId: upline }, 2);
      await moveMember(tx, { tenantId, memberId: downline }, upline);
      await makeAgent(tx, { tenantId, memberId: downline }, 1);
    });
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.kill("SIGTERM")));
    await database.close();
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  function at(index: number): GatewayProcess {
    const gateway = gateways[index];
    if (gateway === undefined) throw new Error("there are two gateways");
    return gateway;
  }
  const register = async (name: string): Promise<string> => (await openAurelune(at(0)).registerAs(name)).id;
  const run = async (index: number): Promise<void> => {
    const owner = await new Staff(at(index), "AURELUNE").login("owner@marquee.example");
    await owner.get(runJob, { name: "pay-bills" });
  };

  /** Bills of a contract of somebody with a downline, each of an hour of its own. */
  async function plantBills(from: string | null, to: string, payer: "UPLINE" | "PLATFORM"): Promise<void> {
    const id = randomUUID();
    await sql`insert into contracts (tenant_id, id, kind, upline_id, member_id, period, payer, currency, state, effective_from)
      values (${tenantId}, ${id}, 'HOURLY', ${from}, ${to}, 'DAILY', ${payer}, 'VND', 'IN_FORCE', now() - interval '90 days')`.execute(
      database.db,
    );
    await sql`insert into bills (tenant_id, bill_no, contract_id, terms, kind, upline_id, member_id, payer, currency, period_start, period_end, since,
        through, digits, minimum_pay, valid_bet, profit, active, day_bet, tier, carry_in, remainder_in, below, deficit_in, gross, net, amount,
        remainder_out, carry_out, deficit_out, state)
      select ${tenantId}, 'B' || left(${id}, 8) || n, ${id}, 1, 'HOURLY', ${from}, ${to}, ${payer}, 'VND', h.at, h.at + interval '1 hour', h.at,
        '1', 0, 10000, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${amount}, ${amount}, ${amount}, 0, 0, 0, 'PENDING'
      from generate_series(1, ${bills}::int) n cross join lateral (select date_trunc('hour', now()) - n * interval '1 hour' as at) h`.execute(
      database.db,
    );
  }

  async function fund(memberId: string, units: bigint): Promise<void> {
    const account = toMemberAccount("real", memberId, "main");
    await openAccounts(database.db, [{ tenant: tenantId, account, asset: "VND" }]);
    const house = toHouseAccount("real", tenantId, "adjust");
    const ref = randomUUID();
    const postings = [
      { account, asset: "VND", kind: "ADJUST" as const, amount: units },
      { account: house, asset: "VND", kind: "ADJUST" as const, amount: -units },
    ];
    await postTransfer(database.db, { tenant: tenantId, scope: "test", key: ref, ref, postings });
  }

  async function count(): Promise<{ readonly issued: number; readonly open: number }> {
    const { rows } = await sql<{ issued: number; open: number }>`
      select count(*) filter (where state = 'ISSUED')::int as issued, count(*) filter (where state <> 'ISSUED')::int as open from bills`.execute(
      database.db,
    );
    return rows[0] ?? { issued: 0, open: 0 };
  }
  async function balanceOf(memberId: string): Promise<bigint> {
    const { rows } = await sql<{ balance: string }>`select balance::text as balance from ledger.accounts
      where tenant_id = ${tenantId} and account = ${toMemberAccount("real", memberId, "main")} and asset = 'VND'`.execute(
      database.db,
    );
    return BigInt(rows[0]?.balance ?? "0");
  }

  it("contract 3.9.4: a gateway that is killed in the middle of a pay run leaves nobody unpaid and nobody paid twice, and two at once pay each bill once", async () => {
    await fund(upline, amount * BigInt(bills));
    const before = [await balanceOf(upline), await balanceOf(downline)] as const;
    await plantBills(null, upline, "PLATFORM");
    await plantBills(upline, downline, "UPLINE");
    await run(0);
    await vi.waitFor(async () => expect((await count()).issued).toBeGreaterThan(5), patience);
    await at(0).kill("SIGKILL");
    const { issued } = await count();
    expect(issued).toBeLessThan(2 * bills);
    await at(0).start();
    // The killed one's run is begun again within a minute; whoever sends it meanwhile waits behind it.
    await Promise.all([run(0), run(1)]);
    await vi.waitFor(async () => expect((await count()).open).toBe(0), patience);
    const total = amount * BigInt(bills);
    expect([await balanceOf(upline), await balanceOf(downline)]).toEqual([before[0], before[1] + total]);
    const { rows } = await sql<{ transfers: number; payments: number; attempts: number }>`select
      (select count(*)::int from ledger.transfers where scope = 'bill') as transfers, (select count(*)::int from bill_payments) as payments,
      (select sum(attempts)::int from bills) as attempts`.execute(database.db);
    expect(rows).toEqual([{ transfers: 2 * bills, payments: 2 * bills, attempts: 2 * bills }]);
    expect(await checkTrialBalance(database.db)).toEqual([]);
    expect(await checkChains(database.db)).toEqual([]);
  });
});
