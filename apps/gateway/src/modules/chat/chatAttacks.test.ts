import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import {
  type ChatLine,
  chatTextLength,
  listChatLines,
  reportChatLine,
  requestDataExport,
  sendChatLine,
  updateMemberInfo,
} from "@marquee/contract";
import { listStaffChatLines, listStaffChatReports } from "@marquee/contract/staff";
import { attacks } from "@marquee/rich-html/attacks";
import { describe, expect, it } from "vitest";
import { useChatSockets } from "../../../test/chatSockets.ts";
import { tables } from "../../../test/tables.ts";
import { passwordOf } from "../../../test/visitor.ts";
import { cleanText } from "./cleanText.ts";
import { hasContact } from "./hasContact.ts";

/** Of each family of attacks some, which are spread over it. */
const texts = Object.values(attacks).flatMap((family) =>
  family.filter((_, index) => index % Math.ceil(family.length / 25) === 0),
);
const isLine = (text: string): boolean => [...cleanText(text)].length <= chatTextLength && !text.includes("\0");

describe("hostile lines of chat rooms", () => {
  const world = useChatSockets();
  const { db, enter, makeRoom, send } = world;

  it("X-44, X-55: what would run in a page is a text in the list, over the socket, at the desk and in the member's file, and never more", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await makeRoom();
    const reader = await enter(bob, 1, null, roomId);
    const stored: string[] = [];
    for (const text of texts.filter(isLine)) {
      const { body } = await ann.visitor.call(sendChatLine, send(text, randomUUID(), roomId));
      if (body.success) stored.push(cleanText(text));
      else expect([body.errorCode, hasContact(cleanText(text))]).toEqual(["chat.contact", true]);
    }
    expect(stored.length).toBeGreaterThan(100);
    await reader.wait(stored.at(-1) ?? "");
    expect(reader.came.map(({ text }) => text)).toEqual(stored);
    const newest = stored.slice(-50);
    const { headers, body } = await world.app().http.inject({
      url: listChatLines.path,
      query: { roomId },
      headers: { host: "aurelune.localhost", authorization: bob.visitor.getToken() ?? "" },
    });
    // No browser takes it for a page, and no character of a tag stands in it that a script's text could not have.
    expect(headers).toMatchObject({ "content-type": expect.stringMatching(/^application\/json/) });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(JSON.parse(body)).toMatchObject({ value: { lines: newest.map((text) => ({ text })) } });
    const last = reader.lines().at(-1);
    await bob.visitor.get(reportChatLine, { roomId, seq: last?.seq ?? 0, reason: "SCAM" });
    const olga = world.staff("olga");
    expect((await olga.get(listStaffChatLines, { roomId })).map(({ text }) => text)).toEqual(
      expect.arrayContaining(newest.slice(1)),
    );
    expect((await olga.get(listStaffChatReports, {})).find(({ line }) => line.roomId === roomId)?.line.text).toBe(
      last?.text,
    );
    const { export: made } = await ann.visitor.get(requestDataExport, { password: passwordOf("AURELUNE") });
    const { key } = await tables(db())
      .selectFrom("stored_files")
      .select("key")
      .where("id", "=", made?.fileId ?? "")
      .executeTakeFirstOrThrow();
    const file: unknown = JSON.parse(gunzipSync((await world.app().services.files.get(key)) ?? "").toString());
    expect(file).toMatchObject({ chatLines: stored.map((text) => ({ text })) });
  });

  it("X-44: ten thousand marks, direction overrides, NUL and halves of characters are refused by name or taken out", async () => {
    const { visitor } = await world.newMember();
    const roomId = await makeRoom();
    const roomSend = (text: string) => visitor.call(sendChatLine, send(text, randomUUID(), roomId));
    const marks = "\u0335\u0321\u0489";
    const cases: readonly (readonly [what: string, text: string, answer: string | RegExp])[] = [
      ["ten thousand marks", `Z${marks.repeat(3_334)}`, "body.too.large"],
      ["as many as a call takes", `Z${marks.repeat(1_300)}algo`, /^Z\p{M}{3}algo$/u],
      ["marks without a letter", marks.repeat(100), /^\p{M}{3}$/u],
      ["an override", "safe \u202egpj.exe\u202c name", "safe gpj.exe name"],
      ["isolates", "\u2066a\u2069 \u2067b\u2069", "a b"],
      ["a thousand of them alone", "\u202e".repeat(1_000), "fields"],
      ["NUL", "a\0b", "request.invalid"],
      ["half of a character", "a\ud800b", "request.invalid"],
      ["too many characters", "x".repeat(4_001), "request.invalid"],
      ["__proto__", "__proto__", "__proto__"],
    ];
    for (const [what, text, expected] of cases) {
      const { body } = await roomSend(text);
      const said = body.success ? body.value.line.text : body.errorCode;
      if (typeof expected === "string") expect(said, what).toBe(expected);
      else expect(said, what).toMatch(expected);
    }
  });

  it("X-44, X-77: a nickname that imitates the house or its staff is not shown, in new lines and in old ones", async () => {
    const [ann, bob] = [await world.newMember(), await world.newMember()];
    const roomId = await makeRoom();
    const reader = await enter(bob, 1, null, roomId);
    const names = ["Aurelune", "Аurеlunе", "AureIune Team", "Admin", "M0derator 1", "Quản trị viên", "Live-Support"];
    const shown: (ChatLine | undefined)[] = [];
    for (const nickname of names) {
      await ann.visitor.get(updateMemberInfo, { nickname });
      const text = `as ${nickname}`;
      await ann.visitor.get(sendChatLine, send(text, randomUUID(), roomId));
      shown.push(await reader.wait(text));
    }
    expect(shown.filter((line) => line?.isStaff === true || !/^\w\*\*\*\w$/.test(line?.name ?? ""))).toEqual([]);
    await ann.visitor.get(updateMemberInfo, { nickname: "Moon walker" });
    const { lines } = await bob.visitor.get(listChatLines, { roomId });
    expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(["Moon walker"]));
  });
});
