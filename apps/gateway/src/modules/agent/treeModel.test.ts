import { transact } from "@marquee/database";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { Refusal } from "../../http/Refusal.ts";
import { settleVendorStakes } from "../turnover/index.ts";
import { findAgentAbove, findInTeam, listAgentsBelow, makeAgent, moveMember } from "./index.ts";

// The places that the database gives the members of a tree equal those of plain code that walks up from each of them.

type Step =
  | { readonly do: "promote"; readonly who: number; readonly kind: 1 | 2 }
  | { readonly do: "move"; readonly who: number; readonly to: number };

const count = 9;
const who = fc.nat(count - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("promote" as const), who, kind: fc.constantFrom(1 as const, 2 as const) }),
  // The last number is the house.
  fc.record({ do: fc.constant("move" as const), who, to: fc.nat(count) }),
);

class Model {
  readonly upline = Array.from({ length: count }, () => -1);
  readonly agents = new Set<number>();

  above(number: number): readonly number[] {
    const up = this.upline[number] ?? -1;
    return up < 0 ? [number] : [...this.above(up), number];
  }
  line(number: number): readonly number[] {
    return this.above(number).filter((each) => this.agents.has(each));
  }
}

describe("the tree of agents", () => {
  let app: TestApp;
  let ids: readonly string[] = [];
  const tenantId = "aurelune";

  beforeAll(async () => {
    app = await openTestApp();
    const made = [];
    for (let number = 0; number < count; number += 1)
      made.push(await openAurelune(app).registerAs(`treemember${number}`));
    ids = made.map(({ id }) => id);
  });
  afterAll(() => app.close());

  const keyOf = (number: number) => ({ tenantId, memberId: ids[number] ?? "" });
  const reset = async () =>
    sql`update members set upline_id = null, line_id = null, kind = 0 where id = any (${ids})`.execute(app.services.db);

  const readLines = async () => {
    const { rows } = await sql<{ id: string; agents: readonly string[] | null; listed: readonly string[] | null }>`
      select m.id, l.agents, (select array_agg(a.agent_id order by a.depth desc) from agent_line_agents a
        where a.tenant_id = m.tenant_id and a.line_id = m.line_id) as listed
      from members m left join agent_lines l on l.tenant_id = m.tenant_id and l.id = m.line_id
      where m.id = any (${ids})`.execute(app.services.db);
    for (const { agents, listed } of rows) expect(listed).toEqual(agents);
    const byId = new Map(rows.map(({ id, agents }) => [id, agents ?? []]));
    return ids.map((id) => (byId.get(id) ?? []).map((agent) => ids.indexOf(agent)));
  };

  const take = async (model: Model, each: Step): Promise<void> => {
    const { db } = app.services;
    if (each.do === "promote") {
      model.agents.add(each.who);
      await transact(db, (tx) => makeAgent(tx, keyOf(each.who), each.kind));
      return;
    }
    const upline = each.to === count ? -1 : each.to;
    const moved = transact(db, (tx) => moveMember(tx, keyOf(each.who), upline < 0 ? null : (ids[upline] ?? "")));
    if (upline >= 0 && model.above(upline).includes(each.who)) {
      await expect(moved).rejects.toThrow(Refusal);
      return;
    }
    await moved;
    model.upline[each.who] = upline;
  };

  it("AC-15: each account stands under the agents above it, whoever was moved or made an agent before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await reset();
        const model = new Model();
        for (const each of steps) {
          await take(model, each);
          expect(await readLines()).toEqual(ids.map((_, number) => model.line(number)));
        }
        const { db } = app.services;
        for (const number of ids.keys()) {
          const nearest = model.line(number).findLast((each) => each !== number);
          const above = await findAgentAbove(db, keyOf(number));
          expect(above?.id).toBe(nearest === undefined ? undefined : ids[nearest]);
          if (!model.agents.has(number)) continue;
          const below = await listAgentsBelow(db, keyOf(number));
          expect(new Set(below.map(({ id }) => ids.indexOf(id)))).toEqual(
            new Set([...model.agents].filter((each) => model.line(each).at(-2) === number)),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it("AC-15: a stake stays with the team in which it settled when its player moves", async () => {
    const { db } = app.services;
    await reset();
    const [first, second, player] = [keyOf(0), keyOf(1), keyOf(2)];
    await transact(db, (tx) => makeAgent(tx, first, 1));
    await transact(db, (tx) => makeAgent(tx, second, 1));
    await transact(db, (tx) => moveMember(tx, player, first.memberId));
    const settle = async (roundId: string) => {
      const play = { gameCode: "none", roundId, currency: "VND", stake: 10_000n, win: 0n };
      await transact(db, (tx) => settleVendorStakes(tx, tenantId, [{ ...play, memberId: player.memberId }]));
    };
    await settle("before");
    const { rows: named } = await sql<{
      name: string;
    }>`select username as name from members where id = ${player.memberId}`.execute(db);
    const name = named[0]?.name ?? "";
    expect(await findInTeam(db, second, name)).toBeUndefined();
    await transact(db, (tx) => moveMember(tx, player, second.memberId));
    await settle("after");
    expect(await findInTeam(db, first, name)).toBeUndefined();
    expect(await findInTeam(db, second, name.toUpperCase())).toMatchObject({ id: player.memberId, kind: 0 });
    const { rows } = await sql<{ round: string; agent: string }>`
      select s.round_id as round, l.agent_id as agent from settled_stakes s join agent_lines l on l.id = s.line_id
      where s.member_id = ${player.memberId} order by s.sequence`.execute(db);
    expect(rows).toEqual([
      { round: "before", agent: first.memberId },
      { round: "after", agent: second.memberId },
    ]);
  });
});
