import { getRegisterRules, register } from "@marquee/contract";
import {
  getPatternCheck,
  listAudit,
  listStaffRegisterRules,
  type OwnRegisterRule,
  setRegisterRule,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";

const reason = "asked for by compliance";
const shown: OwnRegisterRule = {
  enabled: true,
  required: true,
  patternId: 0,
  pattern: "^[a-z]{2}-[0-9]{4}$",
  minLength: 7,
  maxLength: 7,
};

describe("rules of registration in the back office", () => {
  let app: TestApp;
  let people: Readonly<Record<"ann" | "rita", Staff>>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const add = async (email: string, grants: Parameters<typeof addStaff>[2]) => {
      await addStaff(app.services.db, email, grants);
      return new Staff(app, "AURELUNE").login(email);
    };
    people = {
      ann: await add("ann@aurelune.example", { AURELUNE: ["OWNER"] }),
      rita: await add("rita@aurelune.example", { AURELUNE: ["RISK", "OPERATIONS"] }),
    };
  });
  afterAll(() => app.close());

  const versionNow = async () => (await people.ann.get(listStaffRegisterRules, {})).version;
  const set = async (field: string, rule: OwnRegisterRule | null) =>
    people.rita.call(setRegisterRule, { field, rule, reason, version: await versionNow() });
  const find = async (name: string) =>
    (await people.ann.get(listStaffRegisterRules, {})).fields.find((field) => field.name === name);

  it("RG-13, RG-14, VL-48: a field that staff show with a pattern of their own is asked and checked at once, until its standard rule comes back", async () => {
    expect(await find("zalo")).toMatchObject({ isOwn: false, isFixed: false, rule: { enabled: "0" } });
    expect((await set("zalo", shown)).body.success).toBe(true);
    const { fields } = await openAurelune(app).get(getRegisterRules, {});
    expect(fields["zalo"]).toMatchObject({ enabled: "1", required: "1", acceptedPattern: shown.pattern, maxLength: 7 });
    const form = toRegistration("zalomember1", "AURELUNE");
    const visitor = openAurelune(app);
    for (const [zalo, rule] of [
      ["", "required"],
      ["ab-123", "length"],
      ["ab-12x4", "pattern"],
    ] as const) {
      const { body } = await visitor.call(register, { ...form, zalo });
      expect(body).toMatchObject({ errorCode: "fields", fields: [{ name: "zalo", rule }] });
    }
    expect((await visitor.call(register, { ...form, zalo: "ab-1234" })).status).toBe(200);
    expect(await find("zalo")).toMatchObject({ isOwn: true, standard: { enabled: "0" } });
    const [line] = (await people.ann.get(listAudit, { subject: "zalo" })).items;
    expect(line).toMatchObject({
      actor: "rita@aurelune.example",
      action: "set register rule",
      reason,
      before: { enabled: "0" },
      after: { enabled: "1", acceptedPattern: shown.pattern },
    });
    await set("zalo", null);
    expect(await find("zalo")).toMatchObject({ isOwn: false, rule: { enabled: "0" } });
  });

  it(
    "X-52: a pattern that does not compile or is slow is refused with the field named, and nothing changes",
    { timeout: 180_000 },
    async () => {
      const before = await versionNow();
      for (const [pattern, rule] of [
        ["(", "pattern"],
        ["^(a+)+$", "slow"],
        ["^.*.*.*x$", "slow"],
      ] as const)
        expect((await set("line", { ...shown, pattern })).body).toMatchObject({
          errorCode: "fields",
          fields: [{ name: "pattern", rule }],
        });
      expect(await versionNow()).toBe(before);
      expect(await people.rita.get(getPatternCheck, { pattern: "^(a|a)*$" })).toMatchObject({ verdict: "slow" });
      expect(await people.rita.get(getPatternCheck, { pattern: "^[a-z]+$" })).toEqual({ verdict: "fine", detail: "" });
    },
  );

  it("X-52: what would shut everybody out or cannot be kept is refused: no password, lengths that cross, a date by another pattern, an unknown field", async () => {
    const wrong: readonly (readonly [string, Partial<OwnRegisterRule>, string])[] = [
      ["username", { enabled: false }, "enabled"],
      ["password", { required: false }, "enabled"],
      ["password", { pattern: null, minLength: 1 }, "minLength"],
      ["zalo", { minLength: 9, maxLength: 8 }, "maxLength"],
      ["zalo", { patternId: 11 }, "patternId"],
      ["birthday", { enabled: false, required: false, pattern: null }, "enabled"],
      ["__proto__", {}, "field"],
      ["nothing", {}, "field"],
    ];
    for (const [field, change, name] of wrong)
      expect([field, (await set(field, { ...shown, ...change })).body]).toMatchObject([
        field,
        { errorCode: "fields", fields: [{ name }] },
      ]);
  });

  it("X-52: who has not seen the last change is refused with it", async () => {
    const stale = await versionNow();
    await set("line", { ...shown, pattern: null, patternId: 4 });
    const { body } = await people.ann.call(setRegisterRule, { field: "line", rule: null, reason, version: stale });
    expect(body).toMatchObject({
      errorCode: "version.conflict",
      value: { changes: [{ actor: "rita@aurelune.example", subject: "line" }] },
    });
    await set("line", null);
  });
});
