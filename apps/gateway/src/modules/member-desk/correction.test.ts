import { randomUUID } from "node:crypto";
import { changeContact, excludeSelf, listInbox, sendContactCode } from "@marquee/contract";
import {
  type CorrectedField,
  decideProposal,
  getCorrection,
  getMember,
  listAudit,
  listMemberChanges,
  listProposals,
  proposeCorrection,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode } from "../../../test/readCode.ts";
import { deskSettings, Staff } from "../../../test/staff.ts";
import { tables } from "../../../test/tables.ts";
import { openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { removeOldCorrections } from "./correctionStore.ts";

const reason = "the member called, and knew the code word";

describe("a contact or name that two people correct", () => {
  let app: TestApp;
  let support: Staff;
  let risk: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    support = await joinDesk(app, "support", "SUPPORT");
    risk = await joinDesk(app, "risk", "RISK");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  /** A member with a mailbox of its own, which is proved. */
  async function join() {
    serial += 1;
    const [name, visitor] = [`right${String(serial).padStart(3, "0")}`, openAurelune(app)];
    const email = `${name}@mail.example`;
    const { session } = await visitor.registerAs(name, { email });
    const memberId = session?.id ?? "";
    await sql`update members set email_confirmed_at = clock_timestamp() where id = ${memberId}`.execute(
      app.services.db,
    );
    return { name, visitor, memberId, email };
  }

  const ask = (memberId: string, field: CorrectedField, value: string, id = randomUUID()) => ({
    id,
    memberId,
    field,
    value,
    reason,
  });

  /** What stands at the field `value` of a refused proposal. */
  async function toFault(memberId: string, field: CorrectedField, value: string): Promise<string> {
    const { body } = await support.call(proposeCorrection, ask(memberId, field, value));
    return body.success
      ? "none"
      : `${body.errorCode} ${body.fields?.map(({ name, rule }) => `${name} ${rule}`).join()}`;
  }

  const approve = (staff: Staff, id: string) => staff.refuse(decideProposal, { id, decision: "approve", note: "" });

  /** Has two people correct it. @returns the proposal's id */
  async function correct(memberId: string, field: CorrectedField, value: string): Promise<string> {
    const { id } = await support.get(proposeCorrection, ask(memberId, field, value));
    expect(await approve(risk, id)).toBe("none");
    return id;
  }

  const listTold = (recipient: string) =>
    tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select(["template", "values"])
      .where("recipient", "=", recipient)
      .where("template", "like", "%.corrected")
      .execute();

  it("X-21, X-52: takes two people, once, also at two gateways; the contact is unproved, and the member is told at the former one", async () => {
    const { memberId, name, email, visitor } = await join();
    const wanted = `new.${name}@mail.example`;
    const wish = ask(memberId, "EMAIL", ` NEW.${name}@mail.example `);
    for (const _ of [1, 2]) expect(await support.get(proposeCorrection, wish)).toEqual({ id: wish.id });
    expect(await risk.refuse(proposeCorrection, wish)).toBe("idempotency.conflict");
    const other = { ...wish, value: `not.${name}@mail.example` };
    expect(await support.refuse(proposeCorrection, other)).toBe("idempotency.conflict");
    expect(await support.get(getMember, { memberId })).toMatchObject({ email, emailConfirmed: true });
    expect(await risk.get(getCorrection, { id: wish.id })).toEqual({
      memberId,
      username: name,
      field: "EMAIL",
      former: email,
      formerProved: true,
      wanted,
      stale: false,
    });
    expect(await approve(support, wish.id)).toBe("proposal.own");
    const beside = new Staff(await app.openBeside(), "AURELUNE");
    beside.cookie = risk.cookie;
    expect((await Promise.all([approve(risk, wish.id), approve(beside, wish.id)])).toSorted()).toEqual([
      "none",
      "state.changed",
    ]);
    expect(await support.get(getMember, { memberId })).toMatchObject({ email: wanted, emailConfirmed: false });
    expect(await listTold(email)).toMatchObject([{ template: "contact.corrected" }]);
    expect(await listTold(wanted)).toEqual([]);
    expect(JSON.stringify(await visitor.get(listInbox, {}))).toContain("has corrected a contact");
    expect(await support.get(listMemberChanges, { memberId })).toMatchObject([
      { action: "correct mailbox", before: "r***@mail.example", after: "n***@mail.example", reason },
    ]);
  });

  it("X-69: neither a proposal nor the log holds a contact or a name", async () => {
    const { memberId, name } = await join();
    const owner = await joinDesk(app, "owner", "OWNER");
    const values = [`secret.${name}@mail.example`, "+84901777001", "Nguyen Thi Secret"] as const;
    await correct(memberId, "EMAIL", values[0]);
    await correct(memberId, "MOBILE", values[1]);
    await correct(memberId, "NAME", values[2]);
    const { db } = app.services;
    const { rows: log } = await sql`select * from audit_log`.execute(db);
    const kept = JSON.stringify([await owner.get(listProposals, {}), await owner.get(listAudit, {}), log]);
    for (const value of values) expect(kept).not.toContain(value);
    expect(await support.get(getMember, { memberId })).toMatchObject({
      email: values[0],
      mobile: values[1],
      mobileConfirmed: false,
      payeeName: values[2],
    });
    expect(await removeOldCorrections(db, 1)).toBe(0);
    expect(await removeOldCorrections(db, 0)).toBeGreaterThan(2);
  });

  it("X-52: a value keeps the rules of the member's own change, named at its field, and a reason is no blank", async () => {
    const { memberId, email } = await join();
    expect(await toFault(memberId, "EMAIL", "no mailbox")).toBe("fields value pattern");
    expect(await toFault(memberId, "EMAIL", email)).toBe("fields value same");
    expect(await toFault(memberId, "MOBILE", "12")).toBe("fields value pattern");
    expect(await toFault(memberId, "NAME", "  ")).toBe("fields value required");
    expect(await toFault(memberId, "NAME", "x".repeat(51))).toBe("fields value length");
    expect(await toFault(memberId, "EMAIL", "x".repeat(201))).toMatch(/^request\.invalid/);
    const blank = { ...ask(memberId, "NAME", "Nguyen Van An"), reason: "    " };
    expect((await support.call(proposeCorrection, blank)).body).toMatchObject({
      errorCode: "request.invalid",
      fields: [{ name: "reason", rule: "required" }],
    });
  });

  it("X-09, X-52: another member's contact, or an excluded person's former one, is refused when it is proposed and when it is decided", async () => {
    const [first, second, third] = [await join(), await join(), await join()];
    expect(await toFault(first.memberId, "EMAIL", second.email.toUpperCase())).toBe("fields value taken");
    const wanted = `both${serial}@mail.example`;
    const ids = [first, second].map(({ memberId }) => ask(memberId, "EMAIL", wanted));
    for (const each of ids) await support.get(proposeCorrection, each);
    const ends = await Promise.all(ids.map(({ id }) => approve(risk, id)));
    expect(ends.toSorted()).toEqual(["correction.taken", "none"]);
    const open = (await risk.get(listProposals, { state: "PROPOSED" })).items.map(({ id }) => id);
    expect(ids.filter(({ id }) => open.includes(id))).toHaveLength(1);
    // Somebody who has another mailbox by now, and then excludes himself.
    await sql`update members set email_key = null, email_confirmed_at = null where id = ${third.memberId}`.execute(
      app.services.db,
    );
    const late = await support.get(proposeCorrection, ask(first.memberId, "EMAIL", third.email));
    await third.visitor.get(excludeSelf, { months: 6, understood: true });
    expect(await approve(risk, late.id)).toBe("correction.taken");
    expect(await toFault(first.memberId, "EMAIL", third.email)).toBe("fields value taken");
  });

  it("X-52: a proposal is refused, and says so, when the member has changed it meanwhile", async () => {
    const { memberId, name, email, visitor } = await join();
    const { id } = await support.get(proposeCorrection, ask(memberId, "EMAIL", `wrong.${name}@mail.example`));
    const value = `own.${name}@mail.example`;
    const { db } = app.services;
    await visitor.get(sendContactCode, { kind: "EMAIL", use: "CONTACT" });
    await visitor.get(sendContactCode, { kind: "EMAIL", use: "CONTACT", value });
    const [currentCode, newCode] = [await readCode(db, email), await readCode(db, value)];
    const password = passwordOf("AURELUNE");
    await visitor.get(changeContact, { kind: "EMAIL", value, currentCode, newCode, password });
    expect(await risk.get(getCorrection, { id })).toMatchObject({ stale: true });
    expect(await approve(risk, id)).toBe("correction.stale");
    expect(await support.get(getMember, { memberId })).toMatchObject({ email: value, emailConfirmed: true });
  });

  it("X-52: nobody corrects another merchant's member, a closed account, or reads a correction without the right to contacts", async () => {
    const foreigner = (await openKickline(app).registerAs("rightabroad")).session?.id ?? "";
    expect(await toFault(foreigner, "NAME", "Nguyen Van An")).toMatch(/^member\.unknown/);
    const { memberId } = await join();
    const { id } = await support.get(proposeCorrection, ask(memberId, "NAME", "Nguyen Van An"));
    const operations = await joinDesk(app, "operations", "OPERATIONS");
    expect(await operations.refuse(getCorrection, { id })).toBe("permission.denied");
    expect(await operations.refuse(proposeCorrection, ask(memberId, "NAME", "Nguyen Van Be"))).toBe(
      "permission.denied",
    );
    expect(await approve(operations, id)).toBe("permission.denied");
    expect(await risk.refuse(getCorrection, { id: randomUUID() })).toBe("state.changed");
    await sql`update members set status = 'CLOSED' where id = ${memberId}`.execute(app.services.db);
    expect(await approve(risk, id)).toBe("account.closed");
    expect(await toFault(memberId, "NAME", "Nguyen Van Chi")).toMatch(/^account\.closed/);
  });
});
