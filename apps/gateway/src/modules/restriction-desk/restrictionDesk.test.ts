import { randomUUID } from "node:crypto";
import {
  addRestriction,
  listAudit,
  listMemberChanges,
  listRestrictions,
  listRestrictionTargets,
  liftRestriction,
  setMemberState,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { luna, openRestrictions, reason } from "../../../test/restrictions.ts";
import { addStaff, Staff } from "../../../test/staff.ts";
import { openKickline } from "../../../test/visitor.ts";

type World = Awaited<ReturnType<typeof openRestrictions>>;

describe("game restrictions at the desk", () => {
  let world: World;
  beforeAll(async () => {
    world = await openRestrictions();
  });
  afterAll(async () => {
    expect(await world.app.listFaults()).toEqual([]);
    await world.app.close();
  });

  const toWanted = (memberId: string) =>
    ({
      id: randomUUID(),
      subject: "MEMBER",
      subjectId: memberId,
      scope: "VENDOR",
      target: luna.vendor,
      reason,
    }) as const;

  it("X-60: setting and lifting are written down with actor and reason, for a member also among the changes by staff", async () => {
    const { name, memberId } = await world.join();
    const id = await world.restrict({ subject: "MEMBER", subjectId: memberId, scope: "GAME", target: luna.code });
    await world.support.get(liftRestriction, { id, reason: "the check is over" });
    const after = { scope: "GAME", target: luna.code, until: null };
    const lines = [
      { actor: "support@aurelune.example", action: "lift game restriction", reason: "the check is over", after: null },
      { actor: "risk@aurelune.example", action: "restrict games", reason, after },
    ];
    expect(await world.owner.get(listMemberChanges, { memberId })).toMatchObject(lines);
    for (const line of lines) {
      const { items } = await world.owner.get(listAudit, { subject: name, action: line.action });
      expect(items).toMatchObject([line]);
    }
    const label = await world.addLabel("Written down");
    await world.restrict({ subject: "LABEL", subjectId: label, scope: "CATEGORY", target: "RNG" });
    const ofLabel = await world.owner.get(listAudit, { subject: "Written down", action: "restrict games" });
    expect(ofLabel.items).toMatchObject([{ actor: "risk@aurelune.example", reason }]);
  });

  it("X-60: a restriction that is sent twice, one after the other or at once, is one; its id names no second one", async () => {
    const { memberId } = await world.join();
    const wanted = toWanted(memberId);
    await Promise.all([1, 2, 3].map(() => world.risk.get(addRestriction, wanted)));
    await world.risk.get(addRestriction, wanted);
    expect((await world.risk.get(listRestrictions, { memberId })).items).toHaveLength(1);
    expect(await world.owner.get(listMemberChanges, { memberId })).toHaveLength(1);
    const other = await world.join();
    expect(await world.risk.refuse(addRestriction, { ...wanted, target: "RNG/NOVA" })).toBe("idempotency.conflict");
    expect(await world.risk.refuse(addRestriction, { ...wanted, subjectId: other.memberId })).toBe(
      "idempotency.conflict",
    );
  });

  it("X-60: of two people who lift one, one does; who has not seen another's change of the member is told of it", async () => {
    const { memberId } = await world.join();
    const id = await world.restrict({ subject: "MEMBER", subjectId: memberId, scope: "VENDOR", target: luna.vendor });
    const both = await Promise.all(
      [world.owner, world.support].map((who) => who.refuse(liftRestriction, { id, reason })),
    );
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    await world.owner.get(setMemberState, { memberId, event: "freeze", version: 2, reason });
    const { status, body } = await world.risk.call(addRestriction, { ...toWanted(memberId), version: 2 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      errorCode: "version.conflict",
      value: { version: 3, changes: [{ action: "freeze member" }] },
    });
    await world.risk.get(addRestriction, { ...toWanted(memberId), version: 3 });
  });

  it("X-60: what is not there is refused, and named", async () => {
    const { memberId } = await world.join();
    const wanted = toWanted(memberId);
    const ask = async (more: object) => (await world.risk.call(addRestriction, { ...wanted, ...more })).body;
    const unknown = { errorCode: "fields", fields: [{ name: "target", rule: "unknown" }] };
    for (const [scope, target] of [
      ["CATEGORY", "NONE"],
      ["CATEGORY", "__proto__"],
      ["CATEGORY", luna.vendor],
      ["VENDOR", "RNG/NONE"],
      ["VENDOR", "RNG"],
      ["VENDOR", "RNG/LUNA/"],
      ["VENDOR", "__proto__/constructor"],
      ["GAME", "rng-luna-99999"],
      ["GAME", "' or true --"],
      ["GAME", luna.vendor],
    ])
      expect(await ask({ scope, target }), target).toMatchObject(unknown);
    for (const until of ["2026-02-30T10:00", "2020-01-01T10:00"])
      expect(await ask({ until }), until).toMatchObject({ errorCode: "fields", fields: [{ name: "until" }] });
    const invalid = (name: string) => ({ errorCode: "request.invalid", fields: [{ name }] });
    expect(await ask({ target: "rng\0luna" })).toMatchObject(invalid("target"));
    expect(await ask({ reason: "nul\0nul" })).toMatchObject(invalid("reason"));
    expect(await ask({ scope: "__proto__" })).toMatchObject(invalid("scope"));
    expect(await ask({ until: "tomorrow" })).toMatchObject(invalid("until"));
    expect(await ask({ reason: "" })).toMatchObject(invalid("reason"));
    for (const subjectId of ["nobody", "__proto__", randomUUID()]) {
      expect(await ask({ subjectId })).toMatchObject({ errorCode: "member.unknown" });
      expect(await ask({ subject: "LABEL", subjectId })).toMatchObject({ errorCode: "label.unknown" });
    }
    expect(await world.risk.refuse(listRestrictions, { memberId: "__proto__" })).toBe("member.unknown");
    expect(await world.risk.refuse(listRestrictions, { labelId: randomUUID() })).toBe("label.unknown");
    expect(await world.risk.refuse(liftRestriction, { id: randomUUID(), reason })).toBe("restriction.unknown");
    expect((await world.risk.get(listRestrictions, { memberId })).items).toEqual([]);
  });

  it("X-60: of another merchant's members, labels and restrictions nothing is read or changed", async () => {
    const { db } = world.app.services;
    const { session } = await openKickline(world.app).registerAs("elsewhere1");
    const there = session?.id ?? "";
    await addStaff(db, "risk@kickline.example", { KICKLINE: ["RISK"] });
    const other = await new Staff(world.app, "KICKLINE").login("risk@kickline.example");
    const { memberId } = await world.join();
    const label = await world.addLabel("Ours");
    const id = await world.restrict({ subject: "LABEL", subjectId: label, scope: "CATEGORY", target: "RNG" });
    expect(await world.risk.refuse(addRestriction, toWanted(there))).toBe("member.unknown");
    expect(await world.risk.refuse(listRestrictions, { memberId: there })).toBe("member.unknown");
    const theirs = { ...toWanted(memberId), scope: "CATEGORY", target: "SPORTS" } as const;
    expect(await other.refuse(addRestriction, theirs)).toBe("member.unknown");
    expect(await other.refuse(addRestriction, { ...theirs, subject: "LABEL", subjectId: label })).toBe("label.unknown");
    expect(await other.refuse(listRestrictions, { labelId: label })).toBe("label.unknown");
    expect(await other.refuse(liftRestriction, { id, reason })).toBe("restriction.unknown");
    expect((await other.get(listRestrictions, {})).items).toEqual([]);
    // The same id at both is two restrictions.
    await other.get(addRestriction, { ...theirs, id, subjectId: there });
    await world.risk.get(liftRestriction, { id, reason });
    expect((await other.get(listRestrictions, { memberId: there })).items).toMatchObject([{ id, inForce: true }]);
  });

  it("X-60: a member has at most a hundred in force, also when two come at once; lifted ones do not count", async () => {
    const { memberId } = await world.join();
    const { db } = world.app.services;
    await sql`
      insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by)
      select 'aurelune', gen_random_uuid(), ${memberId}, 'GAME', 'rng-nova-' || n, ${reason}, 'test' from generate_series(1, 99) n`.execute(
      db,
    );
    const two = [toWanted(memberId), toWanted(memberId)];
    const answers = await Promise.all(two.map((wanted) => world.risk.refuse(addRestriction, wanted)));
    expect(answers.toSorted()).toEqual(["none", "restriction.limit"]);
    const { items } = await world.risk.get(listRestrictions, { memberId, state: "IN_FORCE" });
    expect(items).toHaveLength(50);
    await world.risk.get(liftRestriction, { id: items.at(-1)?.id ?? "", reason });
    await world.risk.get(addRestriction, toWanted(memberId));
  });

  it("X-60: the list goes on page by page, newest first, with names, and none twice", async () => {
    const { name, memberId } = await world.join();
    const { db } = world.app.services;
    await sql`
      insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by, created_at)
      select 'aurelune', gen_random_uuid(), ${memberId}, 'VENDOR', 'RNG/LUNA', ${reason}, 'test', date_trunc('day', clock_timestamp()) - n / 3 * interval '1 day'
      from generate_series(1, 120) n`.execute(db);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.auditor.get(listRestrictions, { memberId, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.items[0]).toMatchObject({ subjectName: name, targetName: "Luna Works" });
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  });

  it("X-60: who may restrict finds vendors and games without the pages of games, and what is looked for is text alone", async () => {
    const found = await world.risk.get(listRestrictionTargets, { search: "luna-1" });
    expect(found.vendors).toContainEqual({ category: "RNG", vendor: "LUNA", name: expect.any(String) });
    expect(found.games.map(({ code }) => code)).toContain(luna.code);
    expect(found.games).toHaveLength(20);
    expect((await world.risk.get(listRestrictionTargets, {})).games).toEqual([]);
    for (const search of ["%", "_", "\\", "' or 1=1"])
      expect((await world.risk.get(listRestrictionTargets, { search })).games, search).toEqual([]);
  });

  it("X-60: roles that may not secure members may read and change nothing", async () => {
    const { memberId } = await world.join();
    expect(await world.auditor.refuse(addRestriction, toWanted(memberId))).toBe("permission.denied");
    expect(await world.auditor.refuse(liftRestriction, { id: randomUUID(), reason })).toBe("permission.denied");
    expect(await world.auditor.refuse(listRestrictions, { memberId })).toBe("none");
  });
});
