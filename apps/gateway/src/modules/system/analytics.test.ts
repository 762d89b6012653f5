import { getStatus } from "@marquee/contract";
import { listSwitches, setSwitch, type SiteSwitch } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune } from "../../../test/visitor.ts";

describe("the analytics id", () => {
  let app: TestApp;
  let ann: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "ann@aurelune.example", { AURELUNE: ["OPERATIONS"] });
    ann = await new Staff(app, "AURELUNE").login("ann@aurelune.example");
  });
  afterAll(() => app.close());

  const toCall = async (state: string) => ({
    wanted: { kind: "analytics", subject: "site", state } as SiteSwitch,
    reason: "asked for by the partner",
    version: (await ann.get(listSwitches, {})).version,
  });
  const getId = async () => (await openAurelune(app).get(getStatus, {})).info.analytics.gtagId;

  it("SH-21: is in the status while it is set, and staff read it", async () => {
    expect(await getId()).toBe("");
    await ann.get(setSwitch, await toCall("G-KOI1234567"));
    expect(await getId()).toBe("G-KOI1234567");
    expect((await ann.get(listSwitches, {})).site.gtagId).toBe("G-KOI1234567");
    await ann.get(setSwitch, await toCall("off"));
    expect([await getId(), (await ann.get(listSwitches, {})).site.gtagId]).toEqual(["", null]);
  });

  it.each([
    "G-1; script-src *",
    "G-KOI1234567\n",
    "G-KOI'></script>",
    "UA-12345-1",
    "g-koi1234567",
    "G-KOI\u0000",
    "__proto__",
    "a million characters",
  ])("SH-21: refuses %j", async (text) => {
    const state = text.startsWith("a million") ? "G-".padEnd(1_000_000, "A") : text;
    expect(["request.invalid", "body.too.large"]).toContain(await ann.refuse(setSwitch, await toCall(state)));
    expect(await getId()).toBe("");
  });
});
