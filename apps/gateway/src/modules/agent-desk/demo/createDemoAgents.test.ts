import { getRebate, getTeamOverview } from "@marquee/contract";
import { getAgent, listAgents, type TreeLine } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../../test/staff.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { createDemoMembers } from "../../auth/demo/createDemoMembers.ts";
import { getDemoPassword } from "../../auth/index.ts";
import { createDemoAgents } from "./createDemoAgents.ts";

describe("the demo's agents", () => {
  let app: TestApp;
  let sam: Staff;
  let tenant: Tenant;
  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    sam = await joinDesk(app, "sam", "SUPPORT");
    const found = app.services.tenantRegistry.getByHost("aurelune.localhost");
    if (found === undefined) throw new Error("no merchant");
    tenant = found;
  });
  afterAll(() => app.close());

  const plant = () => createDemoAgents(app.services.db, tenant, app.services, { modules: {} });
  /** Everybody below an account, level by level. */
  async function listBelow(id: string): Promise<readonly TreeLine[]> {
    const all: TreeLine[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await sam.get(listAgents, { uplineId: id, ...(cursor === undefined ? {} : { cursor }) });
      all.push(...page.items);
      if (page.next === null) return all;
      cursor = page.next;
    }
  }

  it("X-70: the agent has 300 accounts over five levels below the general agent, with rebates that fall; made once", async () => {
    await createDemoMembers(app.services.db, tenant, app.services);
    await plant();
    await plant();
    const [head] = (await sam.get(listAgents, { search: "agent0001" })).items;
    expect(head).toMatchObject({ upline: { account: "agent0002" }, rebate: "0.90", kind: 1 });
    expect((await sam.get(getAgent, { memberId: head?.id ?? "" })).below).toBe(300);
    const sizes: number[] = [];
    let level: readonly TreeLine[] = head === undefined ? [] : [head];
    while (level.length > 0) {
      const next: TreeLine[] = [];
      for (const { id, rebate } of level.filter(({ kind }) => kind === 1)) {
        const below = await listBelow(id);
        expect(below.every((each) => Number(each.rebate) < Number(rebate))).toBe(true);
        next.push(...below);
      }
      if (next.length > 0) sizes.push(next.length);
      level = next;
    }
    expect([sizes.length, sizes.reduce((sum, size) => sum + size, 0)]).toEqual([5, 300]);
    const { rows } = await sql<{
      lines: number;
    }>`select count(distinct line_id)::int as lines from members where tenant_id = 'aurelune'`.execute(app.services.db);
    expect(rows[0]?.lines).toBe(42);
  });

  it("X-70: the agent's centre opens with its team, and a player of it has a rebate", async () => {
    const agent = openAurelune(app);
    await agent.loginAs("agent0001", getDemoPassword(tenant));
    expect(await agent.get(getTeamOverview, {})).toMatchObject({ currency: "VND" });
    const player = openAurelune(app);
    await player.loginAs("player0501", getDemoPassword(tenant));
    expect(await player.get(getRebate, {})).toMatchObject({ rate: "0.30" });
  });
});
