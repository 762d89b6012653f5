import { getRegisterRules, register, type RegisterRule } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { setRegisterRules } from "../../../test/registration.ts";
import { openAurelune, openKickline, toRegistration } from "../../../test/visitor.ts";

describe("registration", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  it("RG-13, VL-48: the rules come from the server, and the server holds to them", async () => {
    const ann = openAurelune(app);
    const { fields } = await ann.get(getRegisterRules, {});
    expect(fields["password"]).toMatchObject({
      enabled: "1",
      required: "1",
      patternId: 18,
      minLength: 10,
      maxLength: 64,
    });
    expect((await openKickline(app).get(getRegisterRules, {})).fields["password"]).toMatchObject({
      patternId: 4,
      minLength: 6,
      maxLength: 12,
    });
    const wrong = {
      ...toRegistration("1bad", "AURELUNE"),
      password: "short",
      confirmPassword: "other",
      birthday: "1990-02-30",
      email: "a@b",
    };
    expect((await ann.call(register, wrong)).body).toMatchObject({
      errorCode: "fields",
      fields: [
        { name: "username", rule: "length", min: 6, max: 16 },
        { name: "password", rule: "length", min: 10, max: 64 },
        { name: "email", rule: "length" },
        { name: "birthday", rule: "date" },
        { name: "confirmPassword", rule: "match" },
      ],
    });
  });

  it("RG-28, RG-23: refuses who is too young today at the merchant, and who does not agree to the terms", async () => {
    // On the last evening of a year the merchants are in the next one already.
    const years = (count: number) => `${new Date().getUTCFullYear() - count}-01-02`;
    const [ann, kim] = [openAurelune(app), openKickline(app)];
    expect(await ann.refuse(register, { ...toRegistration("youngann", "AURELUNE"), birthday: years(17) })).toBe(
      "age.under",
    );
    expect(await kim.refuse(register, { ...toRegistration("youngkim", "KICKLINE"), birthday: years(19) })).toBe(
      "age.under",
    );
    expect(await ann.refuse(register, { ...toRegistration("noterms1", "AURELUNE"), termsAccepted: false })).toBe(
      "terms.required",
    );
  });

  it("RG-28: refuses who does not confirm the age; an older page, whose box of the terms says both, has no such field", async () => {
    const ann = openAurelune(app);
    const form = toRegistration("unsaidage", "AURELUNE");
    expect(await ann.refuse(register, { ...form, ageConfirmed: false })).toBe("age.under");
    const { ageConfirmed: _, ...older } = form;
    expect(await ann.call(register, older)).toMatchObject({ body: { success: true } });
  });

  it("RG-19, WL-13: makes member, credit and session together; the name is taken in any case", async () => {
    const ann = openAurelune(app);
    const { session, token } = await ann.registerAs("CreditAnn");
    expect(session).toMatchObject({
      token,
      firstTimeLogin: true,
      isAgent: 0,
      type: "MEMBER",
      userName: "CreditAnn",
      lastLogin: null,
    });
    expect((await ann.getBalance()).sumBalance).toBe("100000.00");
    expect(await openAurelune(app).refuse(register, toRegistration("creditann", "AURELUNE"))).toBe("username.taken");
    const { rows } = await sql<{
      n: string;
    }>`select count(*) as n from ledger.transfers where scope = 'signup' and key = ${`real:${session?.id}`}`.execute(
      app.services.db,
    );
    expect(rows[0]?.n).toBe("1");
  });

  it("a mailbox and a number belong to one member each", async () => {
    const more = { email: "one@mail.example", mobileNum: "912345678" };
    await openAurelune(app).registerAs("mailann1", more);
    const again = { ...toRegistration("mailann2", "AURELUNE"), email: "ONE@mail.example" };
    expect(await openAurelune(app).refuse(register, again)).toBe("email.taken");
    expect(
      await openAurelune(app).refuse(register, { ...toRegistration("mailann3", "AURELUNE"), mobileNum: "912345678" }),
    ).toBe("mobile.taken");
  });

  it("RG-29, VL-03: a registration takes a number in every form that its login takes", async () => {
    const { services } = app;
    const toZone = async (zone: string, mobileNum: RegisterRule) => {
      await sql`update merchants set time_zone = ${zone} where id = 'aurelune'`.execute(services.db);
      await setRegisterRules(app, "aurelune", { mobileNum });
    };
    const digits = { enabled: "1", required: "0", patternId: 6, acceptedPattern: "^[0-9]+$", type: "NUMBER" } as const;
    const [nine, ten] = [
      { ...digits, minLength: 9, maxLength: 10 },
      { ...digits, patternId: 22, acceptedPattern: "^9[0-9]*$", minLength: 10, maxLength: 10 },
    ];
    for (const [index, [zone, rule, mobileNum]] of (
      [
        ["Asia/Manila", ten, "0917 123 4567"],
        ["Asia/Manila", ten, "639171234568"],
        ["Asia/Ho_Chi_Minh", nine, "84912345671"],
        ["Asia/Ho_Chi_Minh", nine, "０９１２３４５６７２"],
        ["Asia/Bangkok", nine, "66812345673"],
      ] as const
    ).entries()) {
      await toZone(zone, rule);
      const username = `formann${index}x`;
      await openAurelune(app).registerAs(username, { mobileNum });
      const { userName } = await openAurelune(app).loginAs(mobileNum);
      expect(userName, mobileNum).toBe(username);
    }
    await toZone("Asia/Ho_Chi_Minh", nine);
    await setRegisterRules(app, "aurelune", {});
  });

  it("RG-24, AP-16, AP-77: PUT registers as POST does, answers a success flag and a value, and without `login` no session", async () => {
    const request = { ...toRegistration("putannput", "AURELUNE"), login: false };
    const { body } = await openAurelune(app).call(register, request, { method: "PUT" });
    expect(body).toMatchObject({ success: true, value: { userName: "putannput", autoAccount: false } });
    expect(body).not.toHaveProperty("value.token");
  });

  it("counts an address's registrations", async () => {
    const few = await openTestApp();
    const limits = { ...few.services.config.limits, registrationsPerDay: 1 };
    Reflect.set(few.services.config, "limits", limits);
    await openAurelune(few).registerAs("firstann");
    expect(await openAurelune(few).refuse(register, toRegistration("secondann", "AURELUNE"))).toBe("register.limit.ip");
    await few.close();
  });
});
