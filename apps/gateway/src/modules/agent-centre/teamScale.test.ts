import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTeam } from "../../../test/agentTeam.ts";
import { analyze, countRowsRead } from "../../../test/countRowsRead.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { listDirect, searchBelow } from "./teamListStore.ts";

const page = { limit: 20, offset: 0 };

describe("the list of a large team", () => {
  let app: TestApp;
  const team = createTeam(() => app);
  const add = (prefix: string, upline: RawBuilder<unknown>, kind: 0 | 1 = 0, count = 2_000) =>
    sql`
      insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from, upline_id)
      select 'aurelune', ${prefix} || n, ${prefix} || n, ${prefix} || n, ${kind}::int, ${prefix} || n, 'EN', 1, 'VND', 'test', ${upline}
      from generate_series(1, ${count}::int) n`.execute(app.services.db);

  // top > mid > 2,000 "many" and 100 "agent"; "friend" 1 to 50 in a row below one of the many; 2,000 "stranger" are the house's.
  beforeAll(async () => {
    app = await openTestApp();
    await team.addAgent("topagent", null);
    await team.addAgent("midagent", "topagent");
    const { memberId } = team.keyOf("midagent");
    await add("many", sql`${memberId}`);
    await add("agent", sql`${memberId}`, 1, 100);
    await add("friend", sql`case when n = 1 then 'many1' else 'friend' || (n - 1) end`, 0, 50);
    await add("stranger", sql`null`);
    const { tenantId } = team.keyOf("topagent");
    await sql`select place_members(${tenantId}, ${team.keyOf("topagent").memberId})`.execute(app.services.db);
    for (const table of ["members", "agent_line_agents"]) await analyze(app.services.db, table);
  });
  afterAll(() => app.close());

  const countRead = (work: Parameters<typeof countRowsRead>[2]) => countRowsRead(app.services.db, "members", work);

  it("AC-05: a page of thousands reads what it shows", async () => {
    const [top, mid] = [team.keyOf("topagent"), team.keyOf("midagent")];
    const { list, count } = await listDirect(app.services.db, top, mid.memberId, { ...page, offset: 1_000 });
    expect([list.length, count]).toEqual([20, 2_100]);
    expect(list.every(({ level }) => level === 2)).toBe(true);
    const read = await countRead((tx) => listDirect(tx, top, mid.memberId, { ...page, offset: 40 }));
    // All are counted, and no more than the page is read.
    expect(read).toBeLessThan(2_300);
    const { list: agents } = await listDirect(app.services.db, top, top.memberId, page);
    expect(agents).toMatchObject([{ account: "midagent", direct: 2_100, total: 2_150 }]);
  });

  it("AC-15: a search meets nobody outside the team, however many have a name like that", async () => {
    const mid = team.keyOf("midagent");
    const search = (text: string) => (tx: typeof app.services.db) => searchBelow(tx, mid, mid.memberId, text, page);
    expect(await search("stranger")(app.services.db)).toEqual({ list: [], count: 0 });
    expect(await countRead(search("stranger"))).toBeLessThan(10);
    expect((await search("many12")(app.services.db)).count).toBe(111);
  });

  it("AC-05: all below a player are counted, however deep", async () => {
    const mid = team.keyOf("midagent");
    const { list } = await searchBelow(app.services.db, mid, mid.memberId, "many1", { limit: 1, offset: 0 });
    expect(list).toMatchObject([{ account: "many1", direct: 1, total: 50 }]);
    const { rows } = await sql<{ count: number }>`select count_below('aurelune', 'friend48') as count`.execute(
      app.services.db,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});
