import { type Database, getSqlState } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "../../test/plantEntries.ts";
import { balanceOf, fund, house, mainOf, move, openTestLedger } from "../../test/testLedger.ts";
import { checkTrialBalance } from "./checkLedger.ts";
import { checkSeals } from "./checkSeals.ts";
import type { LedgerFault } from "./LedgerFault.ts";
import { listImbalances } from "./listImbalances.ts";
import { postTransfer } from "./postTransfer.ts";
import { sealHours } from "./sealHours.ts";

/** Other tests write on the same server, and sealing waits for their open transactions. */
const timeout = 40_000;

interface Seal {
  readonly tenant_id: string;
  readonly account: string;
  readonly entries: string;
  readonly total: string;
  readonly previous: string;
  readonly hash: string;
}

describe("seals of the house's hours", () => {
  let ledger: Database<unknown>;

  beforeAll(async () => {
    ledger = await openTestLedger();
  });
  afterAll(() => ledger.close());

  const listSeals = async (tenant: string): Promise<readonly Seal[]> =>
    (
      await sql<Seal>`select tenant_id, account, entries, total::text as total, previous, hash from ledger.seals where tenant_id = ${tenant} order by account, hour`.execute(
        ledger.db,
      )
    ).rows;

  /** As if no hour had ever been sealed. */
  async function forgetSeals(): Promise<void> {
    await asOwner(ledger.db, (tx) =>
      sql`update ledger.sealing set until = '-infinity', settled = '-infinity'`.execute(tx),
    );
    await asOwner(ledger.db, (tx) => sql`delete from ledger.seals`.execute(tx));
  }

  /** Posts transfers and backdates their entries by some hours. */
  async function playHoursAgo(tenant: string, hours: number, keys: readonly string[]): Promise<void> {
    for (const key of keys)
      await postTransfer(ledger.db, { tenant, scope: "bet", key, ref: "r", postings: move(mainOf("ann"), house, 3n) });
    await asOwner(ledger.db, (tx) =>
      sql`
      update ledger.entries e set at = date_trunc('hour', clock_timestamp()) - ${hours} * interval '1 hour' + (e.at - date_trunc('hour', e.at))
      where tenant_id = ${tenant} and e.at > clock_timestamp() - interval '20 minutes'
        and e.transfer_id in (select t.id from ledger.transfers t where t.tenant_id = ${tenant} and t.key = any(${[...keys]}))`.execute(
        tx,
      ),
    );
  }

  it("WL-13: an hour that is over is sealed once, whoever seals at once; the present one is not", async () => {
    await fund(ledger, "once", ["ann"], 100n);
    await playHoursAgo("once", 5, ["1", "2"]);
    await playHoursAgo("once", 3, ["3"]);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => sealHours(ledger.db, timeout)));
    expect(outcomes).toContain("DONE");
    const seals = await listSeals("once");
    expect(seals).toEqual([
      expect.objectContaining({ entries: "2", total: "6", previous: "" }),
      expect.objectContaining({ entries: "1", total: "9", previous: seals[0]?.hash }),
    ]);
    expect(await sealHours(ledger.db, timeout)).toBe("DONE");
    expect(await listSeals("once")).toEqual(seals);
    expect(await checkSeals(ledger.db)).toEqual([]);
    expect(await checkTrialBalance(ledger.db)).toEqual([]);
  });

  it("WL-13: the balance of the moment adds up before seals, over them and behind them, and reads no entry that is sealed", async () => {
    const { db } = ledger;
    await fund(ledger, "moment", ["ann", "bo"], 100n);
    expect(await listImbalances(db)).toEqual([]);
    // Every hour so far, including the current one as if it were over.
    await asOwner(db, (tx) =>
      sql`update ledger.entries set at = at - interval '2 hours' where at > clock_timestamp() - interval '1 hour'`.execute(
        tx,
      ),
    );
    await forgetSeals();
    await sealHours(db, timeout);
    expect((await listSeals("moment")).length).toBe(1);
    expect(await listImbalances(db)).toEqual([]);
    await postTransfer(db, {
      tenant: "moment",
      scope: "bet",
      key: "1",
      ref: "r",
      postings: move(mainOf("ann"), house, 40n),
    });
    expect([await listImbalances(db), await balanceOf(ledger, "moment", "ann")]).toEqual([[], 60n]);

    const listAfter = (change: ReturnType<typeof sql>) =>
      undone(
        (tx) => change.execute(tx),
        (tx) => listImbalances(tx),
      );
    const off = (total: bigint) => [{ tenant: "moment", realm: "real", asset: "VND", total }];
    expect(
      await listAfter(
        sql`update ledger.accounts set balance = balance + 5 where tenant_id = 'moment' and account = ${mainOf("bo")}`,
      ),
    ).toEqual(off(5n));
    expect(
      await listAfter(
        sql`update ledger.entries set amount = amount - 2 where tenant_id = 'moment' and position is null and amount > 0`,
      ),
    ).toEqual(off(-2n));
    // As seen by a reader who looked up the sealed range just before this hour was sealed.
    expect(await listAfter(sql`update ledger.sealing set until = (select max(hour) from ledger.seals)`)).toEqual([]);
    // Sealed hours are left to the nightly check.
    expect(
      await listAfter(
        sql`update ledger.entries set amount = amount - 2 where tenant_id = 'moment' and position is null and amount < 0`,
      ),
    ).toEqual([]);
  });

  /** What `look` sees after a change made by the schema's owner, which is then rolled back. */
  async function undone<Result>(
    change: (tx: Database<unknown>["db"]) => Promise<unknown>,
    look: (tx: Database<unknown>["db"]) => Promise<Result>,
  ): Promise<Result> {
    const seen: Result[] = [];
    const work = asOwner(ledger.db, async (tx) => {
      await change(tx);
      seen.push(await look(tx));
      throw new Error("taken back");
    });
    await expect(work).rejects.toThrow("taken back");
    const [result] = seen;
    if (result === undefined) throw new Error("nothing was seen");
    return result;
  }

  const [first, second] = [
    sql`tenant_id = 'told' and account = ${house} and at < clock_timestamp() - interval '7 hours'`,
    sql`tenant_id = 'told' and hour > clock_timestamp() - interval '7 hours'`,
  ];
  it.each([
    ["a changed amount", sql`update ledger.entries set amount = amount + 1 where ${first}`, "has a changed entry"],
    ["a changed kind", sql`update ledger.entries set kind = 'WIN' where ${first}`, "has a changed entry"],
    [
      "a changed time",
      sql`update ledger.entries set at = at + interval '1 microsecond' where ${first}`,
      "has a changed entry",
    ],
    [
      "a missing entry",
      sql`delete from ledger.entries where transfer_id = (select max(transfer_id::text)::uuid from ledger.entries where ${first})`,
      "has 1 entries, sealed were 2",
    ],
    ["an hour without its entries", sql`delete from ledger.entries where ${first}`, "has 0 entries, sealed were 2"],
    [
      "an added entry",
      sql`insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, at)
      select tenant_id, transfer_id, 9, account, asset, kind, amount, at from ledger.entries where ${first} limit 1`,
      "has 3 entries, sealed were 2",
    ],
    [
      "an entry of another account",
      sql`insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, at)
      select tenant_id, transfer_id, 9, 'house:x:bonus', asset, kind, amount, at from ledger.entries where ${first} limit 1`,
      "has entries without a seal",
    ],
    [
      "an entry of an hour between",
      sql`insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, at)
      select tenant_id, transfer_id, 9, account, asset, kind, amount, at + interval '1 hour' from ledger.entries where ${first} limit 1`,
      "has entries without a seal",
    ],
    [
      "a changed total",
      sql`update ledger.seals set total = total + 1 where ${second}`,
      "has a changed entry or a changed seal",
    ],
    ["a removed seal", sql`delete from ledger.seals where ${second}`, "has entries without a seal"],
    [
      "a removed first seal",
      sql`delete from ledger.seals where tenant_id = 'told' and not (${second})`,
      "does not continue the seal before",
    ],
  ])("X-01: %s is told", async (_, change, problem) => {
    if ((await listSeals("told")).length === 0) {
      await fund(ledger, "told", ["ann"], 100n);
      await forgetSeals();
      await playHoursAgo("told", 9, ["1", "2"]);
      await playHoursAgo("told", 5, ["3"]);
      await sealHours(ledger.db, timeout);
    }
    expect(await checkSeals(ledger.db)).toEqual([]);
    const faults = await undone<readonly LedgerFault[]>(
      (tx) => change.execute(tx),
      (tx) => checkSeals(tx),
    );
    expect(faults.filter(({ tenant }) => tenant === "told").map((fault) => fault.problem)).toContainEqual(
      expect.stringContaining(problem),
    );
  });

  it("an hour waits for a transaction that may still add to it, and then has its entry", async () => {
    if (ledger.engine.name === "embedded") return;
    await forgetSeals();
    await asOwner(ledger.db, async (tx) => {
      await sql`insert into ledger.entries (tenant_id, transfer_id, line, account, asset, kind, amount, at)
        values ('open', gen_random_uuid(), 1, ${house}, 'VND', 'ADJUST', 4, clock_timestamp() - interval '150 minutes')`.execute(
        tx,
      );
      expect(await sealHours(ledger.db, 200)).toBe("WAITING");
      expect(await listSeals("open")).toEqual([]);
    });
    expect(await sealHours(ledger.db, timeout)).toBe("DONE");
    expect(await checkSeals(ledger.db)).toEqual([]);
    expect(await listSeals("open")).toEqual([expect.objectContaining({ entries: "1", total: "4" })]);
  });

  it("X-01: hours are sealed in a transaction of their own, and the gateway's role changes no seal and no rolled day", async () => {
    const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => "no error", getSqlState);
    const inside = ledger.db.transaction().execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx);
      await sealHours(tx);
    });
    expect(await stateOf(inside)).toBe("25001");
    const columns = { seals: "hash", sealing: "until", holder_days: "day", rolled_holders: "position" };
    for (const [table, column] of Object.entries(columns)) {
      for (const write of [
        "insert into $ select * from $",
        `update $ set ${column} = ${column}`,
        "delete from $",
        "truncate $",
      ]) {
        const text = write.replaceAll("$", `ledger.${table}`);
        expect(await stateOf(sql.raw(text).execute(ledger.db)), text).toBe("42501");
      }
    }
  });
});
