import { confirmLimit, excludeSelf, getProtection, listInbox, setLimit } from "@marquee/contract";
import { getMemberProtection, listAudit, listExclusions, listMemberChanges, recordWish } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { passHours } from "../../../test/protection.ts";
import { deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

const note = "called, and asked to stop";
const channel = "PHONE";
const hour = 3_600_000;

describe("a member's wish that staff record", () => {
  let app: TestApp;
  let support: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    support = await joinDesk(app, "support", "SUPPORT");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  async function join() {
    const [name, visitor] = [`wisher${String((serial += 1)).padStart(3, "0")}`, openAurelune(app)];
    const { session } = await visitor.registerAs(name);
    return { name, visitor, memberId: session?.id ?? "" };
  }

  const limitOf = (amount: string) => ({ kind: "LIMIT", limit: "LOSS", period: "DAY", amount }) as const;
  const record = (memberId: string, amount: string, staff = support) =>
    staff.refuse(recordWish, { memberId, wish: limitOf(amount), channel, note });

  it("X-04: a limit is in force at once as the member's own, never higher than what is, and drops a higher one that waits", async () => {
    const { memberId, name, visitor } = await join();
    expect(await record(memberId, "500")).toBe("none");
    expect((await visitor.get(getProtection, {})).limits).toMatchObject([
      { kind: "LOSS", period: "DAY", amount: "500.00", next: null },
    ]);
    for (const amount of ["500", "501", "500.00"]) expect(await record(memberId, amount)).toBe("protection.looser");
    for (const amount of ["0", "-1", "1e2", "x", "99999999999999999999"])
      expect(await record(memberId, amount)).toBe("fields");
    await visitor.get(setLimit, { kind: "LOSS", period: "DAY", amount: "900" });
    expect(await record(memberId, "400")).toBe("none");
    await passHours(app.services.db, 25, memberId);
    expect(await visitor.refuse(confirmLimit, { kind: "LOSS", period: "DAY" })).toBe("rg.limit.not.due");
    expect((await visitor.get(getProtection, {})).limits).toMatchObject([{ amount: "400.00", next: null }]);
    const owner = await joinDesk(app, "owner", "OWNER");
    const { items } = await owner.get(listAudit, { subject: name, action: "record wish" });
    expect(items).toMatchObject([
      {
        actor: "support@aurelune.example",
        reason: note,
        before: { limits: [{ amount: "500.00", asked: "900.00" }] },
        after: { channel, limits: [{ amount: "400.00", asked: null }] },
      },
      { before: { limits: [] }, after: { limits: [{ amount: "500.00" }] } },
    ]);
    expect(await support.get(listMemberChanges, { memberId })).toHaveLength(2);
    expect(JSON.stringify(await visitor.get(listInbox, {}))).toContain("recorded your wish");
  });

  it("X-08, X-09: a time-out and an exclusion stop play at once and end no sooner for a shorter one", async () => {
    const { memberId, visitor } = await join();
    const wish = (wanted: Parameters<typeof toWish>[0]) => support.refuse(recordWish, toWish(wanted));
    const toWish = (wanted: { kind: "TIMEOUT"; hours: 24 | 720 } | { kind: "EXCLUSION"; months: 6 | 0 }) => ({
      memberId,
      wish: wanted,
      channel: "CHAT" as const,
      note,
    });
    expect(await wish({ kind: "TIMEOUT", hours: 720 })).toBe("none");
    await expect(visitor.launchFirst()).rejects.toThrow("rg.timeout");
    expect(await wish({ kind: "TIMEOUT", hours: 24 })).toBe("none");
    const { timeoutUntil } = await visitor.get(getProtection, {});
    expect(timeoutUntil ?? 0).toBeGreaterThan(Date.now() + 700 * hour);
    expect(await wish({ kind: "EXCLUSION", months: 0 })).toBe("none");
    await visitor.get(excludeSelf, { months: 6, understood: true });
    expect(await wish({ kind: "EXCLUSION", months: 6 })).toBe("none");
    expect((await visitor.get(getProtection, {})).exclusion).toMatchObject({ until: null });
    await expect(visitor.launchFirst()).rejects.toThrow("rg.self.excluded");
    const { items } = await support.get(listExclusions, { kind: "EXCLUSION" });
    expect(items.filter((each) => each.memberId === memberId && each.inForce).length).toBeGreaterThan(0);
    // What is known of the person is kept with each.
    const { rows } =
      await sql`select from protection_exclusions where member_id = ${memberId} and spread_at is null`.execute(
        app.services.db,
      );
    expect(rows).toHaveLength(0);
  });

  it("X-04: of two wishes at once, at two gateways, the lower one stays", async () => {
    const { memberId } = await join();
    const beside = new Staff(await app.openBeside(), "AURELUNE");
    beside.cookie = support.cookie;
    const ends = await Promise.all([record(memberId, "300"), record(memberId, "200", beside)]);
    expect(["none,none", "none,protection.looser"]).toContain(ends.toSorted().join());
    expect((await support.get(getMemberProtection, { memberId })).limits).toMatchObject([{ amount: "200.00" }]);
  });

  it("X-52: nothing is recorded of another merchant's or an erased member, without a note, or by who may not", async () => {
    const foreigner = (await openKickline(app).registerAs("wishabroad")).session?.id ?? "";
    expect(await record(foreigner, "5")).toBe("member.unknown");
    const { memberId, visitor } = await join();
    const wish = { kind: "TIMEOUT", hours: 24 } as const;
    expect(await support.refuse(recordWish, { memberId, wish, channel, note: "    " })).toBe("request.invalid");
    for (const role of ["OPERATIONS", "PAYMENTS", "CONTENT", "AUDITOR"] as const)
      expect(await record(memberId, "5", await joinDesk(app, `wish${role.toLowerCase()}`, role))).toBe(
        "permission.denied",
      );
    expect(await visitor.get(getProtection, {})).toMatchObject({ limits: [], timeoutUntil: null, exclusion: null });
    await sql`update members set status = 'CLOSED', erase_asked_at = now(), erased_at = now() where id = ${memberId}`.execute(
      app.services.db,
    );
    expect(await record(memberId, "5")).toBe("account.closed");
  });
});
