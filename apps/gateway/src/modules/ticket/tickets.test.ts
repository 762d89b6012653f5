import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import {
  closeAccount,
  closeTicket,
  excludeSelf,
  getTicket,
  getTicketRules,
  listInbox,
  listTickets,
  loginFreePlay,
  reopenTicket,
  requestDataExport,
  sendFeedback,
  takeTimeOut,
  writeTicket,
} from "@marquee/contract";
import {
  answerTicket,
  changeTicketSettings,
  getStaffTicket,
  getTicketSettings,
  noteTicket,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import { newKey, question, useTickets, type Writer } from "../../../test/ticketWorld.ts";
import { drawPicture, upload } from "../../../test/uploads.ts";
import { createVisitor, openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { closeTicketsJob } from "./closeTicketsJob.ts";

describe("tickets of members", () => {
  const world = useTickets();
  const { newMember, open, write, staff } = world;

  const answer = async (id: string, by = "sue", content = "Please look again.") => {
    const { version } = await staff(by).get(getStaffTicket, { id });
    return staff(by).get(answerTicket, { id, version, lineId: randomUUID(), content });
  };
  const refuse = async ({ visitor }: Writer, request: object) => {
    const { body } = await visitor.call(sendFeedback, { ...question, ...request }, newKey());
    return body.success ? undefined : { code: body.errorCode, value: body.value, fields: body.fields };
  };
  const stateOf = async ({ visitor }: Writer, id: string) => (await visitor.get(getTicket, { id })).state;

  it("CS-04, AP-24: feedback is sent once whatever the number of presses, stands in the list, and its answer is read there", async () => {
    const ann = await newMember();
    const key = newKey();
    const request = { ...question, category: "FEEDBACK", title: " The lobby ", contact: "+84 91 234" } as const;
    const sent = await Promise.all([1, 2, 3].map(() => ann.visitor.call(sendFeedback, request, key)));
    const [first] = sent.flatMap(({ body }) => (body.success ? [body.value] : []));
    expect(first).toMatchObject({ status: "OPEN" });
    const again = await ann.visitor.get(sendFeedback, request, key);
    expect(again.id).toBe(first?.id);
    const { list, totalCount } = await ann.visitor.get(listTickets, {});
    expect([totalCount, list[0]]).toMatchObject([1, { id: again.id, title: "The lobby", state: "OPEN" }]);
    await answer(again.id);
    const details = await ann.visitor.get(getTicket, { id: again.id });
    expect(details).toMatchObject({ state: "ANSWERED", contact: "+84 91 234", closedBy: null });
    expect(details.lines.map(({ by, content }) => [by, content])).toEqual([
      ["MEMBER", question.content],
      ["STAFF", "Please look again."],
    ]);
    expect((await ann.visitor.get(listInbox, {})).list[0]?.content).toContain(`“The lobby” (${again.id})`);
  });

  it("CS-04, VL-46: too few and too many words are refused with the merchant's numbers; Thai and Chinese are counted as words", async () => {
    const ann = await newMember();
    expect(await ann.visitor.get(getTicketRules, {})).toEqual({ minWords: 5, maxWords: 500 });
    const words = { code: "feedback.words", value: { min: 5, max: 500 } };
    expect(await refuse(ann, { content: "too short" })).toMatchObject(words);
    expect(await refuse(ann, { content: "😀 😀 😀 😀 😀 😀" })).toMatchObject(words);
    expect(await refuse(ann, { content: "word ".repeat(501) })).toMatchObject(words);
    expect((await refuse(ann, { content: "   \n " }))?.code).toBe("request.invalid");
    expect((await refuse(ann, { content: "no \u0000 zero" }))?.code).toBe("request.invalid");
    await open(ann, { content: "我的存款还没有到账" });
    await open(ann, { content: "ฉันฝากเงินแล้วแต่ยอดเงินไม่เข้า" });
    const stored = await staff("olga").get(getTicketSettings, {});
    const change = { settings: { ...stored.settings, minWords: 9, maxWords: 20 }, version: stored.version };
    await staff("olga").get(changeTicketSettings, { ...change, reason: "for a test" });
    expect(await staff("olga").refuse(changeTicketSettings, { ...change, reason: "for a test" })).toBe("state.changed");
    expect(await staff("sue").refuse(changeTicketSettings, { ...change, reason: "for a test" })).toBe(
      "permission.denied",
    );
    expect(await refuse(ann, { content: "one two three four five six" })).toMatchObject({ value: { min: 9, max: 20 } });
    await staff("olga").get(changeTicketSettings, { ...stored, version: stored.version + 1, reason: "for a test" });
  });

  it("CS-05: complaints are a category of their own; what is off is refused, and without TICKET3 every call is", async () => {
    const ann = await newMember();
    const id = await open(ann, { category: "COMPLAINT" });
    expect(await ann.visitor.get(getTicket, { id })).toMatchObject({ category: "COMPLAINT", title: question.content });
    await switchModules(world.app(), "aurelune", { COMPLAINT3: "off", FEEDBACK3: "off" });
    for (const category of ["COMPLAINT", "FEEDBACK", "SUGGESTION"])
      expect((await refuse(ann, { category }))?.code).toBe("function.not.available");
    await open(ann);
    await switchModules(world.app(), "aurelune", { TICKET3: "off" });
    expect((await refuse(ann, {}))?.code).toBe("function.not.available");
    for (const row of [getTicket, closeTicket, reopenTicket])
      expect(await ann.visitor.refuse(row, { id })).toBe("function.not.available");
    await switchModules(world.app(), "aurelune", { TICKET3: "on", COMPLAINT3: "on", FEEDBACK3: "on" });
  });

  it("X-45, VL-45: pictures are the member's own, at most three, stay while they are used, and are read by their owner and staff alone", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const app = world.app();
    const draw = async (color: string, by = ann) =>
      (await upload(app, by.visitor, "TICKET", await drawPicture("png", { width: 40, height: 30 }, color))).uploadId;
    const images = [await draw("#101010"), await draw("#202020"), await draw("#303030")];
    const theirs = await draw("#404040", bob);
    const faults = async (some: readonly string[]) =>
      ((await refuse(ann, { images: some }))?.fields ?? []).map(({ name, rule }) => `${name} ${rule}`);
    expect(await faults([...images, await draw("#505050")])).toEqual(["images length"]);
    expect(await faults([theirs])).toEqual(["images unknown"]);
    expect(await faults(["__proto__"])).toEqual(["images unknown"]);
    expect(await faults([images[0] ?? "", images[0] ?? ""])).toEqual(["images same"]);
    const id = await open(ann, { images });
    expect((await ann.visitor.get(getTicket, { id })).lines[0]?.pictures).toEqual(images);
    const unused = await removeUnusedFiles(app.services, 0);
    expect(unused).toBe(2);
    const sheet = await staff("sue").get(getStaffTicket, { id });
    const read = (name: string) =>
      app.http.inject({
        url: sheet.lines[0]?.pictures[2]?.url ?? "",
        headers: { host: "desk.example", cookie: `staff=${staff(name).cookie}` },
      });
    expect([(await read("sue")).statusCode, (await read("sam")).statusCode, (await read("cora")).statusCode]).toEqual([
      200, 404, 404,
    ]);
  });

  it("X-45: another member's ticket, and one of another merchant, is not there", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const id = await open(ann);
    const kim = { name: "kim", visitor: openKickline(world.app()) };
    await kim.visitor.registerAs("kimwriter");
    for (const { visitor } of [bob, kim]) {
      for (const row of [getTicket, closeTicket, reopenTicket])
        expect(await visitor.refuse(row, { id })).toBe("ticket.unknown");
      expect(await visitor.refuse(writeTicket, { id, content: "mine" }, newKey())).toBe("ticket.unknown");
      expect((await visitor.get(listTickets, {})).totalCount).toBe(0);
    }
    expect(await createVisitor(world.app(), "aurelune.localhost", "AURELUNE").refuse(getTicket, { id })).toBe(
      "login.not.session",
    );
  });

  it("X-45: the member writes again, closes and reopens; what is closed takes no line, and after 30 days it stays closed", async () => {
    const ann = await newMember();
    const id = await open(ann);
    expect((await write(ann, id, "One more thing")).state).toBe("OPEN");
    expect(await ann.visitor.refuse(reopenTicket, { id })).toBe("ticket.open");
    await answer(id);
    expect((await write(ann, id, "👍 image.png")).state).toBe("WAITING");
    expect((await ann.visitor.get(closeTicket, { id })).state).toBe("CLOSED");
    expect(await ann.visitor.get(closeTicket, { id })).toMatchObject({ state: "CLOSED", closedBy: "MEMBER" });
    expect(await ann.visitor.refuse(writeTicket, { id, content: "hello" }, newKey())).toBe("ticket.closed");
    expect(await ann.visitor.get(reopenTicket, { id })).toMatchObject({ state: "WAITING", closedBy: null });
    await ann.visitor.get(closeTicket, { id });
    await asOwner(world.app().services.db, (tx) =>
      sql`update tickets set closed_at = closed_at - interval '31 days' where ticket_no = ${id}`.execute(tx),
    );
    expect(await ann.visitor.refuse(reopenTicket, { id })).toBe("ticket.late");
    expect((await ann.visitor.get(getTicket, { id })).reopenUntil).toBe(null);
  });

  it("CS-04: a member has five open tickets and opens five a day, also when they are sent at the same time", async () => {
    const ann = await newMember();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => ann.visitor.call(sendFeedback, { ...question }, newKey())),
    );
    expect(sent.filter(({ body }) => body.success)).toHaveLength(5);
    expect(await refuse(ann, {})).toMatchObject({ code: "ticket.limit", value: { most: 5 } });
    const { list } = await ann.visitor.get(listTickets, {});
    await ann.visitor.get(closeTicket, { id: list[0]?.id ?? "" });
    expect(await refuse(ann, {})).toMatchObject({ code: "ticket.today", value: { most: 5 } });
  });

  it("X-45, X-08, X-09: who takes a time-out or is excluded may write; a frozen account may do nothing, and a trial account may not write", async () => {
    const [ann, bob, kay] = [await newMember(), await newMember(), await newMember()];
    await ann.visitor.get(takeTimeOut, { hours: 24 });
    expect(await stateOf(ann, await open(ann))).toBe("OPEN");
    await bob.visitor.get(excludeSelf, { months: 6, understood: true });
    await bob.visitor.loginAs(bob.name);
    expect(await stateOf(bob, await open(bob))).toBe("OPEN");
    const { db } = world.app().services;
    await asOwner(db, (tx) => sql`update members set status = 'FROZEN' where username = ${kay.name}`.execute(tx));
    expect((await refuse(kay, {}))?.code).toBe("account.frozen");
    const trial = openAurelune(world.app());
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.refuse(sendFeedback, question, newKey())).toBe("trial.not.allowed");
  });

  it("X-45: an answered ticket closes after the merchant's days, its member is told two days before, and who writes keeps it open", async () => {
    const [ann, bob, kay] = [await newMember(), await newMember(), await newMember()];
    const ids = await Promise.all([ann, bob, kay].map((one) => open(one)));
    const [silent = "", writes = "", unanswered = ""] = ids;
    await answer(silent);
    await answer(writes);
    const { services } = world.app();
    const age = (days: number) =>
      asOwner(services.db, (tx) =>
        sql`update tickets set answered_at = answered_at - ${days}::int * interval '1 day', warned_at = warned_at - ${days}::int * interval '1 day'
          where ticket_no = any(${ids})`.execute(tx),
      );
    const run = () => Promise.all([closeTicketsJob.run(services), closeTicketsJob.run(services)]);
    const told = async ({ visitor }: Writer) => (await visitor.get(listInbox, {})).list.map(({ subject }) => subject);
    await run();
    await age(6);
    await run();
    await run();
    expect((await told(ann)).filter((subject) => subject.includes("will be closed"))).toHaveLength(1);
    expect(await stateOf(ann, silent)).toBe("ANSWERED");
    await write(bob, writes);
    await age(3);
    await run();
    expect(await ann.visitor.get(getTicket, { id: silent })).toMatchObject({ state: "CLOSED", closedBy: "TIME" });
    expect((await told(ann)).filter((subject) => subject.includes("was closed"))).toHaveLength(1);
    expect([await stateOf(bob, writes), await stateOf(kay, unanswered)]).toEqual(["WAITING", "OPEN"]);
    // One that was told late has its two days.
    await answer(writes);
    await age(30);
    await run();
    expect(await stateOf(bob, writes)).toBe("ANSWERED");
  });

  it("X-69: the member's file has tickets with their lines and no note; a deletion takes tickets, notes and pictures", async () => {
    const ann = await newMember();
    const { db, files } = world.app().services;
    const picture = await upload(world.app(), ann.visitor, "TICKET", await drawPicture("png"));
    const id = await open(ann, { images: [picture.uploadId] });
    await staff("sue").get(noteTicket, { id, lineId: randomUUID(), content: "A note about Ann" });
    const stored = async (fileId: string): Promise<string> =>
      (await tables(db).selectFrom("stored_files").select("key").where("id", "=", fileId).executeTakeFirstOrThrow())
        .key;
    const { export: made } = await ann.visitor.get(requestDataExport, { password: passwordOf("AURELUNE") });
    const text = gunzipSync((await files.get(await stored(made?.fileId ?? ""))) ?? "").toString();
    expect(JSON.parse(text)).toMatchObject({
      tickets: [{ ticketNo: id, category: "SUPPORT" }],
      ticketLines: [{ ticketNo: id, content: question.content, isStaff: false }],
      ticketPictures: [{ uploadId: picture.uploadId }],
    });
    expect(text).not.toContain("A note about Ann");
    const key = await stored(picture.uploadId);
    // An account with money is not closed.
    await (
      await openWallet(createGameServer(world.app(), world.app().houseSecret), ann.visitor)
    ).betwin("ticket-round", 1_000_000_000, 0);
    await ann.visitor.get(closeAccount, { password: passwordOf("AURELUNE"), erase: true });
    const { rows } = await sql`
      select from tickets where ticket_no = ${id} union all select from ticket_lines where ticket_no = ${id}
      union all select from ticket_notes where ticket_no = ${id}`.execute(db);
    expect([rows, await files.get(key)]).toEqual([[], undefined]);
  });
});
