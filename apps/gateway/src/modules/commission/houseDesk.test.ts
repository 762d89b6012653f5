import { randomUUID } from "node:crypto";
import type { ContractKind } from "@marquee/contract";
import {
  decideProposal,
  getStaffContract,
  listAudit,
  listStaffContracts,
  proposeContractAct,
  type ProposeContractAct,
} from "@marquee/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { rateOf, type TestAgent, useContracts } from "../../../test/contractWorld.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";

const reason = "as agreed with the agent";

describe("contracts of the house at the desk", () => {
  const world = useContracts("house", deskSettings);
  const { join, show, answer } = world;
  let people: Readonly<Record<"olga" | "otto" | "sam", Staff>>;
  beforeAll(async () => {
    const app = world.app();
    people = {
      olga: await joinDesk(app, "olga", "OPERATIONS"),
      otto: await joinDesk(app, "otto", "OPERATIONS", "OWNER"),
      sam: await joinDesk(app, "sam", "SUPPORT"),
    };
  });

  type Act = Omit<ProposeContractAct, "id" | "reason">;
  const toAct = (act: Act): ProposeContractAct => ({ id: randomUUID(), reason, ...act });
  const offer = (agent: TestAgent, rate: string): Act => ({
    kind: "DAILY",
    action: "REQUEST",
    account: agent.name,
    terms: rateOf(rate),
  });
  const approve = (id: string) => ({ id, decision: "approve" as const, note: "" });
  /** What one proposes and another approves. */
  async function act(asked: Act): Promise<void> {
    const { id } = await people.olga.get(proposeContractAct, toAct(asked));
    await people.otto.get(decideProposal, approve(id));
  }
  async function own(agent: TestAgent, kind: ContractKind = "DAILY") {
    const contract = await show(agent, kind);
    if (contract === null) throw new Error("there is no contract");
    return contract;
  }
  async function sign(agent: TestAgent, rate: string) {
    await act(offer(agent, rate));
    await answer(agent, "ACCEPT", await own(agent));
    return own(agent);
  }

  it("CT-03: the house offers a contract to an agent at the top of the tree by two people, and the agent agrees", async () => {
    const agent = await join(null, 2);
    const below = await join(agent);
    const asked = toAct(offer(agent, "2"));
    const { id } = await people.olga.get(proposeContractAct, asked);
    expect(await people.olga.get(proposeContractAct, asked)).toEqual({ id });
    expect(await show(agent, "DAILY")).toBeNull();
    expect(await people.olga.refuse(decideProposal, approve(id))).toBe("proposal.own");
    expect(await people.sam.refuse(decideProposal, approve(id))).toBe("permission.denied");
    await people.otto.get(decideProposal, approve(id));
    const offered = await own(agent);
    expect(offered).toMatchObject({ status: "REQUESTED", side: "DOWNLINE", uplineId: null, payer: "PLATFORM" });
    await answer(agent, "ACCEPT", offered);
    const { items } = await people.sam.get(listStaffContracts, { list: "HOUSE", account: agent.name });
    expect(items).toMatchObject([
      {
        downline: agent.name,
        status: "IN_FORCE",
        terms: { tiers: [{ rate: "2.00" }] },
        actions: ["REQUEST", "TERMINATE", "END"],
      },
    ]);
    const refuse = async (edit: Act) => (await people.olga.call(proposeContractAct, toAct(edit))).body;
    expect(await refuse(offer(agent, "3"))).toMatchObject({ errorCode: "contract.pending" });
    expect(await refuse(offer(below, "1"))).toMatchObject({ errorCode: "contract.target.not.direct" });
    expect(await refuse({ ...offer(agent, "1"), account: "nobodyatall" })).toMatchObject({
      errorCode: "contract.target.not.direct",
    });
    const free = await join(null, 1);
    for (const rate of ["501", "-1", "2%", "1e1", ""])
      expect(await refuse(offer(free, rate)), rate).toMatchObject({ errorCode: "contract.terms.invalid" });
    expect(await refuse({ kind: "DAILY", action: "REQUEST", account: free.name })).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "terms", rule: "required" }],
    });
    expect(await people.sam.refuse(proposeContractAct, toAct(offer(free, "1")))).toBe("permission.denied");
    expect(await show(free, "DAILY")).toBeNull();
  });

  it("CT-04, CT-06: the house asks for new terms and for the end, and answers an agent who wants one", async () => {
    const agent = await join(null, 2);
    const first = await sign(agent, "2");
    const about = { kind: "DAILY", contractId: first.id } as const;
    const stale = await people.olga.get(
      proposeContractAct,
      toAct({ ...about, action: "REQUEST", version: first.version, terms: rateOf("1.5") }),
    );
    await act({ ...about, action: "REQUEST", version: first.version, terms: rateOf("1") });
    expect(await people.otto.refuse(decideProposal, approve(stale.id))).toBe("contract.changed");
    const asked = await own(agent);
    expect(asked).toMatchObject({ status: "CHANGE_REQUESTED", asked: { terms: { tiers: [{ rate: "1.00" }] } } });
    await act({ ...about, action: "CANCEL", version: asked.version });
    await answer(agent, "TERMINATE", await own(agent));
    const { contract } = await people.sam.get(getStaffContract, { contractId: first.id });
    expect(contract).toMatchObject({ status: "END_REQUESTED", actions: ["ACCEPT", "REJECT", "END"] });
    await act({ ...about, action: "ACCEPT", version: contract.version });
    expect(await own(agent)).toMatchObject({ status: "TERMINATED" });
    const { steps } = await people.sam.get(getStaffContract, { contractId: first.id });
    expect(steps.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      "request HOUSE",
      "accept DOWNLINE",
      "change HOUSE",
      "cancel HOUSE",
      "terminate DOWNLINE",
      "accept HOUSE",
    ]);
    const { items } = await people.otto.get(listAudit, { action: "act on contract" });
    expect(items.filter(({ subject }) => subject === agent.name)).toHaveLength(4);
  });

  it("CT-07: of contracts between others the house can only end one, at once, with what it carries below", async () => {
    const agent = await join(null, 2);
    await sign(agent, "2");
    const [second, third] = await join(agent).then(async (one) => [one, await join(one)] as const);
    await answer(second, "ACCEPT", await world.offer(agent, second, "DAILY", rateOf("1")));
    await answer(third, "ACCEPT", await world.offer(second, third, "DAILY", rateOf("1")));
    const { items } = await people.sam.get(listStaffContracts, { list: "ALL", account: second.name });
    expect(items.map(({ actions }) => actions)).toEqual([["END"], ["END"]]);
    const { id: contractId, version } = await own(second);
    const about = { kind: "DAILY", contractId, version } as const;
    expect((await people.sam.get(getStaffContract, { contractId })).ends).toBe(1);
    const refuse = (edit: Act) => people.olga.refuse(proposeContractAct, toAct(edit));
    expect(await refuse({ ...about, action: "TERMINATE" })).toBe("contract.unknown");
    expect(await refuse({ ...about, action: "REQUEST", terms: rateOf("3") })).toBe("contract.unknown");
    expect(await refuse({ ...about, kind: "HOURLY", action: "END" })).toBe("contract.unknown");
    expect(await refuse({ ...about, version: version + 1, action: "END" })).toBe("contract.changed");
    expect(await refuse({ ...about, contractId: randomUUID(), action: "END" })).toBe("contract.unknown");
    // What was rehearsed has changed nothing.
    const again = toAct({ ...about, action: "END" });
    await people.olga.get(proposeContractAct, again);
    expect(await own(second)).toMatchObject({ status: "IN_FORCE", version });
    await people.otto.get(decideProposal, approve(again.id));
    expect(await own(second)).toMatchObject({ status: "TERMINATED" });
    expect(await own(third)).toMatchObject({ status: "AUTO_TERMINATED" });
    expect(await people.sam.refuse(getStaffContract, { contractId: randomUUID() })).toBe("contract.unknown");
  });

  it("X-52: a list has pages, is narrowed, and is written down", async () => {
    const { items, next } = await people.sam.get(listStaffContracts, { list: "ALL", state: "AUTO_TERMINATED" });
    expect([items.every(({ status }) => status === "AUTO_TERMINATED"), next]).toEqual([true, null]);
    expect((await people.sam.get(listStaffContracts, { list: "ALL", kind: "REALTIME" })).items).toEqual([]);
    expect((await people.sam.get(listStaffContracts, { list: "ALL", account: "nobodyatall" })).items).toEqual([]);
    expect(await people.sam.refuse(listStaffContracts, { list: "ALL", cursor: "xyz" })).toBe("request.invalid");
    const { items: acts } = await people.otto.get(listAudit, { action: "read contracts" });
    expect(acts.length).toBeGreaterThan(0);
  });
});
