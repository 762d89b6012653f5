import { randomUUID } from "node:crypto";
import { getTicket, listInbox, writeTicket } from "@marquee/contract";
import {
  answerTicket,
  closeStaffTicket,
  getStaffTicket,
  listAudit,
  listSavedAnswers,
  listStaffTickets,
  listWork,
  mergeTicket,
  noteTicket,
  removeAnswer,
  saveAnswer,
  takeTicket,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { newKey, useTickets } from "../../../test/ticketWorld.ts";

const reason = "for a test";

describe("tickets in the back office", () => {
  const world = useTickets();
  const { newMember, open, write, staff } = world;
  const show = (id: string, by = "sue") => staff(by).get(getStaffTicket, { id });
  const seen = async (id: string) => ({ id, version: (await show(id)).version });
  const toAnswer = async (id: string, content = "Please look again.") => ({
    ...(await seen(id)),
    lineId: randomUUID(),
    content,
  });

  it("X-45: a ticket that a player opens waits in the queue, staff answer it, the player reads the answer and never a note", async () => {
    const ann = await newMember();
    const id = await open(ann, { title: "Where is my deposit?" });
    const waits = async () =>
      (await staff("sue").get(listWork, { key: "tickets" })).items.filter(({ subject }) => subject === id);
    expect(await waits()).toMatchObject([{ username: ann.name, about: "Where is my deposit?" }]);
    const note = { id, lineId: randomUUID(), content: "The bank is slow today" };
    await staff("sam").get(noteTicket, note);
    await staff("sam").get(noteTicket, note);
    const sheet = await staff("sue").get(answerTicket, await toAnswer(id));
    expect(sheet.lines.map(({ by, author }) => [by, author])).toEqual([
      ["MEMBER", null],
      ["NOTE", "sam"],
      ["STAFF", "sue"],
    ]);
    expect(sheet).toMatchObject({ state: "ANSWERED", isMine: true, takenBy: "sue@aurelune.example", language: "EN" });
    expect(await waits()).toEqual([]);
    const own = JSON.stringify(await ann.visitor.get(getTicket, { id }));
    expect(own).toContain("Please look again.");
    expect(own).not.toMatch(/bank is slow|sue|sam/);
    await write(ann, id);
    expect(await waits()).toHaveLength(1);
    const { items } = await staff("audrey").get(listAudit, { subject: id });
    expect(new Set(items.map(({ action }) => action))).toEqual(
      new Set(["read ticket", "note ticket", "answer ticket"]),
    );
  });

  it("X-45: of two who answer what they have both seen one does; one answer sent twice is one; the member's word in between is told", async () => {
    const ann = await newMember();
    const id = await open(ann);
    const answers = [await toAnswer(id, "First"), await toAnswer(id, "Second")] as const;
    const [one, other] = await Promise.all([
      staff("sue").call(answerTicket, answers[0]),
      staff("sam").call(answerTicket, answers[1]),
    ]);
    expect([one, other].map(({ body }) => (body.success ? "done" : body.errorCode)).toSorted()).toEqual([
      "done",
      "state.changed",
    ]);
    const [won, by] = one.body.success ? [answers[0], "sue"] : [answers[1], "sam"];
    await staff(by).get(answerTicket, won);
    expect((await show(id)).lines).toHaveLength(2);
    expect((await ann.visitor.get(listInbox, {})).list).toHaveLength(1);
    const late = await toAnswer(id);
    await write(ann, id, "It has arrived");
    expect(await staff("sue").refuse(answerTicket, late)).toBe("state.changed");
  });

  it("X-45: staff take and give back; lists have state, category, own, search and member; who may not is refused", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const id = await open(ann, { category: "COMPLAINT", title: "Broken wheel" });
    await open(bob, { title: "Another one" });
    expect((await staff("sam").get(takeTicket, { ...(await seen(id)), isMine: true })).isMine).toBe(true);
    const numbers = async (filter: object, by = "sam") =>
      (await staff(by).get(listStaffTickets, filter)).items.map((item) => item.id);
    expect(await numbers({ mine: "1", category: "COMPLAINT" })).toEqual([id]);
    expect(await numbers({ mine: "1", state: "CLOSED" })).toEqual([]);
    expect(await numbers({ category: "COMPLAINT", search: "broken" })).toEqual([id]);
    expect(await numbers({ search: ann.name })).toEqual([id]);
    expect(await numbers({ search: id.toLowerCase(), state: "OPEN" })).toEqual([id]);
    expect(await numbers({ search: "%" })).toEqual([]);
    expect(await numbers({ memberId: (await show(id)).memberId }, "audrey")).toEqual([id]);
    const taken = await seen(id);
    // Somebody else's is not given back, but may be taken.
    expect((await staff("sue").get(takeTicket, { ...taken, isMine: false })).takenBy).toBe("sam@aurelune.example");
    expect((await staff("sue").get(takeTicket, { ...taken, isMine: true })).isMine).toBe(true);
    expect(await staff("sam").refuse(takeTicket, { ...taken, isMine: true })).toBe("state.changed");
    expect(await staff("audrey").refuse(answerTicket, await toAnswer(id))).toBe("permission.denied");
    expect(await staff("cora").refuse(getStaffTicket, { id })).toBe("permission.denied");
    expect(await staff("sue").refuse(getStaffTicket, { id: "S261129NOBODY" })).toBe("ticket.unknown");
  });

  it("X-45: staff close with a reason that the member is told, once", async () => {
    const ann = await newMember();
    const id = await open(ann);
    const request = { ...(await seen(id)), reason: "The bank has answered you." };
    const answers = await Promise.all(["sue", "sam"].map((name) => staff(name).call(closeStaffTicket, request)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await ann.visitor.get(getTicket, { id })).toMatchObject({
      state: "CLOSED",
      closedBy: "STAFF",
      closeReason: "The bank has answered you.",
    });
    expect((await ann.visitor.get(listInbox, {})).list.map(({ content }) => content)).toMatchObject([
      expect.stringContaining("The bank has answered you."),
    ]);
    expect(await staff("sue").refuse(answerTicket, await toAnswer(id))).toBe("state.changed");
  });

  it("X-45: a ticket is merged into another one of the same member, with its lines; not into a stranger's or a closed one", async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    const [id, into, theirs] = [
      await open(ann, { content: "First words of the first ticket" }),
      await open(ann, { content: "First words of the second ticket" }),
      await open(bob),
    ];
    expect((await show(id)).others.map((other) => other.id)).toEqual([into]);
    await staff("sue").get(answerTicket, await toAnswer(into));
    for (const wrong of [theirs, id])
      expect(await staff("sue").refuse(mergeTicket, { ...(await seen(id)), into: wrong })).toBe("ticket.merge");
    const request = { ...(await seen(id)), into };
    const back = { ...(await seen(into)), into: id };
    const both = await Promise.all([staff("sue").call(mergeTicket, request), staff("sam").call(mergeTicket, back)]);
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
    const [from, to] = both[0]?.body.success === true ? [id, into] : [into, id];
    expect(await ann.visitor.get(getTicket, { id: from })).toMatchObject({
      state: "MERGED",
      mergedInto: to,
      lines: [],
    });
    expect((await ann.visitor.get(getTicket, { id: to })).lines).toHaveLength(3);
    expect(await ann.visitor.refuse(writeTicket, { id: from, content: "hello" }, newKey())).toBe("ticket.closed");
  });

  it("X-45: saved answers have texts by language; of two who change one the second is told; a removed one stays removed", async () => {
    const answer = { id: randomUUID(), version: 0, name: "Look again", texts: { EN: "Please look.", VI: "" }, reason };
    await staff("olga").get(saveAnswer, answer);
    expect(await staff("sue").get(listSavedAnswers, {})).toMatchObject([
      { id: answer.id, version: 1, texts: { EN: "Please look." } },
    ]);
    expect(await staff("sue").refuse(saveAnswer, { ...answer, version: 1 })).toBe("permission.denied");
    const change = { ...answer, version: 1, texts: { EN: "Look.", VI: "Xem lại." } };
    const both = await Promise.all([1, 2].map(() => staff("olga").call(saveAnswer, change)));
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
    await staff("olga").get(removeAnswer, { id: answer.id, version: 2, reason });
    expect(await staff("olga").refuse(saveAnswer, { ...change, version: 2 })).toBe("state.changed");
    expect(await staff("olga").refuse(saveAnswer, answer)).toBe("state.changed");
    expect(await staff("sue").get(listSavedAnswers, {})).toEqual([]);
  });
});
