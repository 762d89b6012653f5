import { randomUUID } from "node:crypto";
import {
  cancelExport,
  createExport,
  createWebhook,
  listChanges,
  listJobs,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  testWebhook,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openReceiver } from "../../../test/webhookReceiver.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { runJob } from "../../jobs/runJob.ts";

describe("changes of exports, webhooks and jobs", () => {
  let app: TestApp;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  const people = new Map<string, Staff>();

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    receiver = await openReceiver();
    const { db } = app.services;
    const add = async (name: string, merchant: string, grants: Parameters<typeof addStaff>[2]): Promise<void> => {
      await addStaff(db, `${name}@marquee.example`, grants);
      people.set(name, await new Staff(app, merchant).login(`${name}@marquee.example`));
    };
    await add("platform", "AURELUNE", { "*": ["OWNER"] });
    await add("owner", "AURELUNE", { AURELUNE: ["OWNER"] });
    await add("support", "AURELUNE", { AURELUNE: ["SUPPORT"] });
    await add("kick", "KICKLINE", { KICKLINE: ["OWNER"] });
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  const who = (name: string): Staff => {
    const staff = people.get(name);
    if (staff === undefined) throw new Error(`there is no ${name}`);
    return staff;
  };

  /** Begins to listen. @returns what was heard until a change that everybody hears of */
  async function listen(name: string): Promise<() => Promise<readonly string[]>> {
    let { at: place } = await who(name).get(listChanges, {});
    return async () => {
      const heard = new Set<string>();
      while (!heard.has("Work")) {
        const { at, tags } = await who(name).get(listChanges, { since: place });
        place = at;
        for (const tag of tags ?? []) heard.add(tag);
      }
      heard.delete("Work");
      return [...heard];
    };
  }

  /** What each of them hears of a piece of work. Its end is told once, and all have heard it before the next one begins. */
  async function hear(work: () => Promise<unknown>): Promise<Readonly<Record<string, readonly string[]>>> {
    const listening = await Promise.all([...people.keys()].map(async (name) => [name, await listen(name)] as const));
    await work();
    for (const merchant of ["aurelune", "kickline"]) await publishDeskChange(app.services.db, merchant, "Work");
    return Object.fromEntries(await Promise.all(listening.map(async ([name, end]) => [name, await end()] as const)));
  }

  it("X-52: who may have files hears of each that is asked for, made, cancelled; nobody else does, and no other merchant", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const filters = { action: "none" };
    const only = { owner: ["Exports"], support: [], kick: [] };
    expect(await hear(() => who("owner").get(createExport, { id, list: "audit", filters }))).toMatchObject(only);
    expect(await hear(() => app.services.exports.run(app.services))).toMatchObject(only);
    await who("owner").get(createExport, { id: other, list: "audit", filters });
    expect(await hear(() => who("owner").get(cancelExport, { id: other }))).toMatchObject(only);
    expect(await hear(() => who("owner").refuse(cancelExport, { id: other }))).toMatchObject({ owner: [] });
  });

  it("X-64: who may see endpoints hears of a new one, of a turn of deliveries and of its end", async () => {
    const id = randomUUID();
    const only = { owner: ["Webhooks"], support: [], kick: [] };
    const create = () =>
      who("owner").get(createWebhook, { id, name: "Ours", url: receiver.url, kinds: ["member.registered"] });
    expect(await hear(create)).toMatchObject(only);
    await who("owner").get(testWebhook, { id });
    expect(await hear(() => app.services.webhooks.deliver())).toMatchObject(only);
    const { items } = await who("owner").get(listWebhookDeliveries, { id });
    expect(items).toMatchObject([{ state: "DELIVERED" }]);
    const [webhook] = await who("owner").get(listWebhooks, {});
    const remove = () => who("owner").get(removeWebhook, { id, version: webhook?.version ?? 0 });
    expect(await hear(remove)).toMatchObject(only);
  });

  it("X-52: who works for all merchants hears of a job's run, and that the menu counts another failure", async () => {
    const name = "a-job-of-a-test";
    let fault: Error | undefined;
    const job = {
      name,
      cron: "0 0 1 1 *",
      run: async () => {
        if (fault !== undefined) throw fault;
      },
    };
    const run = () => runJob(job, app.services).catch(() => undefined);
    const others = { owner: [], support: [], kick: [] };
    expect(await hear(run)).toEqual({ ...others, platform: ["Jobs"] });
    expect(await who("owner").refuse(listJobs, {})).toBe("permission.denied");
    fault = new Error("out of order");
    expect(await hear(run)).toEqual({ ...others, platform: ["Jobs", "Waiting"] });
    expect(await hear(run)).toEqual({ ...others, platform: ["Jobs"] });
    fault = undefined;
    expect(await hear(run)).toEqual({ ...others, platform: ["Jobs", "Waiting"] });
  });
});
