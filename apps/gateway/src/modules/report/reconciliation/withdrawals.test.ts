import { decideWithdrawal, getReconciliation } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "../../../../test/plantEntries.ts";
import { addStaff, Staff } from "../../../../test/staff.ts";
import { bank, toNumber } from "../../../../test/payoutPlaces.ts";
import { useWithdrawals } from "../../../../test/withdrawals.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { postTransfer } from "../../../ledger/postTransfer.ts";
import { reconcile } from "./reconcile.ts";

type Place = "main" | "frozen" | "payouts";

describe("the reconciliation of withdrawals", () => {
  const world = useWithdrawals();
  let owner: Staff;

  beforeAll(async () => {
    await addStaff(world.app().services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    owner = await new Staff(world.app(), "AURELUNE").login("owner@aurelune.example");
  });

  const run = (text: string): Promise<unknown> => asOwner(world.app().services.db, (tx) => sql.raw(text).execute(tx));

  /** Moves money in the ledger for an order, whatever the order says. */
  async function move(member: string, key: string, ref: string, [from, to]: readonly [Place, Place]): Promise<void> {
    const [asset, tenant] = ["VND", "aurelune"] as const;
    const toAccount = (place: Place): string =>
      place === "payouts" ? toHouseAccount("real", tenant, place) : toMemberAccount("real", member, place);
    const kind = "WITHDRAW_BACK" as const;
    const postings = [
      { account: toAccount(from), asset, kind: from === "frozen" ? "WITHDRAW_OUT" : kind, amount: -1_000_000_000n },
      { account: toAccount(to), asset, kind: from === "frozen" ? "WITHDRAW_OUT" : kind, amount: 1_000_000_000n },
    ] as const;
    await postTransfer(world.app().services.db, { tenant, scope: "withdraw", key, ref, postings });
  }

  async function listFound(): Promise<readonly (readonly string[])[]> {
    await reconcile(world.app().services).catch((error: unknown) => {
      if (!String(error).includes("reconciliation.differences")) throw error;
    });
    return (await owner.get(getReconciliation, {})).differences.map(({ kind, subject }) => [kind, subject]);
  }

  it("X-02: a withdrawal whose held or paid money differs, and money without one, are shown by its number alone", async () => {
    const paid = await world.disburse();
    await world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, first: { enabled: true, limit: 0 } },
    }));
    const { ann, accountId } = await world.newMember();
    const { orderNo } = await world.order(ann, accountId);
    expect(await listFound()).toEqual([]);
    await run(`update withdrawals set amount = amount + 1 where order_no = '${orderNo}'`);
    expect(await listFound()).toEqual([["WITHDRAWAL_HELD", orderNo]]);
    await run(`update withdrawals set amount = amount - 1 where order_no = '${orderNo}'`);
    await run(`update withdrawals set amount = amount + 1 where order_no = '${paid.orderNo}'`);
    expect(await listFound()).toEqual([["WITHDRAWAL_PAID", paid.orderNo]]);
    await run(`update withdrawals set amount = amount - 1 where order_no = '${paid.orderNo}'`);
    await world.staff("pia").get(decideWithdrawal, { orderNo, decision: "reject", reason: "Not your account." });
    await run(`update withdrawals set state = 'CONFIRMED' where order_no = '${orderNo}'`);
    expect(await listFound()).toEqual([["WITHDRAWAL_PAID", orderNo]]);
    await run(`update withdrawals set state = 'REJECTED' where order_no = '${orderNo}'`);
    await run(`alter table withdrawal_steps disable trigger all; alter table withdrawals disable trigger all;
      update withdrawals set order_no = 'W0' || order_no where order_no = '${orderNo}'`);
    const found = await listFound();
    expect(found.filter(([kind]) => kind === "ENTRY_WITHOUT_WITHDRAWAL").map(([, subject]) => subject)).toEqual([
      orderNo,
      orderNo,
    ]);
    await run(`update withdrawals set order_no = '${orderNo}' where order_no = 'W0${orderNo}';
      alter table withdrawal_steps enable trigger all; alter table withdrawals enable trigger all`);
    expect(await listFound()).toEqual([]);
  });

  /** Lets the orders so far count as changed long ago, so that their providers are asked. */
  const age = () => run(`update withdrawals set changed_at = changed_at - interval '10 minutes'`);

  it("X-02: a payout that its provider calls otherwise, in another amount, or not at all is shown by its number alone", async () => {
    const { orderNo, ann } = await world.disburse();
    await age();
    expect(await listFound()).toEqual([]);
    await run(`update withdrawals set fee = fee + 50 where order_no = '${orderNo}'`);
    expect(await listFound()).toEqual([["PROVIDER_AMOUNT", orderNo]]);
    await run(`update withdrawals set fee = fee - 50 where order_no = '${orderNo}'`);
    const { rows } = await sql<{ member: string }>`
      select member_id as member from withdrawals where order_no = ${orderNo}`.execute(world.app().services.db);
    const member = rows[0]?.member ?? "";
    // An order that was paid out by nobody, with its entries.
    await run(`create temp table ghost as select * from withdrawals where order_no = '${orderNo}';
      update ghost set order_no = 'WGHOST', provider_ref = 'ghost'; insert into withdrawals select * from ghost; drop table ghost`);
    await move(member, "lock:WGHOST", "WGHOST", ["payouts", "frozen"]);
    await move(member, "out:WGHOST", "WGHOST", ["frozen", "payouts"]);
    expect(await listFound()).toEqual([["PROVIDER_UNKNOWN", "WGHOST"]]);
    await run(
      `delete from withdrawal_steps where order_no = 'WGHOST'; delete from withdrawals where order_no = 'WGHOST'`,
    );
    expect(new Set(await listFound().then((found) => found.map(([kind]) => kind)))).toEqual(
      new Set(["ENTRY_WITHOUT_WITHDRAWAL"]),
    );
    expect(await world.walletOf(ann)).toMatchObject({ balance: "0.00" });
  });

  it("X-02: a rejected withdrawal that the provider pays is shown, and so is money that came back twice", async () => {
    await world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, first: { enabled: true, limit: 0 } },
    }));
    const { ann, accountId } = await world.newMember();
    const { orderNo } = await world.order(ann, accountId);
    const provider = world.app().services.payments.get("AURELUNE", "PAY_HOUSE");
    const { methodId, place, holder } = bank;
    const paid = { orderNo, methodId, amount: 1_000_000_000n, currency: "VND", place, account: toNumber(), holder };
    await provider?.createPayout(paid);
    await expect.poll(async () => (await provider?.query("PAYOUT", orderNo))?.status).toBe("PAID");
    await world.staff("pia").get(decideWithdrawal, { orderNo, decision: "reject", reason: "Not your account." });
    await age();
    const known = await listFound();
    expect(known.filter(([, subject]) => subject === orderNo)).toEqual([["PROVIDER_STATE", orderNo]]);
    const { rows } = await sql<{ member: string }>`
      select member_id as member from withdrawals where order_no = ${orderNo}`.execute(world.app().services.db);
    await move(rows[0]?.member ?? "", `again:${orderNo}`, orderNo, ["payouts", "main"]);
    const added = (await listFound()).filter((each) => !known.some((other) => other.join() === each.join()));
    expect(added).toEqual([["ENTRY_WITHOUT_WITHDRAWAL", orderNo]]);
  });
});
