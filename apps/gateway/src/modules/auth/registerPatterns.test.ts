import { patterns, register, type RegisterRule } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";

/** What a field with each pattern accepts and refuses (contract 3.4), by pattern id. */
const samples: readonly (readonly [takes: readonly string[], refuses: readonly string[]])[] = [
  [["anything\nat all", "  ", "一!", "<b>"], []],
  [["Abc1"], ["1abc", "ab-c"]],
  [["张3"], ["a1"]],
  [["first.last+tag@mail.example.org"], ["a..@b.co", "a@-b.co"]],
  [["A1"], ["a-b"]],
  [["1a"], ["abc", "123"]],
  [["007"], ["1a", "٣"]],
  [["aB1"], ["ab1"]],
  [["John Smith"], ["A1", "John  Smith"]],
  [["a!b"], ["a b", "a\tb"]],
  [["欧阳·娜"], ["abc"]],
  [["2024-02-29"], ["2023-02-29", "2001-13-01"]],
  [["02-28-2001"], ["02-30-2001", "2001-02-28"]],
  [["홍 길동"], ["abc", "김 "]],
  [["สมชาย"], ["abc"]],
  [["สมชาย", "John Doe"], ["สมชาย John"]],
  [["JOHN DOE"], ["John"]],
  [["aA1!~"], ["a b", "é"]],
  [["Aa1!"], ["Aa11", "aa1!"]],
  [["Nguyễn Văn An"], ["Nguyen"]],
  [["田中太郎", "たなか タロウ"], ["tanaka"]],
  [["ABC"], ["ABc"]],
  [["98"], ["89"]],
  [["Nguyễn", "Jean-Luc"], ["A1"]],
  [["+84912345678"], ["+12", "84-912"]],
];

describe("a registration whose field has a pattern", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const setRule = async (rule: RegisterRule): Promise<void> => {
    const settings = JSON.stringify({ registerRules: { zalo: rule } });
    await sql`update merchants set settings = settings || ${settings}::jsonb where id = 'aurelune'`.execute(
      app.services.db,
    );
    await app.services.tenantRegistry.refresh();
  };

  /** The reason of the refusal: the field, or the terms, which are checked after the fields. */
  const refuse = async (zalo: string): Promise<unknown> => {
    const form = { ...toRegistration("patternann", "AURELUNE"), zalo, termsAccepted: false };
    const { body } = await openAurelune(app).call(register, form);
    if (body.success) throw new Error("registered without the terms");
    return body.errorCode === "fields" ? body.fields : body.errorCode;
  };

  it.each(samples.map(([takes, refuses], id) => ({ row: id + 19, id, takes, refuses })))(
    "VL-$row: pattern $id takes and refuses at the gateway what it says",
    async ({ id, takes, refuses }) => {
      const acceptedPattern = id === 0 ? "*" : (patterns[id]?.source ?? "");
      const bounds = { minLength: 1, maxLength: 40 } as const;
      await setRule({ enabled: "1", required: "1", acceptedPattern, patternId: id, type: "TEXT", ...bounds });
      for (const text of takes) expect(await refuse(text), text).toBe("terms.required");
      for (const text of refuses)
        expect(await refuse(text), text).toEqual([expect.objectContaining({ name: "zalo", patternId: id })]);
      // Every field also has length limits and is required.
      expect(await refuse("a".repeat(41))).toEqual([{ name: "zalo", rule: "length", min: 1, max: 40, patternId: id }]);
      expect(await refuse("")).toEqual([{ name: "zalo", rule: "required" }]);
    },
  );

  it("VL-09: '*' takes anything, whatever pattern gives its text", async () => {
    const rule = { enabled: "1", required: "0", minLength: 0, maxLength: 0, type: "TEXT" } as const;
    await setRule({ ...rule, acceptedPattern: "^[0-9]+$", patternId: 6 });
    expect(await refuse("no digits")).toEqual([expect.objectContaining({ name: "zalo", rule: "pattern" })]);
    await setRule({ ...rule, acceptedPattern: "*", patternId: 6 });
    for (const text of ["no digits", "\n", "一", "💫"]) expect(await refuse(text)).toBe("terms.required");
  });

  it("RG-13, VL-06: a field is there when its rule is on, and missing it counts only where the rule requires it", async () => {
    const rule = { acceptedPattern: "^[0-9]+$", patternId: 6, minLength: 2, maxLength: 4, type: "TEXT" } as const;
    await setRule({ ...rule, enabled: "0", required: "1" });
    expect([await refuse(""), await refuse("not digits")]).toEqual(["terms.required", "terms.required"]);
    await setRule({ ...rule, enabled: "1", required: "0" });
    expect([await refuse(""), await refuse("12")]).toEqual(["terms.required", "terms.required"]);
    expect(await refuse("1")).toEqual([expect.objectContaining({ name: "zalo", rule: "length" })]);
    await setRule({ ...rule, enabled: "1", required: "1" });
    expect(await refuse("")).toEqual([{ name: "zalo", rule: "required" }]);
  });
});
