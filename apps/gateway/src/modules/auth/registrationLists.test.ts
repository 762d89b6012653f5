import { register, registerMobile } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { setRegisterRules, switchModules, toMobileForm } from "../../../test/registration.ts";
import { openAurelune, openKickline, toRegistration } from "../../../test/visitor.ts";
import { type BlockRequest, listBlocks, listDuplicates, setBlock } from "../../operator/registrations.ts";
import { listSecurity } from "../../operator/listSecurity.ts";
import { rekeyNamesJob } from "./rekeyNames.ts";
import { tables } from "../../../test/tables.ts";

const free = {
  enabled: "1",
  required: "0",
  acceptedPattern: "*",
  patternId: 0,
  minLength: 0,
  maxLength: 50,
} as const;

describe("who registers", () => {
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
    await switchModules(app, "aurelune", { MOBILENUMREG3: "on" });
  });
  afterAll(() => app.close());

  const toName = (): string => `person${(serial += 1)}x`;
  const setOne = (kind: BlockRequest["kind"], value: string, state: "on" | "off" = "on") =>
    setBlock(app.services.db, { actor: "test", merchant: "aurelune", kind, value, state });
  const enroll = async (more: object = {}, address = "203.0.113.9"): Promise<string> => {
    const sent = { headers: { "x-forwarded-for": address } };
    const form = { ...toRegistration(toName(), "AURELUNE"), login: false, ...more };
    const { body } = await openAurelune(app).call(register, form, sent);
    return body.success ? "in" : body.errorCode;
  };
  const listRules = async (): Promise<readonly string[]> => {
    const lines = await listSecurity(app.services.db, app.services.nameKey, { merchant: "aurelune" });
    return lines
      .filter(({ event }) => event === "registration.blocked")
      .map(({ details }) => String(Object(details).rule));
  };

  it("X-20: BLOCKED_ADDRESS blocks an IP address, an IPv6 one with its whole /64, until it is lifted", async () => {
    await setOne("address", "203.0.113.66");
    await setOne("address", "2001:db8:3:4::1");
    expect(await enroll({}, "203.0.113.66")).toBe("register.disabled");
    expect(await enroll({}, "2001:db8:3:4:ffff::9")).toBe("register.disabled");
    expect(await enroll({}, "203.0.113.67")).toBe("in");
    await setOne("address", "203.0.113.66", "off");
    expect(await enroll({}, "203.0.113.66")).toBe("in");
    expect(await listRules()).toEqual(["BLOCKED_ADDRESS", "BLOCKED_ADDRESS"]);
  });

  it("X-20: BLOCKED_MOBILE blocks every form of a number in both ways of registering, at this merchant only", async () => {
    await setOne("mobile", "0912 345 678");
    expect(await enroll({ mobileNum: "912345678" })).toBe("register.disabled");
    expect(await openAurelune(app).refuse(registerMobile, toMobileForm("+84912345678"))).toBe("register.disabled");
    const { body } = await openKickline(app).call(register, {
      ...toRegistration(toName(), "KICKLINE"),
      mobileNum: "+84912345678",
    });
    expect(body.success).toBe(true);
  });

  it("X-20: BLOCKED_EMAIL blocks a mailbox or a whole domain", async () => {
    await setOne("email", "Bad@Mail.example");
    await setOne("email", "@trash.example");
    expect(await enroll({ email: "bad@mail.example" })).toBe("register.disabled");
    expect(await enroll({ email: "anyone@TRASH.example" })).toBe("register.disabled");
    expect(await enroll({ email: "good@mail.example" })).toBe("in");
  });

  it("X-20: BLOCKED_NAME blocks a username or a full name regardless of case, accents and spaces", async () => {
    await setOne("name", "badperson1");
    await setOne("name", " Nguyễn   Văn Xấu ");
    expect(await enroll({ username: "BadPerson1" })).toBe("register.disabled");
    expect(await enroll({ payeeName: "nguyễn văn xấu" })).toBe("register.disabled");
    expect(await enroll({ payeeName: "NGUYEN VAN XAU" })).toBe("register.disabled");
    expect(await enroll({ payeeName: "Nguyễn Văn Tốt" })).toBe("in");
    expect((await listBlocks(app.services.db, "aurelune")).map(({ rule }) => rule)).toContain("BLOCKED_NAME");
  });

  it("X-20: a list refuses invalid values", async () => {
    for (const [kind, value] of [
      ["address", "300.1.1.1"],
      ["mobile", "12"],
      ["email", "nobody"],
    ] as const)
      await expect(setOne(kind, value)).rejects.toThrow(value);
  });

  const findDuplicate = async (rule: string) =>
    (await listDuplicates(app.services.db, "aurelune")).find((line) => line.rule === rule)?.members;

  it("X-18: SAME_DEVICE finds accounts that one browser has registered", async () => {
    const names = [toName(), toName()];
    for (const username of names) await openAurelune(app).registerAs(username, { deviceId: "device-a" });
    await openAurelune(app).registerAs(toName(), { deviceId: "device-b" });
    expect(await findDuplicate("SAME_DEVICE")).toEqual(names);
  });

  it("X-18: SAME_PHONE finds accounts with one number, in any field and form", async () => {
    await setRegisterRules(app, "aurelune", { zalo: { ...free, type: "TEXT" } });
    const names = [toName(), toName()];
    await openAurelune(app).registerAs(names[0] ?? "", { mobileNum: "0977000111" });
    await openAurelune(app).registerAs(names[1] ?? "", { zalo: "+84 977 000 111" });
    expect(await findDuplicate("SAME_PHONE")).toEqual(names);
  });

  it("X-18: SAME_NAME_AND_BIRTHDAY finds accounts with one name and birthday, regardless of diacritics and word order", async () => {
    const names = [toName(), toName()];
    const born = { birthday: "1988-08-08" };
    await openAurelune(app).registerAs(names[0] ?? "", { payeeName: "Nguyễn Văn Đạt", ...born });
    await openAurelune(app).registerAs(names[1] ?? "", { payeeName: "Dat Nguyen Van", ...born });
    await openAurelune(app).registerAs(toName(), { payeeName: "Nguyễn Văn Đạt", birthday: "1988-08-09" });
    expect(await findDuplicate("SAME_NAME_AND_BIRTHDAY")).toEqual(names);
    const stored = await tables(app.services.db).selectFrom("member_traits").selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/device-a|977000111|1988|nguyen/i);
  });

  it("X-18: one person's name is the same in NFC and NFD and in ASCII capitals; other vowels and tones are another person's", async () => {
    await setRegisterRules(app, "aurelune", { payeeName: { ...free, type: "TEXT" } });
    const born = { birthday: "1987-07-07" };
    const [one, two, three, four, five] = [toName(), toName(), toName(), toName(), toName()];
    const name = "Nguyễn Văn Ánh";
    await openAurelune(app).registerAs(one, { payeeName: name, ...born });
    await openAurelune(app).registerAs(two, { payeeName: name.normalize("NFD"), ...born });
    await openAurelune(app).registerAs(three, { payeeName: "NGUYEN VAN ANH", ...born });
    await openAurelune(app).registerAs(four, { payeeName: "สุดา ใจดี", ...born });
    await openAurelune(app).registerAs(five, { payeeName: "สีดา ใจดี", ...born });
    const lists = (await listDuplicates(app.services.db, "aurelune")).map(({ members }) => members);
    expect(lists).toContainEqual([one, two, three]);
    expect(lists.flat()).not.toContain(four);
  });

  it("X-18: names that were stored before vowels and tones counted are compared by today's rule", async () => {
    const { db, nameKey } = app.services;
    await setRegisterRules(app, "aurelune", { payeeName: { ...free, type: "TEXT" } });
    const birthday = "1986-06-06";
    const names = [toName(), toName(), toName()];
    const written = ["สมชาย รุ่งเรือง", "สมชาย รงเรอง", "สมชาย รุ่งเรือง"];
    for (const [index, payeeName] of written.entries())
      await openAurelune(app).registerAs(names[index] ?? "", { payeeName, birthday });
    const former = nameKey("aurelune", `SAME_NAME_AND_BIRTHDAY\nรงเรอง สมชาย\n${birthday}`);
    await sql`
      with taken as (
        delete from member_traits t using members m where m.tenant_id = t.tenant_id and m.id = t.member_id
          and m.birthday = ${birthday} and t.rule = 'SAME_NAME_AND_BIRTHDAY' returning t.*
      )
      insert into member_traits (tenant_id, rule, trait_key, member_id, created_at)
      select tenant_id, rule, ${former}, member_id, created_at from taken`.execute(db);
    expect(await findDuplicate("SAME_NAME_AND_BIRTHDAY")).toEqual(names);
    for (let run = 0; run < 2; run += 1) {
      await rekeyNamesJob.run(app.services);
      expect(await findDuplicate("SAME_NAME_AND_BIRTHDAY")).toEqual([names[0], names[2]]);
    }
  });
});
