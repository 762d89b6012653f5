import { contractKindRules, type ContractKind, listContractEnds } from "@marquee/contract";
import { transact } from "@marquee/database";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { rateOf, type TestAgent, tenantId, useContracts } from "../../../test/contractWorld.ts";
import { moveMember } from "../agent/index.ts";
import { actByHouse, endContractsOfMove } from "./index.ts";

// Random histories: whatever is offered, agreed to, ended, moved and whenever, at no moment does anybody pay more than it is paid (Rule M), and
// the contracts that an answer ends are those that were listed before it.

type Step =
  | { readonly do: "offer"; readonly who: number; readonly rate: number; readonly period: number }
  | { readonly do: "answer"; readonly who: number; readonly isYes: boolean }
  | { readonly do: "agree"; readonly who: number; readonly rate: number; readonly period: number }
  | { readonly do: "end" | "house"; readonly who: number }
  | { readonly do: "move"; readonly who: number; readonly to: number }
  | { readonly do: "wait"; readonly hours: number };

const count = 7;
const who = fc.nat(count - 1);
const terms = { who, rate: fc.nat(5), period: fc.nat(3) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("offer" as const), ...terms }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("answer" as const), who, isYes: fc.boolean() }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant("agree" as const), ...terms }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("end" as const, "house" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("move" as const), who, to: who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(1, 30, 200, 800) }) },
);

interface Span {
  readonly upline: string | null;
  readonly member: string;
  readonly from: number;
  readonly until: number;
  readonly rate: number;
}

describe("Rule M over random histories", () => {
  const world = useContracts("rulem");
  const agents: TestAgent[] = [];
  beforeAll(async () => {
    // A tree: each agent stands below one of those before it; the first is the house's.
    for (let number = 0; number < count; number += 1)
      agents.push(
        await world.join(number === 0 ? null : (agents[Math.floor((number - 1) / 2)] ?? null), number === 0 ? 2 : 1),
      );
  });

  const at = (number: number): TestAgent => {
    const agent = agents[number];
    if (agent === undefined) throw new Error(`there is no agent ${number}`);
    return agent;
  };
  const getFirstUpline = (number: number): TestAgent => at(Math.floor((number - 1) / 2));
  const db = () => world.app().services.db;

  async function reset(): Promise<void> {
    await sql`update contracts set state = 'TERMINATED', asked_by = null, asked_at = null, open_until = null,
      effective_from = '2020-01-01', ends_at = '2020-01-02'
      where effective_from is null or effective_from > '2020-06-01'`.execute(db());
    await sql`update contract_terms set state = 'DECLINED', effective_from = null where state <> 'DECLINED'`.execute(
      db(),
    );
    for (const number of agents.keys())
      if (number > 0)
        await transact(db(), (tx) => moveMember(tx, { tenantId, memberId: at(number).id }, getFirstUpline(number).id));
  }

  /** What every contract pays when, by what is stored. */
  async function listSpans(kind: ContractKind): Promise<readonly Span[]> {
    const { rows } = await sql<{
      id: string;
      upline: string | null;
      member: string;
      from: Date;
      until: Date | null;
      rate: number;
    }>`
      select c.id, c.upline_id as upline, c.member_id as member, t.effective_from as from, c.ends_at as until,
        (select max(r.rate) from contract_tiers r where r.contract_id = t.contract_id and r.number = t.number) as rate
      from contract_terms t join contracts c on c.id = t.contract_id
      where t.state = 'AGREED' and c.kind = ${kind} and c.effective_from > '2020-01-01' order by t.effective_from`.execute(
      db(),
    );
    return rows.map((row, index) => {
      const next = rows.slice(index + 1).find(({ id }) => id === row.id);
      const until = Math.min(next?.from.getTime() ?? Infinity, row.until?.getTime() ?? Infinity);
      return { ...row, from: row.from.getTime(), until };
    });
  }

  async function requireRule(kind: ContractKind): Promise<void> {
    const spans = (await listSpans(kind)).filter(({ from, until }) => from < until);
    const moments = [...new Set(spans.map(({ from }) => from))];
    for (const moment of moments) {
      const now = spans.filter(({ from, until }) => from <= moment && moment < until);
      expect(new Set(now.map(({ member }) => member)).size, "one contract of a kind at a time").toBe(now.length);
      for (const { upline, rate } of now)
        if (upline !== null)
          expect(now.find(({ member }) => member === upline)?.rate ?? -1, "what the upline has").toBeGreaterThanOrEqual(
            rate,
          );
    }
  }

  const listLive = async (): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ id: string }>`
      select id from contracts where state in ('IN_FORCE', 'CHANGE_REQUESTED', 'END_REQUESTED')`.execute(db());
    return new Set(rows.map(({ id }) => id));
  };

  const findUpline = async ({ id }: TestAgent): Promise<TestAgent | undefined> => {
    const { rows } = await sql<{ id: string | null }>`select upline_id as id from members where id = ${id}`.execute(
      db(),
    );
    return agents.find((agent) => agent.id === rows[0]?.id);
  };

  async function offer(
    kind: ContractKind,
    { who: number, rate, period }: Extract<Step, { readonly rate: number }>,
  ): Promise<void> {
    const downline = at(number);
    const upline = await findUpline(downline);
    if (upline === undefined) {
      if ((await world.show(downline, kind))?.actions.length ?? 0) return;
      await world.signByHouse(downline, kind, String(rate));
      return;
    }
    const { periods } = contractKindRules[kind];
    const terms = { ...rateOf(String(rate)), period: periods[period % periods.length] ?? "DAILY" };
    const own = await world.show(downline, kind);
    const isLive = own !== null && own.actions.length > 0;
    const asked = isLive
      ? { action: "REQUEST" as const, contractId: own.id, version: own.version, terms: rateOf(String(rate)) }
      : { action: "REQUEST" as const, account: downline.name, terms };
    await world.call(upline, kind, asked);
  }

  async function answer(kind: ContractKind, number: number, isYes: boolean): Promise<void> {
    const agent = at(number);
    const own = await world.show(agent, kind);
    if (own?.actions.includes("ACCEPT") !== true) return;
    const request = { contractId: own.id, version: own.version };
    if (!isYes) return void (await world.act(agent, kind, { action: "REJECT", ...request }));
    const listed = await agent.here.call(listContractEnds, { contractId: own.id });
    const before = await listLive();
    const { body } = await world.call(agent, kind, { action: "ACCEPT", ...request });
    const after = await listLive();
    const gone = [...before].filter((id) => !after.has(id) && id !== own.id).toSorted();
    expect(body.success).toBe(listed.body.success);
    if (!body.success || !listed.body.success) return expect(gone).toEqual([]);
    const { list } = listed.body.value;
    // Listed, too, is what has been ended already and ends earlier now.
    expect(list.map(({ contractId }) => contractId)).toEqual(expect.arrayContaining(gone));
    expect(
      list
        .filter(({ contractId }) => before.has(contractId))
        .map(({ contractId }) => contractId)
        .toSorted(),
    ).toEqual(gone);
    expect(body.value.autoTerminated.map(({ contractId }) => contractId).toSorted()).toEqual(gone);
  }

  /** The first contract of an agent; periods differ along the tree. */
  async function agree(kind: ContractKind, number: number): Promise<void> {
    await offer(kind, { do: "offer", who: number, rate: number < 3 ? 3 : 2, period: number });
    await answer(kind, number, true);
  }

  async function take(kind: ContractKind, each: Step): Promise<void> {
    const { messages } = world.app().services;
    if (each.do === "offer" || each.do === "agree") await offer(kind, each);
    if (each.do === "offer") return;
    if (each.do === "agree") return answer(kind, each.who, true);
    if (each.do === "answer") return answer(kind, each.who, each.isYes);
    if (each.do === "wait") {
      // As if so much time had gone by.
      const back = sql`make_interval(hours => ${each.hours})`;
      await sql`update contract_terms set effective_from = effective_from - ${back} where effective_from is not null`.execute(
        db(),
      );
      await sql`update contracts set effective_from = effective_from - ${back}, ends_at = ends_at - ${back}
        where effective_from > '2020-06-01'`.execute(db());
      return;
    }
    if (each.do === "move") {
      const [moved, to] = [at(each.who), at(each.to)];
      if (each.who === 0) return;
      const key = { tenantId, memberId: moved.id };
      await transact(db(), async (tx) => {
        await moveMember(tx, key, to.id);
        await endContractsOfMove(tx, { messages }, world.getTenant());
      }).catch((error: unknown) => expect(String(error)).toContain("agent.move.circle"));
      return;
    }
    const own = await world.show(at(each.who), kind);
    if (own === null || own.status !== "IN_FORCE") return;
    const { id, version } = own;
    if (each.do === "end") {
      const upline = await findUpline(at(each.who));
      const { contract } = await world.answer(at(each.who), "TERMINATE", own);
      if (upline !== undefined) await world.answer(upline, "ACCEPT", contract);
    } else
      await transact(db(), (tx) =>
        actByHouse(tx, { messages }, world.getTenant(), { action: "END", kind, contractId: id, version }),
      );
  }

  it.each(["DAILY", "DIVIDEND", "REALTIME"] as const)(
    "CT-07: %s: no history of offers, answers, ends and moves breaks it, and what ends was listed",
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
          await reset();
          await world.signByHouse(at(0), kind, "3");
          for (const number of agents.keys()) if (number > 0) await agree(kind, number);
          for (const each of steps) {
            await take(kind, each);
            await requireRule(kind);
          }
        }),
        { numRuns: 8 },
      );
    },
    120_000,
  );
});
