import {
  acceptStaffInvitation,
  completeStaffLogin,
  confirmStaffSecondFactor,
  createStaffPasskey,
  decideProposal,
  getStaffInvitation,
  getStaffSession,
  listPeople,
  listStaffSessions,
  loginStaff,
  proposeStaffReset,
  removeStaffPasskey,
  removeStaffSecondFactor,
  startStaffPasskey,
  startStaffSecondFactor,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff, staffPassword } from "../../../test/staff.ts";
import { plantPasskey, readLink, toCode } from "../../../test/staffFactors.ts";
import type { App } from "../../app.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { PasskeyService } from "../../authentication/passkeys/createPasskeys.ts";
import { sendMessages } from "../../messages/sendMessages.ts";
import { inviteStaff } from "../../operator/inviteStaff.ts";
import { inviteOwedJob } from "./inviteOwedJob.ts";
import { tables } from "../../../test/tables.ts";

const reason = "the phone is lost";
const newPassword = "another long phrase";

describe("how a second factor is set up where staff must have one", () => {
  let app: TestApp;
  let production: App;
  let other: App;
  let owner: Staff;
  let partner: Staff;

  const login = (email: string, password = staffPassword) =>
    new Staff(production).refuse(loginStaff, { email, password });

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [production, other] = [await app.openBeside(), await app.openBeside()];
    for (const { services } of [production, other])
      Object.assign(services, { config: { ...services.config, profile: "production" } });
    const { db } = app.services;
    for (const name of ["owner", "partner"]) await addStaff(db, `${name}@aurelune.example`, { AURELUNE: ["OWNER"] });
    // Before they are in production, where they would need factors.
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    partner = await new Staff(app, "AURELUNE").login("partner@aurelune.example");
  });
  afterAll(() => app.close());

  it("X-52: a passkey is a second factor: a password beside it opens nothing and sets nothing up", async () => {
    const email = "key@aurelune.example";
    const id = await addStaff(app.services.db, email, { AURELUNE: ["SUPPORT"] });
    await plantPasskey(app.services.db, id, "key");
    for (const gateway of [production, app]) {
      const thief = await new Staff(gateway, "AURELUNE").login(email);
      expect(await thief.me()).toMatchObject({ pending: "SECOND_FACTOR", secondFactor: false, merchants: [] });
      for (const row of [listStaffSessions, startStaffSecondFactor, startStaffPasskey])
        expect(await thief.refuse(row, {})).toBe("staff.step.required");
      for (const code of ["000000", "__proto__"])
        expect(await thief.refuse(completeStaffLogin, { code })).toBe("sms.code.invalid");
      expect(await thief.refuse(completeStaffLogin, { code: "a\u0000b___" })).toBe("request.invalid");
    }
    // Nor a password whose person has no factor at all.
    await addStaff(app.services.db, "bare@aurelune.example", { AURELUNE: ["SUPPORT"] });
    expect(await login("bare@aurelune.example")).toBe("staff.factor.missing");
    expect(await login("bare@aurelune.example", "wrong")).toBe("login.credentials.invalid");
  });

  it("X-52: the operator's command gives who has no factor a link, with which one is set up in that session alone", async () => {
    const email = "bare@aurelune.example";
    const asked = { actor: "ops", merchant: "aurelune", email, name: "Bare", role: "SUPPORT" } as const;
    expect(await inviteStaff(app.services, asked)).toEqual({ link: null });
    const { link } = await inviteStaff(production.services, asked);
    const token = new URL(link ?? "").hash.slice(1);
    const guests = [new Staff(production, "AURELUNE"), new Staff(other, "AURELUNE")];
    expect(await guests[0]?.get(getStaffInvitation, { token })).toMatchObject({ email });
    const accept = (guest: Staff) => guest.refuse(acceptStaffInvitation, { token, password: newPassword });
    expect((await Promise.all(guests.map(accept))).toSorted()).toEqual(["invitation.invalid", "none"]);
    const guest = guests.find(({ cookie }) => cookie !== undefined) ?? new Staff(production);
    expect(await guest.me()).toMatchObject({ pending: "SECOND_FACTOR_SETUP" });
    expect(await guest.refuse(listStaffSessions, {})).toBe("staff.step.required");
    // The new password alone, in another browser, sets nothing up either.
    expect(await login(email, newPassword)).toBe("staff.factor.missing");
    const { secret } = await guest.get(startStaffSecondFactor, {});
    await guest.get(confirmStaffSecondFactor, { code: toCode(secret) });
    expect(await guest.me()).toMatchObject({ pending: null, secondFactor: true });
    expect(await inviteStaff(production.services, asked)).toEqual({ link: null });
  });

  it("X-52: the last factor stays, whichever of two is removed, at two gateways together", async () => {
    const { db } = app.services;
    const email = "both@aurelune.example";
    const id = await addStaff(db, email, { AURELUNE: ["SUPPORT"] });
    for (let turn = 0; turn < 20; turn += 1) {
      const [one, two] = [new Staff(production), new Staff(other)];
      one.cookie = (await new Staff(app).login(email)).cookie;
      two.cookie = one.cookie;
      const { secret } = await one.get(startStaffSecondFactor, { password: staffPassword });
      await one.get(confirmStaffSecondFactor, { code: toCode(secret) });
      await plantPasskey(db, id, `both${turn}`);
      const both = await Promise.all([
        one.refuse(removeStaffSecondFactor, { password: staffPassword }),
        two.refuse(removeStaffPasskey, { id: `both${turn}`, password: staffPassword }),
      ]);
      expect(both.toSorted()).toEqual(["none", "second.factor.last"]);
      for (const table of ["staff.second_factors", "staff.passkeys"])
        await sql`delete from ${sql.table(table)} where member_id = ${id}`.execute(db);
    }
  });

  it("X-52: a reset takes two owners; it ends password, factors and sessions, and mails the one link to new ones", async () => {
    const { db } = app.services;
    const email = "lost@aurelune.example";
    const staffId = await addStaff(db, email, { AURELUNE: ["OWNER"] });
    const lost = await new Staff(app, "AURELUNE").login(email);
    const { secret } = await lost.get(startStaffSecondFactor, { password: staffPassword });
    await lost.get(confirmStaffSecondFactor, { code: toCode(secret) });
    await plantPasskey(db, staffId, "lost");
    const id = uuidv7();
    expect(await lost.refuse(proposeStaffReset, { id, staffId, reason })).toBe("permission.denied");
    await owner.get(proposeStaffReset, { id, staffId, reason });
    const decide = (staff: Staff) => staff.refuse(decideProposal, { id, decision: "approve", note: "" });
    expect(await decide(owner)).toBe("proposal.own");
    expect(await decide(lost)).toBe("permission.denied");
    expect(await lost.refuse(getStaffSession, {})).toBe("none");
    expect(await decide(partner)).toBe("none");
    expect(await lost.refuse(getStaffSession, {})).toBe("login.not.session");
    for (const gateway of [app, production])
      expect(await new Staff(gateway).refuse(loginStaff, { email, password: staffPassword })).toBe(
        "login.credentials.invalid",
      );
    expect((await owner.get(listPeople, {})).find((person) => person.id === staffId)).toMatchObject({
      secondFactor: false,
      passkeys: 0,
    });
    const guest = new Staff(production, "AURELUNE");
    await guest.get(acceptStaffInvitation, { token: await readLink(db, email), password: newPassword });
    expect(await guest.me()).toMatchObject({ pending: "SECOND_FACTOR_SETUP" });
    // A second reset, while the first one's set-up goes on: that session adds nothing any more.
    const again = uuidv7();
    await owner.get(proposeStaffReset, { id: again, staffId, reason });
    const register: PasskeyService["register"] = async (_place, _who, response, also) => {
      await partner.get(decideProposal, { id: again, decision: "approve", note: "" });
      await transact(db.withSchema("staff"), async (tx) => {
        await plantPasskey(tx, staffId, response);
        await also?.(tx);
      });
    };
    Object.assign(production.services, { staffPasskeys: { ...production.services.staffPasskeys, register } });
    expect(await guest.refuse(createStaffPasskey, { response: "late" })).toBe("login.not.session");
    expect((await owner.get(listPeople, {})).find((person) => person.id === staffId)).toMatchObject({ passkeys: 0 });
    expect(await new Staff(app).refuse(getStaffInvitation, { token: await readLink(db, email) })).toBe("none");
  });

  it("X-52: owners of one merchant reset nobody who works for another one or for all", async () => {
    const { db } = app.services;
    const two = await addStaff(db, "two@both.example", { AURELUNE: ["SUPPORT"], KICKLINE: ["SUPPORT"] });
    const platform = await addStaff(db, "platform@both.example", { AURELUNE: ["SUPPORT"], "*": ["SUPPORT"] });
    for (const staffId of [two, platform])
      expect(await owner.refuse(proposeStaffReset, { id: uuidv7(), staffId, reason })).toBe("permission.denied");
    expect(await owner.refuse(proposeStaffReset, { id: uuidv7(), staffId: uuidv7(), reason })).toBe("staff.unknown");
  });

  it("X-52: who is owed an invitation gets one mail, from two gateways together, and none when a factor is there", async () => {
    const { db } = app.services;
    const emails = ["owed1@aurelune.example", "owed2@aurelune.example", "keyed@aurelune.example"];
    const ids: string[] = [];
    for (const email of emails) ids.push(await addStaff(db, email, { AURELUNE: ["SUPPORT"] }));
    ids.push(await addStaff(db, "owed@marquee.example", { "*": ["OWNER"] }));
    await plantPasskey(db, ids[2] ?? "", "keyed");
    await tables(db).updateTable("staff").set({ invitation_owed: true }).where("id", "in", ids).execute();
    const before = await new Staff(app).login("owed1@aurelune.example");
    // Development asks nobody for a second factor.
    await inviteOwedJob.run(app.services);
    await Promise.all([production, other, production, other].map(({ services }) => inviteOwedJob.run(services)));
    const mails = await tables(db)
      .selectFrom("outgoing_messages")
      .select(["recipient", "template"])
      .where("template", "=", "staff.setup")
      .where("recipient", "in", [...emails, "owed@marquee.example"])
      .execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      "owed1@aurelune.example",
      "owed2@aurelune.example",
      "owed@marquee.example",
    ]);
    expect(await before.refuse(getStaffSession, {})).toBe("login.not.session");
    const guest = new Staff(production);
    await guest.get(acceptStaffInvitation, { token: await readLink(db, emails[0] ?? ""), password: newPassword });
    expect(await guest.me()).toMatchObject({ pending: "SECOND_FACTOR_SETUP" });
  });

  it("X-52: an invitation waits for a mail server longer than a code does, and is masked once it was sent", async () => {
    const { db } = app.services;
    const fail = async (): Promise<void> => {
      throw new Error("no");
    };
    await sql`update outgoing_messages set state = 'WAITING', masked_at = null, next_try_at = now() + interval '1 day',
      created_at = now() - interval '1 hour' where recipient = 'owed2@aurelune.example'`.execute(db);
    await sendMessages({ ...app.services, mail: { ...app.services.mail, send: fail } }).catch(() => {});
    const read = async () =>
      tables(db)
        .selectFrom("outgoing_messages")
        .select(["state", "masked_at"])
        .where("recipient", "=", "owed2@aurelune.example")
        .executeTakeFirstOrThrow();
    expect(await read()).toMatchObject({ state: "WAITING", masked_at: null });
    await sql`update outgoing_messages set state = 'SENT' where recipient = 'owed2@aurelune.example'`.execute(db);
    await sendMessages(app.services);
    expect((await read()).masked_at).not.toBeNull();
  });
});
