import { rows as playerRows, staffRows } from "@marquee/contract/schema";
import { hasPermission, type StaffEndpoint, type StaffRole, staffRoles } from "@marquee/contract/staff";
import { sweepVariable } from "@marquee/sweep";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";

type Row = StaffEndpoint<never, unknown>;

const isSweep = process.env[sweepVariable] === "1";

const merchants = ["AURELUNE", "KICKLINE"] as const;
const all = staffRows.map(({ endpoint }) => endpoint);

/** The answers of gates: whatever else comes, the call got past them. */
const gates = ["login.not.session", "staff.step.required", "staff.merchant.unknown", "permission.denied"];

describe("who may call which row of the back office", () => {
  let app: TestApp;
  const people = new Map<string, Staff>();

  /** What the gates say to an empty request, which no row carries out. */
  async function ask(staff: Staff, row: Row, merchant: string | undefined): Promise<string> {
    const { body } = await staff.send(row, {}, { merchant });
    const code = String(Reflect.get(Object(body), "errorCode"));
    return gates.includes(code) ? code : "open";
  }

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    // One address asks every row at every merchant as everybody: more than a minute allows.
    const { limits } = app.services.config;
    Object.assign(app.services.config, { limits: { ...limits, calls: { calls: 1_000_000, seconds: 60 } } });
    const add = async (email: string, grants: Readonly<Record<string, readonly StaffRole[]>>) => {
      await addStaff(app.services.db, email, grants);
      people.set(email, await new Staff(app).login(email));
    };
    for (const role of staffRoles) {
      await add(`${role}@aurelune.example`, { AURELUNE: [role] });
      await add(`${role}@marquee.example`, { "*": [role] });
    }
    await add("both@marquee.example", { AURELUNE: ["OWNER"], KICKLINE: ["CONTENT"] });
  });
  afterAll(() => app.close());

  it("X-52: every row has a unique name and path, and no row of players has one of its paths", () => {
    const paths = all.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set([...all, ...playerRows.map(({ endpoint }) => endpoint)].map(({ name }) => name)).size).toBe(
      all.length + playerRows.length,
    );
    expect(all.filter(({ path }) => !path.startsWith("/staff/"))).toEqual([]);
  });

  it("X-52: without a session only rows of scope `none` answer", async () => {
    const guest = new Staff(app, "AURELUNE");
    for (const row of all)
      expect(await ask(guest, row, "AURELUNE"), row.name).toBe(row.scope === "none" ? "open" : "login.not.session");
  });

  it("X-52: each role at each merchant gets exactly the rows that the table of permissions gives it", async () => {
    const guarded = all.filter(({ scope }) => scope === "merchant" || scope === "platform");
    expect(guarded.length).toBeGreaterThan(7);
    for (const [email, staff] of people) {
      const { grants } = await staff.me();
      for (const [at, row] of guarded.entries()) {
        // One gate knows merchants, for all rows: every tenth row shows that it takes no other, in a sweep every row.
        const others = isSweep || at % 10 === 0 ? ["NOBODY", undefined] : [];
        // Likewise every third row shows what a role at one merchant may do at another.
        const known = isSweep || at % 3 === 0 ? merchants : merchants.slice(0, 1);
        for (const merchant of row.scope === "platform" ? ["*"] : [...known, ...others]) {
          const isKnown = merchant === "*" || grants.some((grant) => [merchant, "*"].includes(grant.merchant));
          const isReal = merchant !== undefined && merchant !== "NOBODY";
          const isAllowed = isReal && row.permission !== null && hasPermission(grants, merchant, row.permission);
          const wanted = isAllowed ? "open" : isKnown && isReal ? "permission.denied" : "staff.merchant.unknown";
          expect(await ask(staff, row, merchant), `${email} ${row.name} at ${merchant}`).toBe(wanted);
        }
      }
    }
    // Some thousand calls, more with each row.
  });
});
