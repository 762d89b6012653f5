import {
  decideWithdrawal,
  getStaffWithdrawal,
  getWaiting,
  getWorkItem,
  listAudit,
  listChanges,
  listStaffWithdrawals,
  listWork,
  logoutStaff,
  releaseWork,
  takeWork,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addStaff, Staff } from "../../../test/staff.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";

describe("the work queue", () => {
  const world = useWithdrawals();
  const { staff, change, newRich, order, untilState } = world;
  const key = "withdrawals";
  const reason = "for a test";

  /** A withdrawal that waits for a person. */
  const newWaiting = async () => {
    await change((settings) => ({ ...settings, secondApprovalAmount: "50000.00" }));
    const { ann, accountId } = await newRich();
    const { orderNo } = await order(ann, accountId);
    return { ann, orderNo, work: { key, subject: orderNo } };
  };

  /** A person with roles of a test's own. */
  const newPerson = async (name: string, role: "PAYMENTS" | "AUDITOR"): Promise<Staff> => {
    await addStaff(world.app().services.db, `${name}@aurelune.example`, { AURELUNE: [role] });
    return new Staff(world.app(), "AURELUNE").login(`${name}@aurelune.example`);
  };

  const readTaken = async (who: Staff, work: { key: string; subject: string }) =>
    (await who.get(getWorkItem, work)).item?.taken;

  it("lists what waits, the longest first, with its member and amount, to who may decide about it alone", async () => {
    const { orderNo } = await newWaiting();
    const { items, counts } = await staff("pia").get(listWork, { key });
    expect(items.find(({ subject }) => subject === orderNo)).toMatchObject({
      amount: "100000.00",
      currency: "VND",
      deadline: null,
      taken: null,
    });
    expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(counts).toContainEqual({ key, count: items.length });
    const { items: others } = await staff("sam").get(listWork, {});
    expect(others.filter((item) => item.key === key)).toEqual([]);
    expect(await staff("sam").refuse(takeWork, { key, subject: orderNo })).toBe("permission.denied");
    expect(await staff("sam").refuse(getWorkItem, { key, subject: orderNo })).toBe("permission.denied");
  });

  it("of several who take the same at once one has it; the others are told who", async () => {
    const { work } = await newWaiting();
    const people = [staff("pia"), staff("rita"), staff("rob")];
    const answers = await Promise.all(people.map((who) => who.call(takeWork, work)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const refused = answers.flatMap(({ body }) => (body.success ? [] : [body]));
    for (const { errorCode, value } of refused) {
      expect(errorCode).toBe("work.taken");
      expect(value).toMatchObject({ taken: { own: false, by: expect.stringContaining("@aurelune.example") } });
    }
    const mine = await Promise.all(people.map(async (who) => (await who.get(listWork, { own: true })).items));
    expect(mine.flat().filter(({ subject }) => subject === work.subject)).toHaveLength(1);
  });

  it("is taken over only by who says so, which is written down, and given back by who has it alone", async () => {
    const { work } = await newWaiting();
    await staff("pia").get(takeWork, work);
    await staff("rita").get(releaseWork, work);
    expect(await readTaken(staff("rita"), work)).toMatchObject({ by: "pia@aurelune.example", own: false });
    await staff("rita").get(takeWork, { ...work, over: true });
    expect(await readTaken(staff("rita"), work)).toMatchObject({ own: true });
    const { items } = await (await newPerson("ada", "AUDITOR")).get(listAudit, { action: "take over work" });
    expect(items[0]).toMatchObject({ actor: "rita@aurelune.example", subject: work.subject });
    await staff("rita").get(releaseWork, work);
    expect(await readTaken(staff("pia"), work)).toBeNull();
  });

  it("is free again when its taker logs out, and half an hour after the last act", async () => {
    const { work } = await newWaiting();
    const first = await newPerson("paul", "PAYMENTS");
    await first.get(takeWork, work);
    await first.get(logoutStaff, {});
    expect(await readTaken(staff("pia"), work)).toBeNull();
    const second = await newPerson("petra", "PAYMENTS");
    await second.get(takeWork, work);
    await sql`update staff_sessions set seen_at = clock_timestamp() - interval '31 minutes'
      where staff_id = (select id from staff where email = 'petra@aurelune.example')`.execute(world.app().services.db);
    expect(await readTaken(staff("pia"), work)).toBeNull();
    await staff("pia").get(takeWork, work);
    expect(await readTaken(staff("pia"), work)).toMatchObject({ own: true });
  });

  it("what does not wait any more can be taken by nobody; a stale decision is told who decided and when", async () => {
    const { ann, orderNo, work } = await newWaiting();
    const { version: seen } = await staff("pia").get(getStaffWithdrawal, { orderNo });
    await staff("pia").get(decideWithdrawal, { orderNo, seen, decision: "approve", reason });
    const first = await staff("rita").call(decideWithdrawal, { orderNo, seen, decision: "reject", reason });
    expect(first.body).toMatchObject({
      errorCode: "state.changed",
      value: { orderState: "RISK", by: "pia@aurelune.example", at: null },
    });
    await staff("rita").get(decideWithdrawal, { orderNo, decision: "approve", reason });
    await untilState(ann, orderNo, "DISBURSED");
    const second = await staff("rob").call(decideWithdrawal, { orderNo, decision: "reject", reason });
    expect(second.body).toMatchObject({
      errorCode: "state.changed",
      value: { orderState: "DISBURSED", by: "rita@aurelune.example", at: expect.any(Number) },
    });
    expect(await staff("rob").refuse(takeWork, work)).toBe("state.changed");
    expect((await staff("rob").get(getWorkItem, work)).item).toBeNull();
  });

  it("pages that wait are told of a change, by the tags of what the caller may ask for", async () => {
    const { at: since, tags } = await staff("pia").get(listChanges, {});
    expect(tags).toBeNull();
    const { at: own } = await staff("sam").get(listChanges, {});
    const waiting = staff("pia").get(listChanges, { since });
    const { work } = await newWaiting();
    const told = await waiting;
    expect(told.tags).not.toEqual([]);
    await staff("pia").get(takeWork, work);
    // What was published until now, in one answer or several.
    let place = since;
    const heard = new Set<string>();
    await expect
      .poll(async () => {
        const next = await staff("pia").get(listChanges, { since: place });
        place = next.at;
        for (const tag of next.tags ?? []) heard.add(tag);
        return [...heard];
      })
      .toEqual(expect.arrayContaining(["Withdrawals", "Work"]));
    const { tags: others } = await staff("sam").get(listChanges, { since: own });
    expect(others).not.toContain("WithdrawalSettings");
    // A place that this merchant's gateway did not make is as good as none.
    expect((await staff("pia").get(listChanges, { since: "1:2:" })).tags).toBeNull();
  });

  it("a page that asks again keeps no session alive, and writes no second line of the log", async () => {
    await newWaiting();
    const paula = await newPerson("paula", "PAYMENTS");
    const { db: owner } = world.app().services;
    const age = () =>
      sql`update staff_sessions set seen_at = clock_timestamp() - interval '29 minutes'
        where staff_id = (select id from staff where email = 'paula@aurelune.example')`.execute(owner);
    const isOld = async (): Promise<boolean> => {
      const { rows } = await sql<{ old: boolean }>`
        select seen_at < clock_timestamp() - interval '20 minutes' as old from staff_sessions
        where staff_id = (select id from staff where email = 'paula@aurelune.example') and ended_at is null`.execute(
        owner,
      );
      return rows.every(({ old }) => old);
    };
    const auditor = await newPerson("agnes", "AUDITOR");
    const countLooks = async (): Promise<number> =>
      (await auditor.get(listAudit, { actor: "paula@aurelune.example", show: "looks" })).items.length;
    const { items } = await paula.get(listStaffWithdrawals, { state: "RISK" });
    expect(items.length).toBeGreaterThan(0);
    const before = await countLooks();
    await age();
    await paula.get(listStaffWithdrawals, { state: "RISK" }, { headers: { "x-staff": "again" } });
    await paula.get(getWaiting, {});
    expect(await isOld()).toBe(true);
    expect(await countLooks()).toBe(before);
    expect(before).toBe(1);
    expect((await auditor.get(listAudit, { actor: "paula@aurelune.example", show: "acts" })).items).toEqual([]);
    await paula.get(listStaffWithdrawals, { state: "RISK" });
    expect(await isOld()).toBe(false);
  });
});
