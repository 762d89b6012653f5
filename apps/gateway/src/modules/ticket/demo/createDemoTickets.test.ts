import type { BrandDemo } from "@marquee/whitelabel/brand";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { switchModules } from "../../../../test/registration.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { noDemo } from "../../../bootstrap/readBrands.ts";
import { createDemoMembers } from "../../auth/demo/createDemoMembers.ts";
import { openGuest } from "../guest.ts";
import { listTickets } from "../ticketStore.ts";
import { createDemoGuests } from "./createDemoGuests.ts";
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

it("X-45, CS-04: a demo has live chats that are over and that wait, and what a guest has written, sealed and made once", async () => {
  const { db, passwords, tenantRegistry } = app.services;
  await switchModules(app, "kickline", { CBS3: "on", LIVECHAT3: "on", TICKET3: "on" });
  const tenant = tenantRegistry.getByHost("kickline.localhost");
  if (tenant === undefined) throw new Error("no merchant");
  const line = { by: "MEMBER", text: "Where is my bonus?" } as const;
  const demo: BrandDemo = {
    modules: {},
    liveChats: [
      { state: "ENDED", lines: [line, { by: "STAFF", text: "It ended yesterday." }], stars: 4 },
      { state: "WAITING", lines: [line] },
    ],
    guestTickets: [{ email: "ann@mail.example", name: "Ann", title: "I cannot log in", text: "My phone is new." }],
  };
  await createDemoMembers(db, tenant, { passwords });
  for (let times = 0; times < 2; times += 1) {
    await createDemoTickets(db, tenant, { passwords }, demo);
    await Promise.all([createDemoGuests(app.services, tenant, demo), createDemoGuests(app.services, tenant, demo)]);
  }
  const { rows } = await sql<{ state: string; stars: number | null; ticket: string }>`
    select c.state, c.stars, t.state as ticket from live_chats c join tickets t using (tenant_id, ticket_no)
    where c.tenant_id = ${tenant.id} order by c.state`.execute(db);
  expect(rows).toEqual([
    { state: "ENDED", stars: 4, ticket: "CLOSED" },
    { state: "WAITING", stars: null, ticket: "OPEN" },
  ]);
  const guests = (await listTickets(db, tenant.id, { limit: 50 })).filter((ticket) => ticket.member_id === null);
  expect(guests.map((ticket) => openGuest(app.services, ticket)?.email)).toEqual(["ann@mail.example"]);
  expect(JSON.stringify(guests)).not.toContain("mail.example");
});
