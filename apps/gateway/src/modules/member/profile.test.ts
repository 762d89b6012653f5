import {
  getMemberInfo,
  getPreferences,
  loginFreePlay,
  toMaskedName,
  updateMemberInfo,
  updatePreferences,
} from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline, toRegistration, type Visitor } from "../../../test/visitor.ts";
import { register as registerRow } from "@marquee/contract";
import { tables } from "../../../test/tables.ts";

describe("profile", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const join = async (name: string): Promise<Visitor> => {
    const visitor = openAurelune(app);
    await visitor.registerAs(name);
    return visitor;
  };

  it("MC-01: a nickname is unique among nicknames and usernames, regardless of case", async () => {
    const [ann, eve] = [await join("profileann"), await join("profileeve")];
    expect((await ann.get(updateMemberInfo, { nickname: "  Night Owl " })).nickname).toBe("Night Owl");
    expect((await ann.get(getMemberInfo, {})).nickname).toBe("Night Owl");
    expect(await eve.refuse(updateMemberInfo, { nickname: "NIGHT OWL" })).toBe("nickname.taken");
    expect(await eve.refuse(updateMemberInfo, { nickname: "night owl" })).toBe("nickname.taken");
    expect(await eve.refuse(updateMemberInfo, { nickname: "ProfileAnn" })).toBe("nickname.taken");
    expect((await eve.get(updateMemberInfo, { nickname: "Đêm Khuya" })).nickname).toBe("Đêm Khuya");
    const kim = openKickline(app);
    await kim.registerAs("profilekim");
    expect((await kim.get(updateMemberInfo, { nickname: "Night Owl" })).nickname).toBe("Night Owl");
  });

  it("MC-01: of two simultaneous requests for a nickname one succeeds, and no new member can take a nickname as username", async () => {
    const pair = [await join("profileone"), await join("profiletwo")];
    const ends = await Promise.all(pair.map((each) => each.call(updateMemberInfo, { nickname: "wanted1" })));
    expect(ends.map(({ body }) => (body.success ? "taken" : body.errorCode)).toSorted()).toEqual([
      "nickname.taken",
      "taken",
    ]);
    expect(await openAurelune(app).refuse(registerRow, toRegistration("Wanted1", "AURELUNE"))).toBe("username.taken");
  });

  it.each(["a", "x".repeat(21), "a\u202eb", "a\u200bb", "<b>x</b>", "  ", "a  b", "-ab", "🎰🎰", ".."])(
    "takes no nickname such as %j",
    async (nickname) => {
      const ann = openAurelune(app);
      await ann.registerAs(`nick${Buffer.from(nickname).toString("hex").slice(0, 10)}`);
      const { body } = await ann.call(updateMemberInfo, { nickname });
      expect(body.success ? [] : [body.errorCode, body.fields?.[0]?.name]).toEqual(["fields", "nickname"]);
    },
  );

  it("MC-01, VL-47: a birthday can be set once, by members who are old enough; of two simultaneous requests one succeeds", async () => {
    const ann = await join("profileborn");
    const { db } = app.services;
    const { id } = await ann.get(getMemberInfo, {});
    expect((await ann.get(getMemberInfo, {})).birthday).toBe("1990-05-17");
    expect(await ann.refuse(updateMemberInfo, { birthday: "1991-01-01" })).toBe("birthday.fixed");
    await tables(db).updateTable("members").set({ birthday: null }).where("id", "=", id).execute();
    expect(await ann.refuse(updateMemberInfo, { birthday: "2020-01-01" })).toBe("age.under");
    expect(await ann.refuse(updateMemberInfo, { birthday: "1990-02-30" })).toBe("fields");
    const days = ["1990-01-01", "1990-01-02"];
    const ends = await Promise.all(days.map((birthday) => ann.call(updateMemberInfo, { birthday })));
    expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
    expect(days).toContain((await ann.get(getMemberInfo, {})).birthday);
  });

  it("EN-09: contacts and name are masked in what the member reads", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("profilemask", { email: "Zoe.Long@Mail.example", payeeName: "Zuzanna Owner" });
    const info = await ann.get(getMemberInfo, {});
    expect(info).toMatchObject({ email: "z***@mail.example", emailConfirmed: false, payeeName: "Z***r", kycLevel: 0 });
    expect(JSON.stringify(info)).not.toMatch(/zoe|zuzanna/i);
  });

  it("MC-01: preferences cover messages by kind and channel, and hiding the name from others", async () => {
    const ann = await join("profilepref");
    expect(await ann.get(getPreferences, {})).toMatchObject({
      hidesName: false,
      publicName: "profilepref",
      messages: { account: { mail: true, sms: false }, offers: { mail: false, sms: false } },
    });
    const hidden = await ann.get(updatePreferences, { hidesName: true });
    expect(hidden).toMatchObject({ hidesName: true, publicName: "p***f" });
    await Promise.all([
      ann.get(updatePreferences, { messages: { offers: { mail: true, sms: false } } }),
      ann.get(updatePreferences, { messages: { account: { mail: false, sms: true } } }),
    ]);
    expect(await ann.get(getPreferences, {})).toMatchObject({
      hidesName: true,
      messages: { account: { mail: false, sms: true }, offers: { mail: true, sms: false } },
    });
    expect([toMaskedName("ab"), toMaskedName("abc"), toMaskedName("😀x😀")]).toEqual(["a***", "a***c", "😀***😀"]);
  });

  it("RP-04: a trial account changes none of it", async () => {
    const guest = openAurelune(app);
    guest.setToken((await guest.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await guest.refuse(updateMemberInfo, { nickname: "Guest Star" })).toBe("trial.not.allowed");
    expect(await guest.refuse(updatePreferences, { hidesName: true })).toBe("trial.not.allowed");
  });
});
