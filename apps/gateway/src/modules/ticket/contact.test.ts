import { randomUUID } from "node:crypto";
import { getContactForm, getTicket, listGames, sendContact, type SendContact } from "@marquee/contract";
import {
  answerTicket,
  closeStaffTicket,
  getStaffTicket,
  listStaffTickets,
  listWork,
  mergeTicket,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { readOutbox } from "../../../test/outbox.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { switchModules } from "../../../test/registration.ts";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { newKey, useTickets } from "../../../test/ticketWorld.ts";
import { openAurelune, type Sent } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import { renderMessage } from "../../messages/renderMessage.ts";
import type { Switch } from "../../switches/Switch.ts";
import { closeTicketsJob } from "./closeTicketsJob.ts";
import { eraseGuestTicketsJob } from "./eraseGuestTicketsJob.ts";

const words = "I cannot log in since my phone was stolen";

describe("messages of who cannot log in", () => {
  const world = useTickets();
  const { staff, newMember } = world;
  let addresses = 0;
  const newAddress = () => `guest${(addresses += 1)}@mail.example`;
  const prove = async (sent: Sent = {}) =>
    solveChallenge((await openAurelune(world.app()).get(getContactForm, {}, sent)).challenge);
  const toRequest = async (more: Partial<SendContact> = {}): Promise<SendContact> => ({
    email: newAddress(),
    category: "SUPPORT",
    content: words,
    proof: more.proof ?? (await prove()),
    ...more,
  });
  const send = async (more: Partial<SendContact> = {}, sent: Sent = newKey()) =>
    (await openAurelune(world.app()).get(sendContact, await toRequest(more), sent)).id;
  const refuse = async (more: Partial<SendContact>) => {
    const { body } = await openAurelune(world.app()).call(sendContact, await toRequest(more), newKey());
    return body.success ? undefined : { code: body.errorCode, value: body.value, fields: body.fields };
  };
  const show = (id: string) => staff("sue").get(getStaffTicket, { id });
  const seen = async (id: string) => ({ id, version: (await show(id)).version });
  const answer = async (id: string, content = "Please try again now.") =>
    staff("sue").get(answerTicket, { ...(await seen(id)), lineId: randomUUID(), content });
  const turn = async (wanted: Switch) => {
    await applySwitch(world.app().services.db, wanted, "test");
    await world.app().services.tenantRegistry.refresh();
  };

  it("CS-04, X-45: a message is stored once whatever the number of presses, waits in the queue, and its answer goes by mail in its language", async () => {
    const email = newAddress();
    const key = { headers: { ...newKey().headers, language: "VI" } };
    const request = await toRequest({ email: ` ${email.toUpperCase()} `, name: "Lê\nThị  Hoa", title: "Locked out" });
    const visitors = [1, 2, 3].map(() => openAurelune(world.app()));
    const ids = await Promise.all(visitors.map(async (one) => (await one.get(sendContact, request, key)).id));
    // A new proof is no other message.
    ids.push((await openAurelune(world.app()).get(sendContact, { ...request, proof: await prove() }, key)).id);
    expect(new Set(ids).size).toBe(1);
    const id = ids[0] ?? "";
    const { items } = await staff("sue").get(listWork, { key: "tickets" });
    expect(items.find(({ subject }) => subject === id)).toMatchObject({ about: "Locked out" });
    const sheet = await answer(id);
    expect(sheet).toMatchObject({
      state: "ANSWERED",
      memberId: null,
      username: null,
      language: "VI",
      title: "Locked out",
    });
    expect(sheet.guest).toEqual({ email, name: "Lê Thị Hoa", username: "", memberId: null, earlier: null });
    expect(sheet.lines.map(({ by, content }) => [by, content])).toEqual([
      ["MEMBER", words],
      ["STAFF", "Please try again now."],
    ]);
    const { messages } = world.app().services;
    const [values = {}, ...others] = await readOutbox(world.app(), email);
    expect(others).toEqual([]);
    const template = messages.templates.get("ticket.guest.answered");
    if (template === undefined) throw new Error("no template");
    const mail = renderMessage(template, "VI", values);
    expect(mail.subject).toContain(id);
    expect(mail.text).toMatch(
      /Bạn đã viết cho chúng tôi[^]*Please try again now\.[^]*https:\/\/aurelune\.localhost\/contact/,
    );
    const { rows } = await sql<{ language: string }>`
      select language from outgoing_messages where recipient = ${email}`.execute(world.app().services.db);
    expect(rows).toEqual([{ language: "VI" }]);
  });

  it("CS-04: the mail address and the names are sealed in the database, and an account that is named proves nothing", async () => {
    const ann = await newMember();
    const email = newAddress();
    const id = await send({ email, username: ann.name.toUpperCase(), name: "Quinn Quiet" });
    const { db } = world.app().services;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from tickets t where ticket_no = ${id}
      union all select to_jsonb(l)::text from ticket_lines l where ticket_no = ${id}
      union all select to_jsonb(v)::text from verification_days v`.execute(db);
    expect(rows.map(({ row }) => row).join()).not.toMatch(new RegExp(`${email}|Quinn|${ann.name}`, "i"));
    const { guest } = await show(id);
    expect(guest).toMatchObject({ username: ann.name.toUpperCase(), memberId: expect.stringMatching(/./) });
    expect(await ann.visitor.refuse(getTicket, { id })).toBe("ticket.unknown");
    const unknown = await send({ username: "__proto__" });
    expect((await show(unknown)).guest).toMatchObject({ username: "__proto__", memberId: null });
  });

  it("CS-04: the answer is the same whether an account or an earlier number is there or not", async () => {
    const ann = await newMember();
    const earlierNo = await send();
    const answers = await Promise.all(
      [{ username: ann.name }, { username: "nobodyatall" }, { earlierNo }, { earlierNo: "S261130NOBODY2345" }].map(
        async (more) => openAurelune(world.app()).call(sendContact, await toRequest(more), newKey()),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { success: true, value: { id: expect.stringMatching(/^S\d{6}/) } }]);
    expect(new Set(answers.map(({ body }) => (body.success ? body.value.id : ""))).size).toBe(4);
  });

  it("X-45: a message that names an earlier number of the same address is added to it, and opens it again; a stranger's is a ticket of its own that notes the number", async () => {
    const email = newAddress();
    const first = await send({ email });
    await answer(first);
    const second = await send({
      email,
      earlierNo: ` ${first.toLowerCase()} `,
      content: "It still does not work for me",
    });
    expect(second).not.toBe(first);
    expect(await show(first)).toMatchObject({ state: "WAITING" });
    expect((await show(first)).lines.map(({ content }) => content)).toEqual([
      words,
      "Please try again now.",
      "It still does not work for me",
    ]);
    expect(await show(second)).toMatchObject({ state: "MERGED", mergedInto: first, lines: [] });
    await staff("sue").get(closeStaffTicket, { ...(await seen(first)), reason: "Solved by telephone." });
    expect((await readOutbox(world.app(), email)).at(-1)).toMatchObject({
      ticket: first,
      reason: "Solved by telephone.",
    });
    // By the number of the merged one, too.
    await send({ email, earlierNo: second, content: "Please open it again for me" });
    expect(await show(first)).toMatchObject({ state: "WAITING", closedBy: null });
    const strange = await send({ earlierNo: first });
    expect(await show(strange)).toMatchObject({ state: "OPEN", guest: { earlier: { id: first, isKnown: true } } });
    const ann = await newMember();
    const theirs = await world.open(ann);
    const named = await show(await send({ earlierNo: theirs }));
    expect(named).toMatchObject({ state: "OPEN", guest: { earlier: { id: theirs, isKnown: true } } });
    expect((await show(theirs)).lines).toHaveLength(1);
    await asOwner(world.app().services.db, (tx) =>
      sql`update tickets set state = 'CLOSED', closed_by = 'STAFF', closed_at = now() - interval '31 days' where ticket_no = ${first}`.execute(
        tx,
      ),
    );
    expect(await show(await send({ email, earlierNo: first }))).toMatchObject({ state: "OPEN" });
  });

  it("X-45: staff merge what is of one mail address, and nothing else", async () => {
    const email = newAddress();
    const [one, two, other] = [await send({ email }), await send({ email }), await send()];
    const theirs = await world.open(await newMember());
    expect((await show(one)).others.map(({ id }) => id)).toEqual([two]);
    for (const into of [other, theirs])
      expect(await staff("sue").refuse(mergeTicket, { ...(await seen(one)), into })).toBe("ticket.merge");
    await staff("sue").get(mergeTicket, { ...(await seen(one)), into: two });
    expect((await show(two)).lines).toHaveLength(2);
  });

  it("CS-04: staff find messages by the whole mail address, and see who is no member", async () => {
    const email = newAddress();
    const id = await send({ email });
    const find = async (search: string) => (await staff("audrey").get(listStaffTickets, { search })).items;
    expect(await find(email.toUpperCase())).toMatchObject([{ id, memberId: null, username: null }]);
    expect(await find(email.slice(0, -1))).toEqual([]);
    expect(await find(id)).toMatchObject([{ id }]);
  });

  it("CS-04, VL-46: what is no mail address, no number or no message is refused by name, and nothing is stored", async () => {
    const faults = async (more: Partial<SendContact>) =>
      ((await refuse(more))?.fields ?? []).map(({ name, rule }) => `${name} ${rule}`);
    for (const email of [
      "nobody",
      "a@b.example\r\nBcc: c@d.example",
      "a@b.example,c@d.example",
      "a b@c.example",
      "<a@b.example>",
      "__proto__",
    ])
      expect(await faults({ email })).toEqual(["email pattern"]);
    expect(await faults({ email: "a\u0000@b.example" })).toEqual(["email unknown"]);
    expect(await faults({ email: " " })).toEqual(["email required"]);
    expect(await faults({ earlierNo: "S1'; --" })).toEqual(["earlierNo pattern"]);
    expect(await refuse({ content: "too short" })).toMatchObject({
      code: "feedback.words",
      value: { min: 5, max: 500 },
    });
    for (const more of [
      { content: "a ".repeat(500_000) },
      { content: "no \u0000 zero in these words please" },
      { name: "n".repeat(101) },
      { username: "\u0000" },
      { email: `${"a".repeat(1_000_000)}@mail.example` },
      { title: "t".repeat(121) },
    ])
      expect((await refuse(more))?.code).toMatch(/^(request\.invalid|body\.too\.large)$/);
    const [{ count } = { count: -1 }] = (
      await sql<{ count: number }>`select count(*)::int as count from tickets where title like '%no zero%'`.execute(
        world.app().services.db,
      )
    ).rows;
    expect(count).toBe(0);
  });

  it("CS-04: each message takes a bot check of its own, of this merchant", async () => {
    const proof = await prove();
    await send({ proof });
    expect((await refuse({ proof }))?.code).toBe("captcha.invalid");
    for (const wrong of ["", "{}", proof.replace(/\d+}$/, "1}"), `{"__proto__":1}`])
      expect((await refuse({ proof: wrong }))?.code).toBe("captcha.invalid");
    const request = await toRequest();
    expect(await openAurelune(world.app()).refuse(sendContact, request)).toBe("idempotency.required");
  });

  it("CS-04: a mail address and a network send so many messages a day, also at the same time at two gateways", async () => {
    const { config } = world.app().services;
    const email = newAddress();
    const other = await world.app().openBeside();
    const requests = await Promise.all(Array.from({ length: 8 }, () => toRequest({ email })));
    const answers = await Promise.all(
      requests.map((request, index) =>
        openAurelune(index % 2 === 0 ? world.app() : other).call(sendContact, request, newKey()),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(5);
    expect((await refuse({ email }))?.code).toBe("contact.today");
    const { codes } = config.limits;
    const { perAddress } = codes;
    onTestFinished(() => void Object.assign(codes, { perAddress }));
    Object.assign(codes, { perAddress: 1 });
    expect((await refuse({}))?.code).toBe("contact.today");
  });

  it("CS-04, SH-05, SH-06: it is open during maintenance and to refused regions, and closed with its module", async () => {
    const ann = openAurelune(world.app());
    onTestFinished(async () => {
      await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "open" });
      await turn({ kind: "region", merchant: "aurelune", subject: "site", state: "open" });
      await switchModules(world.app(), "aurelune", { TICKET3: "on", COMPLAINT3: "on" });
    });
    await turn({ kind: "region", merchant: "aurelune", subject: "site", state: "restricted" });
    expect(await ann.refuse(listGames, {})).toBe("region.restricted");
    await send();
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "maintenance" });
    expect(await ann.refuse(listGames, {})).toBe("maintenance");
    await send({ category: "COMPLAINT" });
    await switchModules(world.app(), "aurelune", { COMPLAINT3: "off" });
    expect((await ann.get(getContactForm, {})).categories).toEqual(["SUPPORT"]);
    expect((await refuse({ category: "COMPLAINT" }))?.code).toBe("function.not.available");
    const request = await toRequest();
    await switchModules(world.app(), "aurelune", { TICKET3: "off" });
    expect(await ann.refuse(getContactForm, {})).toBe("function.not.available");
    expect(await ann.refuse(sendContact, request, newKey())).toBe("function.not.available");
  });

  it("X-45, X-69: an answered message closes by itself without a mail, and is gone 90 days after its closing, with those merged into it", async () => {
    const email = newAddress();
    const [kept, first] = [await send(), await send({ email })];
    const second = await send({ email, earlierNo: first });
    await answer(first);
    const { services } = world.app();
    const age = (days: number) =>
      asOwner(services.db, (tx) =>
        sql`update tickets set answered_at = answered_at - ${days}::int * interval '1 day', warned_at = warned_at - ${days}::int * interval '1 day',
          closed_at = closed_at - ${days}::int * interval '1 day' where ticket_no in (${first}, ${second})`.execute(tx),
      );
    for (const days of [8, 3]) {
      await age(days);
      await closeTicketsJob.run(services);
    }
    expect(await show(first)).toMatchObject({ state: "CLOSED", closedBy: "TIME" });
    expect(await readOutbox(world.app(), email)).toHaveLength(1);
    await age(89);
    await eraseGuestTicketsJob.run(services);
    expect((await show(first)).lines).toHaveLength(3);
    await age(2);
    await Promise.all([eraseGuestTicketsJob.run(services), eraseGuestTicketsJob.run(services)]);
    for (const id of [first, second]) expect(await staff("sue").refuse(getStaffTicket, { id })).toBe("ticket.unknown");
    expect((await show(kept)).lines).toHaveLength(1);
  });
});
