import { staffRows } from "@marquee/contract/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";

type StaffRow = (typeof staffRows)[number];

/** What somebody says in own words: `text` is a remark's. */
const said = ["reason", "remark", "note"] as const;

const toNames = ({ endpoint, request }: StaffRow): readonly string[] => {
  const properties = new Map<string, unknown>(Object.entries(Object(Reflect.get(request, "properties"))));
  return [...said.filter((name) => properties.has(name)), ...(endpoint.name === "addMemberRemark" ? ["text"] : [])];
};

const cases = staffRows.flatMap((row) => toNames(row).map((name) => [row.endpoint.name, name, row] as const));

/** White space of several scripts, controls, marks of direction, letters and signs that are drawn as nothing. */
const blanks = [
  "   ",
  "\t\n\r ",
  "\u00a0\u2003\u3000",
  "\u200b\u200d\ufeff",
  "\u202e\u2066\u2069",
  "\u3164\u115f\u2800",
];

describe("what staff say in own words", () => {
  let app: TestApp;
  let owner: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "owner@marquee.example", { "*": ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@marquee.example");
  });
  afterAll(() => app.close());

  const findFault = async ({ endpoint }: StaffRow, name: string, value: string): Promise<unknown> => {
    const { status, body } = await owner.send(endpoint, { [name]: value });
    const { fields = [] }: { readonly fields?: readonly { readonly name: string; readonly rule: string }[] } =
      Object(body);
    expect([status, Reflect.get(Object(body), "errorCode")]).toEqual([400, "request.invalid"]);
    return fields.find((field) => field.name === name);
  };

  it("X-21: there are many such calls, and none forgets the rule", () => {
    expect(cases.length).toBeGreaterThan(45);
    for (const [call, name, { request }] of cases) {
      const property: unknown = Reflect.get(Object(Reflect.get(request, "properties")), name);
      expect(String(Reflect.get(Object(property), "pattern")), `${call} ${name}`).toContain("\\p{White_Space}");
    }
  });

  it.each(cases)("X-21: %s refuses a blank %s and names it, and takes one that can be read", async (_, name, row) => {
    for (const blank of blanks) expect(await findFault(row, name, blank), blank).toEqual({ name, rule: "required" });
    for (const words of ["as the member asked", "theo ý hội viên", "依会员要求"])
      expect(await findFault(row, name, words), words).toBeUndefined();
  });
});
