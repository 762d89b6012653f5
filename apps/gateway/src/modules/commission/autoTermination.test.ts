import { listAgentContracts, listContractEnds, listInbox } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { rateOf, type TestAgent, tenantId, useContracts } from "../../../test/contractWorld.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { lockTree, makeAgent, moveMember } from "../agent/index.ts";
import { actByHouse, endContractsOfMove } from "./index.ts";

describe("the end of contracts below (Rule M)", () => {
  const world = useContracts("auto");
  const { join, sign, answer, refuse, show } = world;

  /** A line of agents, each with a contract of a rate with the one above; the first is the house's. */
  async function openLine(...rates: readonly string[]): Promise<readonly TestAgent[]> {
    const line: TestAgent[] = [];
    for (const rate of rates) {
      const above = line.at(-1) ?? null;
      const agent = await join(above, above === null ? 2 : 1);
      await (above === null ? world.signByHouse(agent, "DAILY", rate) : sign(above, agent, "DAILY", rate));
      line.push(agent);
    }
    return line;
  }

  const at = (line: readonly TestAgent[], index: number): TestAgent => {
    const agent = line[index];
    if (agent === undefined) throw new Error(`the line has no agent ${index}`);
    return agent;
  };

  /** The upline asks for a lower rate; what is asked, as the downline sees it. */
  async function lower(upline: TestAgent, downline: TestAgent, rate: string) {
    const contract = await show(downline, "DAILY");
    if (contract === null) throw new Error("there is no contract");
    const request = {
      action: "REQUEST",
      contractId: contract.id,
      version: contract.version,
      terms: rateOf(rate),
    } as const;
    return (await world.act(upline, "DAILY", request)).contract;
  }

  it("CT-07: A at 5 agrees to 3; B (4) under A is told before, and shows 'terminated automatically' with all below it", async () => {
    const line = await openLine("5", "5", "4", "2", "1");
    const [house, a, b, c, d] = [at(line, 0), at(line, 1), at(line, 2), at(line, 3), at(line, 4)];
    const kept = await join(a);
    await sign(a, kept, "DAILY", "3");
    const asked = await lower(house, a, "3");
    const ends = await a.here.get(listContractEnds, { contractId: asked.id });
    const listed = [
      [b.name, a.name, "4.00"],
      [c.name, b.name, "2.00"],
      [d.name, c.name, "1.00"],
    ];
    expect(ends.list.map(({ account, upline, rate }) => [account, upline, rate])).toEqual(listed);
    const request = { action: "ACCEPT", contractId: asked.id, version: asked.version } as const;
    expect(await refuse(a, "DAILY", { ...request, endsKey: "other" })).toMatchObject({ code: "contract.changed" });
    const done = await world.act(a, "DAILY", { ...request, endsKey: ends.key });
    expect(done.autoTerminated.map(({ account }) => account)).toEqual([b.name, c.name, d.name].toSorted());
    expect(done.autoTerminatedCount).toBe(3);
    for (const agent of [b, c, d]) {
      const contract = await show(agent, "DAILY");
      // At the same moment at which the lower rate begins.
      expect(contract).toMatchObject({ status: "AUTO_TERMINATED", endedAt: ends.at, actions: [] });
      const { list } = await agent.here.get(listInbox, {});
      expect(list[0]?.subject).toMatch(/^A contract with auto\d+ has ended$/);
    }
    expect(await show(kept, "DAILY")).toMatchObject({ status: "IN_FORCE" });
    const { list } = await b.here.get(listAgentContracts, { list: "OUTGOING" });
    expect(list).toMatchObject([{ downline: c.name, status: "AUTO_TERMINATED" }]);
    // What has no rate from above offers nothing any more.
    expect(await refuse(b, "DAILY", { action: "REQUEST", account: c.name, terms: rateOf("1") })).toMatchObject({
      code: "contract.rate.too.high",
      value: { max: "0.00" },
    });
  });

  it("CT-06, CT-07: the end of a contract takes those below with it, at the same moment", async () => {
    const line = await openLine("5", "3", "2");
    const [first, second, third] = [at(line, 0), at(line, 1), at(line, 2)];
    const contract = await show(second, "DAILY");
    if (contract === null) throw new Error("there is no contract");
    const { contract: ending } = await answer(second, "TERMINATE", contract);
    expect((await first.here.get(listContractEnds, { contractId: contract.id })).count).toBe(1);
    const { contract: ended } = await answer(first, "ACCEPT", ending);
    expect(ended.status).toBe("TERMINATED");
    expect(await show(third, "DAILY")).toMatchObject({ status: "AUTO_TERMINATED", endedAt: ended.endedAt });
    expect(await refuse(third, "DAILY", { action: "TERMINATE", contractId: contract.id, version: 1 })).toEqual({
      code: "permission.denied",
    });
  });

  it("of two at once that would break Rule M together the second is refused, at two gateways too", async () => {
    const line = await openLine("5", "5");
    const [first, second] = [at(line, 0), at(line, 1)];
    const third = await join(second);
    const beside = openAurelune(await world.app().openBeside());
    beside.setToken(second.here.getToken());
    for (let round = 0; round < 4; round += 1) {
      const offered = await world.offer(second, third, "DAILY", rateOf("4.50"));
      const asked = await lower(first, second, "3");
      const [accepted, lowered] = await Promise.all([
        world.call(third, "DAILY", { action: "ACCEPT", contractId: offered.id, version: offered.version }),
        world.call({ ...second, here: beside }, "DAILY", {
          action: "ACCEPT",
          contractId: asked.id,
          version: asked.version,
        }),
      ]);
      expect(lowered.body.success).toBe(true);
      const state = await show(third, "DAILY");
      if (accepted.body.success) expect(state?.status).toBe("AUTO_TERMINATED");
      else {
        expect(accepted.body).toMatchObject({ errorCode: "contract.rate.too.high", value: { max: "3.00" } });
        await answer(third, "REJECT", offered);
      }
      await answer(second, "ACCEPT", await lower(first, second, "5"));
    }
  });

  it("two acceptances of one request at once are one", async () => {
    const line = await openLine("5");
    const downline = await join(at(line, 0));
    const asked = await world.offer(at(line, 0), downline, "DAILY", rateOf("2"));
    const request = { action: "ACCEPT", contractId: asked.id, version: asked.version } as const;
    const answers = await Promise.all([1, 2, 3].map(() => world.call(downline, "DAILY", request)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => !body.success && body.errorCode === "contract.changed")).toHaveLength(2);
  });

  it("a move ends contracts whose sides are no longer direct agents of each other, at once, and what stood below them", async () => {
    const line = await openLine("5", "3", "2", "1");
    const [first, second, third, fourth] = [at(line, 0), at(line, 1), at(line, 2), at(line, 3)];
    const waiting = await world.offer(second, third, "HOURLY", rateOf("0")).catch(() => null);
    expect(waiting).toBeNull();
    const { db, messages } = world.app().services;
    const move = () =>
      transact(db, async (tx) => {
        await moveMember(tx, { tenantId, memberId: third.id }, first.id);
        return endContractsOfMove(tx, { messages }, world.getTenant());
      });
    expect(await move()).toBe(1);
    expect(await move()).toBe(0);
    const ended = await show(third, "DAILY");
    expect(ended).toMatchObject({ status: "TERMINATED" });
    expect(ended?.endedAt ?? Infinity).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(await show(fourth, "DAILY")).toMatchObject({ status: "AUTO_TERMINATED", endedAt: ended?.endedAt });
    expect(await show(second, "DAILY")).toMatchObject({ status: "IN_FORCE" });
    // A player between two agents who becomes an agent parts them, too.
    const player = await join(first, 0);
    const below = await join(player);
    await sign(first, below, "DAILY", "1");
    await transact(db, async (tx) => {
      await lockTree(tx, tenantId);
      await makeAgent(tx, { tenantId, memberId: player.id }, 1);
      expect(await endContractsOfMove(tx, { messages }, world.getTenant())).toBe(1);
    });
    expect(await show(below, "DAILY")).toMatchObject({ status: "TERMINATED" });
  });

  it("the house ends a contract of others at once; a frozen side cannot act, and its contract goes on", async () => {
    const line = await openLine("5", "3", "2");
    const [first, second, third] = [at(line, 0), at(line, 1), at(line, 2)];
    const { db, messages } = world.app().services;
    await sql`update members set status = 'FROZEN' where id = ${first.id}`.execute(db);
    const contract = await show(second, "DAILY");
    if (contract === null) throw new Error("there is no contract");
    expect(contract.status).toBe("IN_FORCE");
    const { id: contractId, version } = contract;
    const end = { action: "END", kind: "DAILY", contractId, version } as const;
    await expect(first.here.loginAs(first.name)).rejects.toThrow("account.frozen");
    await transact(db, (tx) => actByHouse(tx, { messages }, world.getTenant(), end));
    expect(await show(second, "DAILY")).toMatchObject({ status: "TERMINATED", version: version + 1 });
    expect(await show(third, "DAILY")).toMatchObject({ status: "AUTO_TERMINATED" });
    const twice = transact(db, (tx) => actByHouse(tx, { messages }, world.getTenant(), end));
    await expect(twice).rejects.toThrow("contract.changed");
  });
});
