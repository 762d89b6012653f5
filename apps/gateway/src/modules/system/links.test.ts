import { webcrypto } from "node:crypto";
import { getDomainRoute, getStatus } from "@marquee/contract";
import { listAudit, listSwitches, setSwitch, type SiteSwitch } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { setHost } from "../../tenants/hostStore.ts";
import { openAurelune } from "../../../test/visitor.ts";

const { subtle } = webcrypto;

/** Reads a path as contract 3.6 says it, by nothing of the program. */
async function decrypt(merchant: string, path: string): Promise<string> {
  const [data, suffix] = [Buffer.from(path.slice(0, -8), "base64url"), Buffer.from(path.slice(-8))];
  const info = { salt: Buffer.from(`cs-path:v1:${merchant}`), info: Buffer.from("customer-service") };
  const from = await subtle.importKey("raw", suffix, "HKDF", false, ["deriveKey"]);
  const cipher = { name: "AES-GCM", length: 256 };
  const key = await subtle.deriveKey({ name: "HKDF", hash: "SHA-256", ...info }, from, cipher, false, ["decrypt"]);
  const text = await subtle.decrypt({ name: "AES-GCM", iv: data.subarray(0, 12) }, key, data.subarray(12));
  return Buffer.from(text).toString();
}

describe("customer service and links", () => {
  let app: TestApp;
  let ann: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "ann@aurelune.example", { AURELUNE: ["OPERATIONS"] });
    ann = await new Staff(app, "AURELUNE").login("ann@aurelune.example");
  });
  afterAll(() => app.close());

  const call = async (wanted: unknown) => ({
    wanted: wanted as SiteSwitch,
    reason: "asked for by the partner",
    version: (await ann.get(listSwitches, {})).version,
  });
  const set = async (wanted: SiteSwitch) => ann.get(setSwitch, await call(wanted));
  const getInfo = async () => (await openAurelune(app).get(getStatus, {})).info;

  it("CS-01, CS-03, EN-03: what staff name is in the status at once, encrypted as the contract says, and none is no entry", async () => {
    expect((await getInfo()).customerService).toBeUndefined();
    await set({ kind: "service", subject: "live", state: "https://chat.example/aurelune?x=1" });
    await set({ kind: "service", subject: "vip", state: "https://chat.example/vip" });
    const { customerService, settings } = await getInfo();
    expect(JSON.stringify(customerService)).not.toContain("chat.example");
    expect(customerService).toMatchObject({ csType: "NORMAL" });
    const list = customerService?.version.pathList ?? [];
    expect(list.map(({ type, name }) => [type, name])).toEqual([
      ["2", "vip"],
      ["3", "live"],
    ]);
    const read = await Promise.all(list.map(({ path = "" }) => decrypt(settings.merchantCode, path)));
    expect(read).toEqual(["https://chat.example/vip", "https://chat.example/aurelune?x=1"]);
    const [{ path = "" } = {}] = list;
    await expect(decrypt("KICKLINE", path)).rejects.toThrow();
    await set({ kind: "service", subject: "vip", state: "off" });
    expect((await getInfo()).customerService?.version.pathList.map(({ type }) => type)).toEqual(["3"]);
    await set({ kind: "service", subject: "live", state: "off" });
    expect((await getInfo()).customerService).toBeUndefined();
  });

  it("AP-09: domains and resources: all addresses of the merchant's site alone, that of the call first, and its links", async () => {
    await setHost(app.services.db, "aurelune", "second.aurelune.example", false);
    await setHost(app.services.db, "aurelune", "old.aurelune.example", true);
    await app.services.tenantRegistry.refresh();
    const { domainList, resources } = await openAurelune(app).get(getDomainRoute, {});
    expect(domainList[0]?.domain).toMatch(/^https?:\/\/aurelune\b/);
    expect(domainList.map(({ domain }) => new URL(domain).hostname)).toContain("second.aurelune.example");
    expect(JSON.stringify(domainList)).not.toContain("old.aurelune.example");
    expect(domainList.every(({ domain, speed }) => speed === 0 && !domain.includes("kickline"))).toBe(true);
    expect(new Set(domainList.map(({ domain }) => domain)).size).toBe(domainList.length);
    expect(resources).toEqual((await getInfo()).resources);
  });

  it("EN-13, LT-07: a link has its labels by language, changes whole and goes; the log has before and after", async () => {
    const url = "https://network.example/aurelune";
    await set({
      kind: "resource",
      subject: "TELEGRAM",
      state: url,
      labels: { EN: "Our channel", VI: "Kênh", TH: " " },
    });
    const resource = { resourceType: "TELEGRAM", url, qrCodeUrl: url, labelNameEn: "Our channel", labelNameVi: "Kênh" };
    expect((await getInfo()).resources).toEqual([resource]);
    expect((await ann.get(listSwitches, {})).site.resources).toEqual([resource]);
    await set({ kind: "resource", subject: "TELEGRAM", state: "https://network.example/new" });
    expect((await getInfo()).resources).toMatchObject([{ url: "https://network.example/new", labelNameEn: "" }]);
    await set({ kind: "resource", subject: "TELEGRAM", state: "off" });
    expect((await getInfo()).resources).toEqual([]);
    await addStaff(app.services.db, "aud@aurelune.example", { AURELUNE: ["AUDITOR"] });
    const aud = await new Staff(app, "AURELUNE").login("aud@aurelune.example");
    const { items } = await aud.get(listAudit, { action: "set resource" });
    expect(items[1]).toMatchObject({
      actor: "ann@aurelune.example",
      subject: "TELEGRAM",
      before: { url, labels: { EN: "Our channel", VI: "Kênh" } },
      after: { url: "https://network.example/new" },
    });
  });

  it.each([
    ["service", "live", "javascript:alert(1)"],
    ["service", "live", "http://chat.example/"],
    ["service", "live", "https://"],
    ["service", "live", "https://ann:secret@chat.example/"],
    ["service", "other", "https://chat.example/"],
    ["resource", "MYSPACE", "https://chat.example/"],
    ["resource", "__proto__", "https://chat.example/"],
    ["resource", "X", "https://chat.example/\u0000"],
    ["resource", "X", "longer than 500 characters"],
  ])("EN-13: refuses %s %s %j, and nothing changes", async (kind, subject, text) => {
    const state = text.startsWith("longer") ? `https://chat.example/${"a".repeat(600)}` : text;
    expect(["request.invalid", "switch.refused"]).toContain(
      await ann.refuse(setSwitch, await call({ kind, subject, state })),
    );
    const { resources, customerService } = await getInfo();
    expect([resources, customerService]).toEqual([[], undefined]);
  });
});
