import { randomUUID } from "node:crypto";
import { createFileLink, getLiveChat, getTicket, sendFeedback, startLiveChat } from "@marquee/contract";
import {
  answerTicket,
  assignTicket,
  closeStaffTicket,
  getStaffTicket,
  listAudit,
  listStaffLiveChats,
  listStaffTickets,
  listTicketStaff,
  mergeTicket,
  saveStaffLanguages,
  setLiveChatPresence,
  uploadTicketPicture,
  writeLiveChat,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { asOwner } from "../../../test/plantEntries.ts";
import { switchModules } from "../../../test/registration.ts";
import { newKey, question, useTickets, type Writer } from "../../../test/ticketWorld.ts";
import { drawPicture, upload } from "../../../test/uploads.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { liveChatsJob } from "./live/liveChatsJob.ts";
import { removeOldChats } from "./live/liveChatStore.ts";
import { firstSettings } from "./settingsStore.ts";

describe("answers of staff", () => {
  const world = useTickets();
  const { newMember, open, staff } = world;
  const db = () => world.app().services.db;
  const run = (text: string) => asOwner(db(), (owner) => sql.raw(text).execute(owner));

  beforeAll(() => switchModules(world.app(), "aurelune", { CBS3: "on", LIVECHAT3: "on" }));
  afterEach(async () => {
    await run(`delete from live_chat_staff`);
    await run(
      `update live_chats set state = 'ENDED', ended_at = clock_timestamp(), ended_by = 'TIME' where state <> 'ENDED'`,
    );
  });

  const show = (id: string, by = "sue") => staff(by).get(getStaffTicket, { id });
  const seen = async (id: string) => ({ id, version: (await show(id)).version });
  const toAnswer = async (id: string, more: object = {}) => ({
    ...(await seen(id)),
    lineId: randomUUID(),
    content: "Please look again.",
    ...more,
  });
  const there = (name: string, isThere = true) => staff(name).get(setLiveChatPresence, { isThere });
  const start = async ({ visitor }: Writer, language = "EN") =>
    (await visitor.get(startLiveChat, { content: "Hello" }, { headers: { ...newKey().headers, language } })).id;
  const idOf = async (name: string): Promise<string> =>
    (await staff("olga").get(listTicketStaff, {})).find((person) => person.name === name)?.id ?? "";
  const takerOf = async (id: string) => (await show(id, "audrey")).takenBy?.split("@")[0];
  const mineOf = async (name: string) =>
    (await staff(name).get(listStaffLiveChats, {})).chats.filter(({ isMine }) => isMine).map(({ id }) => id);

  it("X-45: a ticket is assigned to a colleague who answers tickets, and to nobody else; of two who do it one does", async () => {
    const id = await open(await newMember());
    const people = await staff("olga").get(listTicketStaff, {});
    expect(people.map(({ name, isMe }) => [name, isMe])).toEqual([
      ["olga", true],
      ["sam", false],
      ["sue", false],
    ]);
    const before = await seen(id);
    const answers = await Promise.all(
      (["sue", "sam"] as const).map(async (to) => staff("olga").call(assignTicket, { ...before, to: await idOf(to) })),
    );
    expect(answers.map(({ body }) => (body.success ? "done" : body.errorCode)).toSorted()).toEqual([
      "done",
      "state.changed",
    ]);
    const taker = answers[0]?.body.success === true ? "sue" : "sam";
    expect(await takerOf(id)).toBe(taker);
    expect((await staff(taker).get(listStaffTickets, { mine: "1" })).items.map((item) => item.id)).toContain(id);
    const { items } = await staff("audrey").get(listAudit, { subject: id });
    expect(items.filter(({ action }) => action === "assign ticket")).toHaveLength(1);
    const { rows } = await sql<{ id: string }>`select id from staff where name in ('audrey', 'cora')`.execute(db());
    for (const to of [...rows.map((row) => row.id), randomUUID(), "__proto__"])
      expect(await staff("olga").refuse(assignTicket, { ...(await seen(id)), to })).toBe("ticket.assignee");
    const sue = await idOf("sue");
    await run(`update staff set state = 'DISABLED' where name = 'sue'`);
    expect(await staff("olga").refuse(assignTicket, { ...(await show(id, "olga")), to: sue })).toBe("ticket.assignee");
    await run(`update staff set state = 'ACTIVE' where name = 'sue'`);
    await staff("sue").get(closeStaffTicket, { ...(await seen(id)), reason: "All is well." });
    expect(await staff("olga").refuse(assignTicket, { ...(await seen(id)), to: sue })).toBe("state.changed");
    for (const name of ["audrey", "cora"])
      expect(await staff(name).refuse(assignTicket, { ...(await seen(id)), to: sue })).toBe("permission.denied");
  });

  it("CS-04, X-45: a live chat is assigned with its ticket, to a colleague who is there alone", async () => {
    await there("sue");
    const id = await start(await newMember());
    expect(await mineOf("sue")).toEqual([id]);
    const to = await idOf("sam");
    expect(await staff("sue").refuse(assignTicket, { ...(await seen(id)), to })).toBe("live.chat.away");
    await there("sam");
    await staff("sue").get(assignTicket, { ...(await seen(id)), to });
    expect([await mineOf("sue"), await mineOf("sam"), await takerOf(id)]).toEqual([[], [id], "sam"]);
  });

  it("X-45: the list has what waits for staff, of both states", async () => {
    const ann = await newMember();
    const [fresh, answered, again] = [await open(ann), await open(ann), await open(ann)];
    await staff("sue").get(answerTicket, await toAnswer(answered));
    await staff("sue").get(answerTicket, await toAnswer(again));
    await world.write(ann, again);
    const { memberId } = await show(fresh);
    const { items } = await staff("sue").get(listStaffTickets, { waits: "1", memberId: memberId ?? "" });
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([fresh, again]));
    const both = { waits: "1", state: "WAITING", memberId: memberId ?? "" } as const;
    expect((await staff("sue").get(listStaffTickets, both)).items.map(({ id }) => id)).toEqual([again]);
  });

  const send = async (id: string, data: Buffer, by = "sue") =>
    staff(by).call(uploadTicketPicture, { id, data: data.toString("base64") });
  const stored = async (id: string, color: string): Promise<string> => {
    const { body } = await send(id, await drawPicture("png", { width: 40, height: 30 }, color));
    if (!body.success) throw new Error(body.errorCode);
    return body.value.uploadId;
  };

  it("X-45, VL-45: pictures of an answer are read by the member and by staff who may, by links of a session, and by nobody else", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const app = world.app();
    const id = await open(ann);
    const images = [await stored(id, "#111111"), await stored(id, "#222222")];
    const unused = await stored(id, "#333333");
    const sheet = await staff("sue").get(answerTicket, await toAnswer(id, { images }));
    expect(sheet.lines.at(-1)?.pictures).toHaveLength(2);
    expect((await ann.visitor.get(getTicket, { id })).lines.at(-1)).toMatchObject({ by: "STAFF", pictures: images });
    const { url } = await ann.visitor.get(createFileLink, { fileId: images[0] ?? "" });
    const read = ({ visitor }: Writer) =>
      app.http.inject({ url, headers: { host: "aurelune.localhost", authorization: visitor.getToken() ?? "" } });
    expect([(await read(ann)).statusCode, (await read(bob)).statusCode]).toEqual([200, 404]);
    expect(await bob.visitor.refuse(createFileLink, { fileId: images[0] ?? "" })).toBe("path.unknown");
    const link = sheet.lines.at(-1)?.pictures[1]?.url ?? "";
    const readBy = (name: string) =>
      app.http.inject({ url: link, headers: { host: "desk.example", cookie: `staff=${staff(name).cookie}` } });
    expect([(await readBy("sue")).statusCode, (await readBy("sam")).statusCode]).toEqual([200, 404]);
    // Of what no answer has nothing stays.
    expect(await removeUnusedFiles(app.services, 0)).toBe(1);
    expect(await staff("sue").refuse(answerTicket, await toAnswer(id, { images: [unused] }))).toBe("fields");
  });

  it("X-45, VL-45: pictures are checked as members' are, and are of this ticket's member", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const [id, theirs] = [await open(ann), await open(bob)];
    const code = async (data: Buffer, by = "sue", at = id) => {
      const { body } = await send(at, data, by);
      return body.success ? "none" : body.errorCode;
    };
    const png = await drawPicture("png");
    expect(await code(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"))).toBe("upload.type");
    expect(await code(png.subarray(0, 20))).toBe("upload.type");
    expect(await code((await drawPicture("jpeg", { width: 800, height: 600 })).subarray(0, -40))).toBe(
      "upload.incomplete",
    );
    expect(await code(png, "audrey")).toBe("permission.denied");
    expect(await code(png, "sue", "S261129NOBODY")).toBe("ticket.unknown");
    const others = await stored(theirs, "#444444");
    const own = (await upload(world.app(), ann.visitor, "TICKET", png)).uploadId;
    const four = [];
    for (const color of ["#515151", "#525252", "#535353", "#545454"]) four.push(await stored(id, color));
    for (const images of [[others], [own], four, [four[0], four[0]], [randomUUID()]])
      expect(await staff("sue").refuse(answerTicket, await toAnswer(id, { images }))).toBe("fields");
    expect(await staff("sue").refuse(answerTicket, await toAnswer(id, { images: ["__proto__"] }))).toBe(
      "request.invalid",
    );
    // A member attaches none of them to what the member writes.
    const { body } = await ann.visitor.call(sendFeedback, { ...question, images: [four[0] ?? ""] }, newKey());
    expect(body.success ? "none" : body.errorCode).toBe("fields");
    await staff("sue").get(closeStaffTicket, { ...(await seen(id)), reason: "All is well." });
    expect(await code(png)).toBe("state.changed");
  });

  it("CS-04, VL-45: a line of a live chat has pictures of staff, too", async () => {
    await there("sue");
    const ann = await newMember();
    const id = await start(ann);
    const images = [await stored(id, "#616161")];
    const line = { id, lineId: randomUUID(), content: "Here it is.", images };
    await Promise.all([staff("sue").get(writeLiveChat, line), staff("sue").get(writeLiveChat, line)]);
    const { lines } = await ann.visitor.get(getTicket, { id });
    expect(lines.map(({ pictures }) => pictures)).toEqual([[], images]);
  });

  it("CS-04: the ordinary answer does not go into a colleague's live chat; into one that nobody has it brings who answers", async () => {
    await there("sue");
    const id = await start(await newMember());
    expect(await staff("sam").refuse(answerTicket, await toAnswer(id))).toBe("live.chat.taken");
    expect((await show(id)).lines).toHaveLength(1);
    await staff("sue").get(answerTicket, await toAnswer(id));
    await there("sue", false);
    await run(`update live_chats set state = 'WAITING', staff_id = null where ticket_no = '${id}'`);
    await run(`update tickets set taken_by = null, taken_email = null where ticket_no = '${id}'`);
    await staff("sam").get(answerTicket, await toAnswer(id));
    expect([await mineOf("sam"), await takerOf(id)]).toEqual([[id], "sam"]);
  });

  it("CS-04: a chat comes to who answers in its language first, and of those to who has the fewest", async () => {
    await staff("sam").get(saveStaffLanguages, { languages: ["VI", "TH", "VI"] });
    expect((await staff("sam").me()).languages).toEqual(["VI", "TH"]);
    await there("sue");
    await there("sam");
    await there("olga");
    const chats = [];
    for (const language of ["VI", "VI", "EN", "EN", "VI"]) chats.push(await start(await newMember(), language));
    const [sams, others] = [await mineOf("sam"), [...(await mineOf("sue")), ...(await mineOf("olga"))]];
    expect(new Set(sams)).toEqual(new Set([chats[0], chats[1], chats[4]]));
    expect(new Set(others)).toEqual(new Set([chats[2], chats[3]]));
    // Who has as many as one has at once is given no more, whatever the language.
    const last = await newMember();
    await start(last, "VI");
    expect((await last.visitor.get(getLiveChat, {})).chat?.state).toBe("TALKING");
    expect(await mineOf("sam")).toHaveLength(3);
    expect(await staff("sam").refuse(saveStaffLanguages, { languages: ["XX"] } as never)).toBe("request.invalid");
    await staff("sam").get(saveStaffLanguages, { languages: [] });
  });

  it("CS-04: who has not said to be there for an hour is forgotten", async () => {
    await there("sue");
    await there("sam");
    await run(`update live_chat_staff set seen_at = seen_at - interval '61 minutes' where email like 'sue%'`);
    await run(`update live_chat_staff set seen_at = seen_at - interval '5 minutes' where email like 'sam%'`);
    await Promise.all([liveChatsJob.run(world.app().services), liveChatsJob.run(world.app().services)]);
    const { rows } = await sql<{ name: string }>`select name from live_chat_staff`.execute(db());
    expect(rows).toEqual([{ name: "sam" }]);
  });

  it("CS-04: after the merchant's days a live chat goes with what was merged into it, and one that was merged goes by itself", async () => {
    const ann = await newMember();
    await there("sue");
    const chat = await start(ann);
    const [first, second, target] = [await open(ann), await open(ann), await open(ann)];
    const merge = async (id: string, into: string) => staff("sue").get(mergeTicket, { ...(await seen(id)), into });
    await merge(first, second);
    await merge(second, chat);
    await staff("sue").get(closeStaffTicket, { ...(await seen(chat)), reason: "All is well." });
    const merged = await start(ann);
    await merge(merged, target);
    const left = async () =>
      (
        await sql<{
          no: string;
        }>`select ticket_no as no from tickets where ticket_no = any(${[chat, first, second, merged, target]}::text[])`.execute(
          db(),
        )
      ).rows.map(({ no }) => no);
    const remove = () => removeOldChats(db(), firstSettings.liveKeepDays);
    expect([await remove(), (await left()).length]).toEqual([0, 5]);
    await run(
      `update tickets set closed_at = closed_at - interval '366 days', changed_at = changed_at - interval '366 days' where ticket_no in ('${chat}', '${merged}')`,
    );
    const counts = await Promise.all([remove(), remove()]);
    expect(counts.toSorted()).toEqual([0, 4]);
    expect(await left()).toEqual([target]);
    // What stood in the chat that was merged stands in the other one, and stays.
    expect((await ann.visitor.get(getTicket, { id: target })).lines).toHaveLength(2);
  });
});
