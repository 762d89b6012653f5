import { decideWithdrawal, getReconciliation } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "../../../../test/plantEntries.ts";
import { addStaff, Staff } from "../../../../test/staff.ts";
import { useWithdrawals } from "../../../../test/withdrawals.ts";
import { reconcile } from "./reconcile.ts";

describe("the reconciliation of withdrawals", () => {
  const world = useWithdrawals();
  let owner: Staff;

  beforeAll(async () => {
    await addStaff(world.app().services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    owner = await new Staff(world.app(), "AURELUNE").login("owner@aurelune.example");
  });

  const run = (text: string): Promise<unknown> => asOwner(world.app().services.db, (tx) => sql.raw(text).execute(tx));

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
});
