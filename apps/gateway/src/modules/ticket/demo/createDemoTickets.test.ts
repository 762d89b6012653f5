import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { noDemo } from "../../../bootstrap/readBrands.ts";
import { createDemoMembers } from "../../auth/demo/createDemoMembers.ts";
import { listTickets } from "../ticketStore.ts";
import { createDemoTickets } from "./createDemoTickets.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("X-45: a demo has tickets in several states, made once", async () => {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost("aurelune.localhost");
  if (tenant === undefined) throw new Error("no merchant");
  await createDemoMembers(db, tenant, { passwords });
  for (let times = 0; times < 2; times += 1) await createDemoTickets(db, tenant, { passwords }, noDemo);
  const tickets = await listTickets(db, tenant.id, { limit: 50 });
  expect(tickets.map(({ state }) => state).toSorted()).toEqual(["ANSWERED", "CLOSED", "OPEN", "WAITING"]);
});
