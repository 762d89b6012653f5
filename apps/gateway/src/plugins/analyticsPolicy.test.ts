import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSites, type TestSites } from "../../test/testSites.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import type { Switch } from "../switches/Switch.ts";

describe("the policy of a site that counts visits", () => {
  let sites: TestSites;

  beforeAll(async () => {
    sites = await openTestSites();
  });
  afterAll(() => sites.close());

  const getPolicy = async (host: string): Promise<string> =>
    String((await sites.get("/", host)).headers["content-security-policy"]);
  const set = async (state: string): Promise<void> => {
    const { db, tenantRegistry } = sites.app.services;
    await applySwitch(db, { kind: "analytics", merchant: "AURELUNE", subject: "site", state } as Switch, "operator");
    await tenantRegistry.refresh();
  };

  it("SH-21: names the hosts of analytics only for the site with an id, and as long as it has one", async () => {
    const before = await getPolicy("aurelune.localhost");
    expect(before).not.toContain("google");
    await set("G-KOI1234567");
    const policy = await getPolicy("aurelune.localhost");
    expect(policy).toContain("script-src 'self' 'sha256-script' https://www.googletagmanager.com;");
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(policy).toContain("trusted-types dompurify html analytics");
    expect(policy).not.toContain("G-KOI");
    expect(await getPolicy("kickline.localhost")).not.toContain("google");
    await set("off");
    expect(await getPolicy("aurelune.localhost")).toBe(before);
  });
});
