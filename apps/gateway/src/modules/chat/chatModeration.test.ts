import { randomUUID } from "node:crypto";
import {
  getChatMessage,
  listChatLines,
  listChatRooms,
  muteChatPerson,
  readChatRoom,
  reportChatLine,
  sendChatLine,
} from "@marquee/contract";
import {
  closeChatReport,
  endChatSilence,
  listAudit,
  listStaffChatLines,
  listStaffChatReports,
  listStaffChatRooms,
  listStaffChatSilences,
  removeChatLine,
  saveChatRoom,
  silenceChatMember,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useChats } from "../../../test/chatWorld.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { removeOldLines } from "./lineStore.ts";

describe("moderation of chat rooms", () => {
  const world = useChats();
  const { db, idOf, room, say, send, textsOf } = world;
  const act = (seq: number) => ({ roomId: room(), seq, reason: "for a test" });

  it("X-44: a member hides somebody's lines for oneself, in the count too, and shows them again", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const { personId, seq } = await say(ann.visitor, "noise");
    await bob.visitor.get(readChatRoom, { roomId: room(), seq });
    await bob.visitor.get(muteChatPerson, { personId: personId ?? "", isMuted: true });
    await bob.visitor.get(muteChatPerson, { personId: personId ?? "", isMuted: true });
    expect((await bob.visitor.get(listChatRooms, {})).muted).toEqual([{ personId, name: expect.any(String) }]);
    await say(ann.visitor, "more noise");
    expect((await bob.visitor.get(getChatMessage, {})).unReadCount).toBe(0);
    await bob.visitor.get(muteChatPerson, { personId: personId ?? "", isMuted: false });
    expect((await bob.visitor.get(getChatMessage, {})).unReadCount).toBe(1);
    const { me } = await bob.visitor.get(listChatRooms, {});
    expect(await bob.visitor.refuse(muteChatPerson, { personId: me.personId, isMuted: true })).toBe(
      "chat.line.unknown",
    );
    expect(await bob.visitor.refuse(muteChatPerson, { personId: randomUUID(), isMuted: true })).toBe(
      "chat.line.unknown",
    );
  });

  it("X-44: a reported line reaches the moderators once with ten lines around it; removed, it is gone for everybody, and the audit log says so", async () => {
    const [ann, bob, cem] = [await world.newMember(), await world.newMember(), await world.newMember()];
    for (let index = 0; index < 12; index += 1) await say(bob.visitor, `around ${index}`);
    const { seq } = await say(ann.visitor, "an ugly line");
    for (let index = 0; index < 12; index += 1) await say(bob.visitor, `behind ${index}`);
    const report = { roomId: room(), seq, reason: "ABUSE" } as const;
    await Promise.all([bob, bob, cem].map(({ visitor }) => visitor.get(reportChatLine, report)));
    expect(await ann.visitor.refuse(reportChatLine, report)).toBe("chat.line.unknown");
    expect(await bob.visitor.refuse(reportChatLine, { ...report, seq: 999_999 })).toBe("chat.line.unknown");
    const olga = world.staff("olga");
    const find = async () => (await olga.get(listStaffChatReports, {})).find(({ line }) => line.seq === seq);
    expect(await find()).toMatchObject({
      count: 2,
      reasons: ["ABUSE"],
      line: { username: ann.name, text: "an ugly line" },
    });
    const lines = await olga.get(listStaffChatLines, { roomId: room(), around: seq });
    expect(lines).toHaveLength(21);
    expect(lines[10]?.text).toBe("an ugly line");
    const both = await Promise.all(["olga", "otto"].map((name) => world.staff(name).refuse(removeChatLine, act(seq))));
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    expect(await find()).toBeUndefined();
    expect(await textsOf(cem.visitor)).not.toContain("an ugly line");
    const gone = (await cem.visitor.get(listChatLines, { roomId: room(), after: seq })).lines.find(
      (line) => line.seq === seq,
    );
    expect(gone).toMatchObject({ isRemoved: true, text: "" });
    expect((await olga.get(listStaffChatLines, { roomId: room(), around: seq }))[10]).toMatchObject({
      text: "an ugly line",
      removedBy: expect.any(String),
    });
    const other = await say(ann.visitor, "harmless");
    await bob.visitor.get(reportChatLine, { ...report, seq: other.seq });
    await olga.get(closeChatReport, act(other.seq));
    expect(await olga.refuse(closeChatReport, act(other.seq))).toBe("state.changed");
    expect(await textsOf(cem.visitor)).toContain("harmless");
    const { items } = await world.staff("audrey").get(listAudit, {});
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["remove chat line", "close chat report"]),
    );
    expect(await world.staff("audrey").refuse(removeChatLine, act(other.seq))).toBe("permission.denied");
  });

  it("X-44: a silenced member cannot write and sees until when and why; the end lets the member write again", async () => {
    const ann = await world.newMember();
    const [memberId, olga] = [await idOf(ann), world.staff("olga")];
    const silence = { memberId, shownReason: "Insults are not allowed here.", reason: "for a test" };
    await olga.get(silenceChatMember, { ...silence, minutes: 60 });
    const { body } = await ann.visitor.call(sendChatLine, send("let me"));
    expect(body).toMatchObject({
      errorCode: "chat.muted",
      value: { reason: silence.shownReason, until: expect.any(Number) },
    });
    expect((await ann.visitor.get(listChatRooms, {})).silence).toMatchObject({ reason: silence.shownReason });
    await olga.get(silenceChatMember, { ...silence, minutes: null });
    expect((await ann.visitor.get(listChatRooms, {})).silence).toEqual({ reason: silence.shownReason, until: null });
    expect((await olga.get(listStaffChatSilences, {})).find((one) => one.memberId === memberId)).toMatchObject({
      username: ann.name,
      until: null,
    });
    await olga.get(endChatSilence, { memberId, reason: "for a test" });
    expect(await olga.refuse(endChatSilence, { memberId, reason: "for a test" })).toBe("state.changed");
    await say(ann.visitor, "thank you");
    expect(await olga.refuse(silenceChatMember, { ...silence, memberId: "nobody", minutes: 1 })).toBe("member.unknown");
  });

  it("X-44: rooms of the languages make themselves, once; of two people who change a room the second is told", async () => {
    const olga = world.staff("olga");
    const rooms = await olga.get(listStaffChatRooms, {});
    expect(
      rooms
        .filter(({ name }) => name === null)
        .map(({ language }) => language)
        .toSorted(),
    ).toEqual(["CN", "EN", "VI"]);
    const [first] = rooms;
    if (first === undefined) throw new Error("there is no room");
    const change = { ...first, name: "", slowSeconds: 5, reason: "for a test" };
    const { lines: _, lastAt: __, ...request } = change;
    const both = await Promise.all(["olga", "otto"].map((name) => world.staff(name).refuse(saveChatRoom, request)));
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    await olga.get(saveChatRoom, { ...request, version: first.version + 1, slowSeconds: 0 });
    expect(await olga.refuse(saveChatRoom, { ...request, id: randomUUID(), version: 0 })).toBe("fields");
  });

  it("X-69: lines older than ninety days go, the newer ones stay", async () => {
    const ann = await world.newMember();
    const old = await say(ann.visitor, "of last year");
    await say(ann.visitor, "of today");
    await asOwner(db(), (tx) =>
      sql`update chat_lines set at = at - interval '91 days' where room_id = ${room()}::uuid and seq = ${old.seq}`.execute(
        tx,
      ),
    );
    expect(await removeOldLines(db(), 90)).toBe(1);
    const texts = await textsOf(ann.visitor);
    expect([texts.includes("of last year"), texts.includes("of today")]).toEqual([false, true]);
  });
});
