import {
  acceptStaffInvitation,
  getAuditCheck,
  decideProposal,
  getStaffInvitation,
  getStaffSession,
  type InvitePerson,
  invitePerson,
  listAudit,
  listPeople,
  listProposals,
  proposeRoles,
  setPersonState,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff, staffPassword } from "../../../test/staff.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { checkAuditChain } from "../../tenants/auditStore.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import { tables } from "../../../test/tables.ts";

const reason = "needed on the night shift";

describe("people of a merchant", () => {
  let app: TestApp;
  let owner: Staff;
  let partner: Staff;
  let rival: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const { db } = app.services;
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    await addStaff(db, "partner@aurelune.example", { AURELUNE: ["OWNER"] });
    await addStaff(db, "rival@kickline.example", { KICKLINE: ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    partner = await new Staff(app, "AURELUNE").login("partner@aurelune.example");
    rival = await new Staff(app, "KICKLINE").login("rival@kickline.example");
  });
  afterAll(() => app.close());

  const invite = (email: string) => ({ id: uuidv7(), email, name: "Nia New", roles: ["SUPPORT" as const], reason });
  const readLink = async (email: string): Promise<string> => {
    const { values } = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("values")
      .where("recipient", "=", email)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return new URL(values["link"] ?? "").hash.slice(1);
  };

  it("X-52, X-21: an invitation takes two people, a mail and a password; nobody approves their own, also in parallel", async () => {
    const request = invite("nia@new.example");
    await Promise.all([owner.get(invitePerson, request), owner.get(invitePerson, request)]);
    const other = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    const decide = (staff: Staff, decision: "approve" | "reject" | "cancel") =>
      staff.refuse(decideProposal, { id: request.id, decision, note: "" });
    for (const staff of [owner, other]) {
      expect(await decide(staff, "approve")).toBe("proposal.own");
      expect(await decide(staff, "reject")).toBe("proposal.own");
    }
    expect(await decide(partner, "cancel")).toBe("permission.denied");
    expect(await decide(rival, "approve")).toBe("state.changed");
    const second = await app.openBeside();
    const beside = new Staff(second, "AURELUNE");
    beside.cookie = partner.cookie;
    const both = await Promise.all([decide(partner, "approve"), decide(beside, "approve")]);
    expect(both.toSorted()).toEqual(["none", "state.changed"]);

    const token = await readLink("nia@new.example");
    const guest = new Staff(app, "AURELUNE");
    expect(await guest.get(getStaffInvitation, { token })).toMatchObject({ email: "nia@new.example", name: "Nia New" });
    expect(await guest.refuse(acceptStaffInvitation, { token, password: "short" })).toBe("fields");
    const accept = () => guest.refuse(acceptStaffInvitation, { token, password: staffPassword });
    expect((await Promise.all([accept(), accept()])).toSorted()).toEqual(["invitation.invalid", "none"]);
    expect(await guest.me()).toMatchObject({ grants: [{ merchant: "AURELUNE", role: "SUPPORT" }] });
    const stored = await tables(app.services.db).selectFrom("staff_invitations").selectAll().execute();
    expect(stored).toEqual([]);
  });

  it("X-52: who works here is not invited again; who works elsewhere is, and neither merchant learns of the other", async () => {
    expect(await owner.refuse(invitePerson, invite("Partner@aurelune.example"))).toBe("staff.known");
    expect(await owner.refuse(invitePerson, invite("no mail address"))).toBe("fields");
    const request = invite("rival@kickline.example");
    await owner.get(invitePerson, request);
    await partner.get(decideProposal, { id: request.id, decision: "approve", note: "" });
    const here = (await owner.get(listPeople, {})).find(({ email }) => email === "rival@kickline.example");
    expect(here?.grants).toEqual([{ merchant: "AURELUNE", role: "SUPPORT" }]);
    const names = (await rival.get(listPeople, {})).map(({ email }) => email);
    expect(names).toEqual(["rival@kickline.example"]);
    // Shutting him out would shut him out of the other merchant too.
    const staffId = here?.id ?? "";
    expect(await owner.refuse(setPersonState, { staffId, event: "disable", reason })).toBe("permission.denied");
  });

  it("X-52: roles change by four eyes and count at once; who is shut out is out at once", async () => {
    const { db } = app.services;
    const staffId = await addStaff(db, "changing@aurelune.example", { AURELUNE: ["SUPPORT"] });
    const person = await new Staff(app, "AURELUNE").login("changing@aurelune.example");
    expect(await person.refuse(listPeople, {})).toBe("permission.denied");
    const id = uuidv7();
    await owner.get(proposeRoles, { id, staffId, roles: ["AUDITOR"], reason });
    expect(await person.refuse(listPeople, {})).toBe("permission.denied");
    expect(await person.refuse(decideProposal, { id, decision: "approve", note: "" })).toBe("permission.denied");
    await partner.get(decideProposal, { id, decision: "approve", note: "fine" });
    expect(await person.refuse(listPeople, {})).toBe("none");
    await owner.get(setPersonState, { staffId, event: "disable", reason });
    expect(await person.refuse(getStaffSession, {})).toBe("login.not.session");
    expect(await owner.refuse(setPersonState, { staffId, event: "disable", reason })).toBe("state.changed");
    expect(await rival.refuse(setPersonState, { staffId, event: "enable", reason })).toBe("staff.unknown");
    const [own] = (await owner.get(listPeople, {})).filter(({ email }) => email === "owner@aurelune.example");
    expect(await owner.refuse(setPersonState, { staffId: own?.id ?? "", event: "disable", reason })).toBe(
      "permission.denied",
    );
  });

  it("X-21: the log tells who, from where, what, before, after and why, in pages; a change of any line shows", async () => {
    const { db } = app.services;
    for (const state of ["maintenance", "open", "maintenance", "open"] as const)
      await applySwitch(db, { kind: "status", merchant: "aurelune", subject: "site", state }, "olga");
    const { items } = await owner.get(listAudit, {});
    const changed = items.find(({ action }) => action === "approve staff.roles");
    expect(changed).toMatchObject({
      actor: "partner@aurelune.example",
      address: "127.0.0.1",
      subject: "changing@aurelune.example",
      reason: "fine",
      before: { by: "owner@aurelune.example" },
      after: { roles: ["AUDITOR"] },
    });
    expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => items.length - index));
    const byActor = await owner.get(listAudit, { actor: "olga" });
    expect(new Set(byActor.items.map(({ actor }) => actor))).toEqual(new Set(["olga"]));
    expect((await owner.get(listAudit, { cursor: "3" })).items.map(({ number }) => number)).toEqual([2, 1]);
    expect(await owner.refuse(listAudit, { cursor: "x' or 1=1" })).toBe("request.invalid");
    expect(await owner.refuse(listAudit, { from: "2026-02-31" })).toBe("request.invalid");
    expect(await owner.get(getAuditCheck, {})).toEqual({ entries: items.length, broken: null });
    expect(JSON.stringify(await rival.get(listAudit, {}))).not.toMatch(/aurelune\.example|olga/);

    // Who may write to the database past the gateway's role still cannot hide a change.
    const breaks = async (statement: string): Promise<number | null> => {
      const undo = new Error("undo");
      let broken: number | null = null;
      await db
        .transaction()
        .execute(async (tx) => {
          await sql`reset role`.execute(tx);
          await sql.raw(statement).execute(tx);
          broken = (await checkAuditChain(tx, "aurelune", 2)).broken;
          expect((await checkAuditChain(tx, "aurelune")).broken).toBe(broken);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return broken;
    };
    expect(await breaks("update audit_log set reason = 'x' where tenant_id = 'aurelune' and number = 3")).toBe(3);
    expect(await breaks("delete from audit_log where tenant_id = 'aurelune' and number = 2")).toBe(3);
    expect(await breaks("update audit_log set actor = 'y' where tenant_id = 'aurelune' and number = 1")).toBe(1);
  });

  it("X-21: lines written at once by two gateways stand in one chain", async () => {
    const second = await app.openBeside();
    const before = await owner.get(getAuditCheck, {});
    const turn = (db: TestApp["services"]["db"], index: number) =>
      applySwitch(
        db,
        { kind: "setting", merchant: "aurelune", subject: "splitLogin", state: index % 2 === 0 ? "on" : "off" },
        `person ${index}`,
      );
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => turn((index % 2 === 0 ? app : second).services.db, index)),
    );
    expect(await owner.get(getAuditCheck, {})).toEqual({ entries: before.entries + 20, broken: null });
  });

  it("X-52: proposals come in pages, newest first, and say who may decide", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 53; index += 1) {
      const request = invite(`person${index}@new.example`);
      ids.unshift(request.id);
      await owner.get(invitePerson, request);
    }
    const first = await partner.get(listProposals, { state: "PROPOSED" });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(first.items[0]).toMatchObject({ own: false, decidable: true, proposedBy: "owner@aurelune.example" });
    const second = await owner.get(listProposals, { state: "PROPOSED", cursor: first.next ?? "" });
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(50));
    expect(second).toMatchObject({ next: null, items: [{ own: true, decidable: false }, {}, {}] });
    expect(await owner.refuse(listProposals, { cursor: "nonsense" })).toBe("request.invalid");
  });

  it("X-52: a proposal's id with other content, or another person's, is refused; the first stands, also sent at once", async () => {
    const request = invite("once@new.example");
    const send = (staff: Staff, changed: Partial<InvitePerson> = {}) =>
      staff.refuse(invitePerson, { ...request, ...changed });
    const both = await Promise.all([send(owner), send(owner, { name: "Somebody Else" })]);
    expect(both.toSorted()).toEqual(["idempotency.conflict", "none"]);
    const stored = (await owner.get(listProposals, {})).items.find(({ id }) => id === request.id);
    const name = String(stored?.data["name"]);
    expect(await send(owner, { name })).toBe("none");
    for (const changed of [
      { email: "mallory@new.example" },
      { roles: ["OWNER" as const] },
      { reason: "another reason" },
      { name: "__proto__" },
    ])
      expect(await send(owner, { name, ...changed })).toBe("idempotency.conflict");
    expect(await send(partner, { name })).toBe("idempotency.conflict");
    const { items } = await owner.get(listAudit, { action: "propose staff.invite", subject: request.email });
    expect(items).toHaveLength(1);
  });

  it("X-52: an invitation goes to a mail address without the blanks around it, with a tidy name", async () => {
    await owner.get(invitePerson, { ...invite(" o'neil@new.example "), name: "  Nia \u00a0New " });
    expect(
      (await owner.get(listProposals, {})).items.find(({ subject }) => subject === "o'neil@new.example"),
    ).toMatchObject({
      data: { email: "o'neil@new.example", name: "Nia New" },
    });
  });
});
