import { listAudit, listJobs, listOutbox, runJob } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { uuidv7 } from "../../db/uuidv7.ts";

describe("jobs and messages in the back office", () => {
  let app: TestApp;
  let platform: Staff;
  let owner: Staff;
  let auditor: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const { db } = app.services;
    await addStaff(db, "owner@marquee.example", { "*": ["OWNER"] });
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    await addStaff(db, "auditor@aurelune.example", { AURELUNE: ["AUDITOR"] });
    platform = await new Staff(app, "AURELUNE").login("owner@marquee.example");
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    auditor = await new Staff(app, "AURELUNE").login("auditor@aurelune.example");
  });
  afterAll(() => app.close());

  it("X-52: staff of the platform see every job with its next run, and have one run; a merchant's owner does not", async () => {
    const jobs = await platform.get(listJobs, {});
    expect(jobs.map(({ name }) => name)).toEqual(
      app.jobs
        .list()
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { nextRunAt } of jobs) expect(nextRunAt).toBeGreaterThan(Date.now() - 1_000);
    expect(await owner.refuse(listJobs, {})).toBe("permission.denied");
    expect(await owner.refuse(runJob, { name: "retention" })).toBe("permission.denied");
    expect(await platform.refuse(runJob, { name: "__proto__" })).toBe("job.unknown");
    expect(await platform.refuse(runJob, { name: "retention" })).toBe("none");
    const { items } = await owner.get(listAudit, { action: "run job" });
    expect(items).toMatchObject([{ actor: "owner@marquee.example", subject: "retention" }]);
  });

  it("X-52: the outbox comes in pages, recipients masked for who may not see contacts; reading it is written down", async () => {
    const { db, messages } = app.services;
    for (let index = 0; index < 52; index += 1)
      await messages.add(db, {
        tenantId: index === 0 ? "kickline" : "aurelune",
        channel: "mail",
        recipient: `person${index}@outside.example`,
        template: "staff.invitation",
        language: "EN",
        values: { site: "Aurelune", name: "Nia", days: "3", link: `https://desk.example/#secret${index}` },
        requestId: uuidv7(),
      });
    const first = await owner.get(listOutbox, {});
    const second = await owner.get(listOutbox, { cursor: first.next ?? "" });
    expect([first.items.length, second.items.length]).toEqual([50, 1]);
    const listed = [...first.items, ...second.items];
    expect(new Set(listed.map(({ recipient }) => recipient))).toEqual(
      new Set(Array.from({ length: 51 }, (_, index) => `person${51 - index}@outside.example`)),
    );
    expect(second.next).toBeNull();
    expect((await auditor.get(listOutbox, { state: "WAITING" })).items[0]?.recipient).toBe("p***@outside.example");
    expect((await owner.get(listOutbox, { state: "SENT" })).items).toEqual([]);
    const read = await owner.get(listAudit, { action: "read messages" });
    expect(read.items.map(({ actor }) => actor)).toContain("auditor@aurelune.example");
    for (const cursor of ["x", "e30", Buffer.from('{"at":1,"id":"\u0000"}').toString("base64url")])
      expect(await owner.refuse(listOutbox, { cursor })).toBe("request.invalid");
  });

  it("X-52: no page shows anybody the secrets of messages, links and codes, whatever the gateway's profile", async () => {
    const { db, messages } = app.services;
    const secrets = [...messages.templates.values()].filter((template) => template.secrets.length > 0);
    expect(secrets.length).toBeGreaterThan(3);
    for (const { name, secrets: names } of secrets)
      await messages.add(db, {
        tenantId: "aurelune",
        channel: "mail",
        recipient: "auditor@aurelune.example",
        template: name,
        language: "EN",
        values: Object.fromEntries(names.map((each) => [each, "a-secret"])),
      });
    for (const reader of [owner, auditor]) {
      const text = JSON.stringify(await reader.get(listOutbox, {}));
      expect(text).not.toContain("secret");
      expect(text).toContain("•••");
    }
  });
});
