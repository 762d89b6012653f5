import { getStatus, register } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";

describe("age at registration", () => {
  let app: TestApp;
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  afterEach(() => vi.useRealTimers());

  async function setZone(zone: string): Promise<void> {
    await sql`update merchants set time_zone = ${zone} where id = 'aurelune'`.execute(app.services.db);
    await app.services.tenantRegistry.refresh();
    expect((await openAurelune(app).get(getStatus, {})).info.settings.timeZone).toBe(zone);
  }

  async function registerBorn(birthday: string): Promise<string> {
    const { body } = await openAurelune(app).call(register, {
      ...toRegistration(`aged${(names += 1)}xx`, "AURELUNE"),
      birthday,
    });
    return body.success ? "in" : body.errorCode;
  }

  // Only the clock of days: the database's drivers keep their timers.
  const setNow = (now: string): void => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });

  it("RG-28: counts by the merchant's day, where it is tomorrow already and where it is still yesterday", async () => {
    setNow("2026-06-15T23:30:00Z");
    await setZone("Asia/Ho_Chi_Minh");
    expect([await registerBorn("2008-06-16"), await registerBorn("2008-06-17")]).toEqual(["in", "age.under"]);
    await setZone("America/Los_Angeles");
    expect([await registerBorn("2008-06-15"), await registerBorn("2008-06-16")]).toEqual(["in", "age.under"]);
    setNow("2026-06-16T02:00:00Z");
    expect([await registerBorn("2008-06-15"), await registerBorn("2008-06-16")]).toEqual(["in", "age.under"]);
  });

  it("RG-28: who was born on 29 February is of age on 1 March of a year without that day", async () => {
    await setZone("Asia/Ho_Chi_Minh");
    setNow("2026-02-28T12:00:00Z");
    expect(await registerBorn("2008-02-29")).toBe("age.under");
    setNow("2026-02-28T17:00:00Z");
    expect(await registerBorn("2008-02-29")).toBe("in");
    setNow("2028-02-28T12:00:00Z");
    expect([await registerBorn("2010-02-28"), await registerBorn("2010-03-01")]).toEqual(["in", "age.under"]);
    expect(await registerBorn("2009-02-29")).toBe("fields");
  });
});
