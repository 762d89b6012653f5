import { randomUUID } from "node:crypto";
import { createDeposit, getDeposit } from "@marquee/contract";
import { type Difference, getReconciliation, startReconciliation } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createGameServer } from "../../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openPayHouse } from "../../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../../test/payHouse.ts";
import { asOwner } from "../../../../test/plantEntries.ts";
import { createSeamlessPlayers, stake } from "../../../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { postTransfer } from "../../../ledger/postTransfer.ts";
import { reconcile } from "./reconcile.ts";

const unpaid = "50000.00";

describe("the reconciliation", () => {
  let app: TestApp;
  let pay: PayHouse;
  let owner: Staff;
  const facts = { member: "", paid: "", lost: "", roundId: "", betTx: "", transfer: "" };

  const run = (text: string): Promise<unknown> => asOwner(app.services.db, (tx) => sql.raw(text).execute(tx));

  async function deposit(amount: string, isHeard: boolean): Promise<{ readonly id: string; readonly orderNo: string }> {
    const visitor = openAurelune(app);
    const { id } = await visitor.registerAs(`recon${amount.length}${isHeard ? "a" : "b"}`);
    const key = { headers: { "idempotency-key": randomUUID() } };
    const order = await visitor.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount }, key);
    if (!isHeard) await pay.setFaults("lost");
    await pay.submit(order.pay?.url ?? "", { act: "pay" });
    if (isHeard)
      await vi.waitFor(
        async () => expect((await visitor.get(getDeposit, { orderNo: order.orderNo })).state).toBe("CREDITED"),
        { timeout: 60_000, interval: 50 },
      );
    return { id, orderNo: order.orderNo };
  }

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    await addStaff(app.services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    const players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    const player = await players.openPlayer();
    for (let each = 0; each < 6; each += 1) {
      const [one, txId] = [player.round(), randomUUID()];
      await players.bet(one, txId);
      if (each === 5) await players.rollback(one, txId);
      else await players.win(one, each * stake);
      if (each === 3) [facts.roundId, facts.betTx] = [one.roundId, txId];
    }
    const paid = await deposit("100000.00", true);
    [facts.member, facts.paid] = [paid.id, paid.orderNo];
    facts.lost = (await deposit(unpaid, false)).orderNo;
    await run(
      `update deposits set changed_at = changed_at - interval '10 minutes', state = case order_no when '${facts.lost}' then 'EXPIRED' else state end`,
    );
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ledger.transfers where key = ${facts.betTx}`.execute(app.services.db);
    facts.transfer = rows[0]?.id ?? "";
  });
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  async function listFound(): Promise<readonly Difference[]> {
    await reconcile(app.services).catch((error: unknown) => {
      if (!String(error).includes("reconciliation.differences")) throw error;
    });
    const { run: last, differences } = await owner.get(getReconciliation, {});
    expect(last).toMatchObject({ state: "DONE", differences: differences.length });
    expect(last?.transfers).toBeGreaterThan(10);
    expect(last?.rounds).toBe(6);
    return differences;
  }

  it("X-02: an order that its provider calls paid, and we do not, is the only difference there is; then none", async () => {
    expect(await listFound()).toEqual([
      { kind: "PROVIDER_STATE", subject: facts.lost, expected: "PAID", found: "EXPIRED" },
    ]);
    await run(`update deposits set state = 'REVIEW' where order_no = '${facts.lost}'`);
    expect(await listFound()).toEqual([]);
  });

  const bet = () => `provider_transactions where tx_id = '${facts.betTx}'`;

  it.each([
    [
      "LEDGER_UNBALANCED",
      () => facts.transfer,
      () =>
        `update ledger.entries set amount = amount + 1 where transfer_id = '${facts.transfer}' and position is null`,
      () =>
        `update ledger.entries set amount = amount - 1 where transfer_id = '${facts.transfer}' and position is null`,
    ],
    [
      "BALANCE",
      () => `member:${facts.member}:main VND`,
      () => `update ledger.accounts set balance = balance + 1 where account = 'member:${facts.member}:main'`,
      () => `update ledger.accounts set balance = balance - 1 where account = 'member:${facts.member}:main'`,
    ],
    [
      "CHAIN",
      () => `member:${facts.member}:main VND`,
      () =>
        `update ledger.entries set hash = 'x' || hash where account = 'member:${facts.member}:main' and position = 2`,
      () =>
        `update ledger.entries set hash = substr(hash, 2) where account = 'member:${facts.member}:main' and position = 2`,
    ],
    [
      "SEAL",
      () => "house:aurelune:adjust VND",
      () => `update ledger.sealing set until = date_trunc('hour', now()) - interval '1 hour';
        insert into ledger.seals values ('aurelune', 'house:aurelune:adjust', 'VND', date_trunc('hour', now(), 'UTC') - interval '3 hours', 5, 5, '', 'x')`,
      () => `delete from ledger.seals; update ledger.sealing set until = '-infinity'`,
    ],
    [
      "TRANSACTION_WITHOUT_ENTRY",
      () => `${facts.roundId} · ghost`,
      () =>
        `create temp table ghost as select * from ${bet()}; update ghost set tx_id = 'ghost'; insert into provider_transactions select * from ghost; drop table ghost`,
      () => `delete from provider_transactions where tx_id = 'ghost'`,
    ],
    [
      "ENTRY_WITHOUT_TRANSACTION",
      () => expect.stringContaining(`${facts.roundId} · ${facts.betTx}`),
      () =>
        `update provider_transactions set tx_id = 'gone', status = 'INSUFFICIENT_FUNDS' where tx_id = '${facts.betTx}'`,
      () => `update provider_transactions set tx_id = '${facts.betTx}', status = 'OK' where tx_id = 'gone'`,
    ],
    [
      "TRANSACTION_AMOUNT",
      () => `${facts.roundId} · ${facts.betTx}`,
      () => `update provider_transactions set amount = amount + 1 where tx_id = '${facts.betTx}'`,
      () => `update provider_transactions set amount = amount - 1 where tx_id = '${facts.betTx}'`,
    ],
    [
      "ROUND_TOTALS",
      () => facts.roundId,
      () => `update game_rounds set won = won + 7 where round_id = '${facts.roundId}'`,
      () => `update game_rounds set won = won - 7 where round_id = '${facts.roundId}'`,
    ],
    [
      "DEPOSIT_WITHOUT_ENTRY",
      () => facts.paid,
      () => `update deposits set provider_ref = 'x' || provider_ref where order_no = '${facts.paid}'`,
      () => `update deposits set provider_ref = substr(provider_ref, 2) where order_no = '${facts.paid}'`,
    ],
    [
      "ENTRY_WITHOUT_DEPOSIT",
      () => facts.paid,
      () => `update deposits set state = 'REVIEW' where order_no = '${facts.paid}'`,
      () => `update deposits set state = 'CREDITED' where order_no = '${facts.paid}'`,
    ],
    [
      "DEPOSIT_AMOUNT",
      () => facts.paid,
      () => `update deposits set fee = fee + 1 where order_no = '${facts.paid}'`,
      () => `update deposits set fee = fee - 1 where order_no = '${facts.paid}'`,
    ],
    [
      "PROVIDER_AMOUNT",
      () => facts.paid,
      () => `update deposits set amount = amount + 50, fee = fee + 50 where order_no = '${facts.paid}'`,
      () => `update deposits set amount = amount - 50, fee = fee - 50 where order_no = '${facts.paid}'`,
    ],
  ])(
    "X-02: damage of kind %s is shown as exactly that difference, by its number",
    async (kind, toSubject, damage, repair) => {
      await run(damage());
      const found = await listFound();
      await run(repair());
      expect(found.map((each) => [each.kind, each.subject])).toEqual([[kind, toSubject()]]);
      expect(await listFound()).toEqual([]);
    },
  );

  const credit = (key: string, ref: string) => {
    const [asset, amount] = ["VND", 1_000_000_000n] as const;
    return postTransfer(app.services.db, {
      tenant: "aurelune",
      scope: "deposit",
      key: `PAY_HOUSE:${key}`,
      ref,
      postings: [
        { account: toHouseAccount("real", "aurelune", "deposits"), asset, kind: "DEPOSIT", amount: -amount },
        { account: toMemberAccount("real", facts.member, "main"), asset, kind: "DEPOSIT", amount },
      ],
    });
  };

  it("X-02: a credited order that its provider does not know is shown by its number, and so is a second credit of one order", async () => {
    await run(`create temp table ghost as select * from deposits where order_no = '${facts.paid}';
      update ghost set order_no = 'DGHOST', provider_ref = 'ghost'; insert into deposits select * from ghost; drop table ghost`);
    await credit("ghost", "DGHOST");
    expect(await listFound()).toMatchObject([{ kind: "PROVIDER_UNKNOWN", subject: "DGHOST" }]);
    await credit("again", facts.paid);
    expect(await listFound()).toMatchObject([
      { kind: "ENTRY_WITHOUT_DEPOSIT", subject: facts.paid, found: "100000.00" },
      { kind: "PROVIDER_UNKNOWN", subject: "DGHOST" },
    ]);
  });

  it("X-02: only who may read it does, at that merchant alone, and a run under way is not started again", async () => {
    await addStaff(app.services.db, "support@aurelune.example", { AURELUNE: ["SUPPORT"] });
    const support = await new Staff(app, "AURELUNE").login("support@aurelune.example");
    expect(await support.refuse(getReconciliation, {})).toBe("permission.denied");
    expect(await support.refuse(startReconciliation, {})).toBe("permission.denied");
    await addStaff(app.services.db, "owner@kickline.example", { KICKLINE: ["OWNER"] });
    const kim = await new Staff(app, "KICKLINE").login("owner@kickline.example");
    expect((await kim.get(getReconciliation, {})).differences).toEqual([]);
    await run(
      `insert into reconciliation_runs (tenant_id, id, state) values ('aurelune', '${randomUUID()}', 'RUNNING')`,
    );
    expect(await owner.refuse(startReconciliation, {})).toBe("state.changed");
  });
});
