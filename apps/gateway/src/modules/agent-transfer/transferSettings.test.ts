import { randomUUID } from "node:crypto";
import { getTeamTransfers } from "@marquee/contract";
import {
  changeTransferSettings,
  decideProposal,
  getTransferSettings,
  listAudit,
  listProposals,
  type TransferSettings,
} from "@marquee/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { useTransferTree } from "../../../test/transferTree.ts";

const reason = "smaller transfers for a while";
const decide = (id: string | null) => ({ id: id ?? "", decision: "approve" as const, note: reason });

describe("what may be sent along the tree of agents", () => {
  const world = useTransferTree(deskSettings);
  let people: Readonly<Record<"rita" | "rob" | "sam", Staff>>;
  beforeAll(async () => {
    const app = world.app();
    people = {
      rita: await joinDesk(app, "rita", "RISK"),
      rob: await joinDesk(app, "rob", "OWNER"),
      sam: await joinDesk(app, "sam", "SUPPORT"),
    };
  });

  const read = () => people.rita.get(getTransferSettings, {});
  const toChange = async (edit: Partial<TransferSettings>) => {
    const { settings, version } = await read();
    return { id: randomUUID(), settings: { ...settings, ...edit }, version, reason };
  };
  const send = async (edit: Partial<TransferSettings>, by: Staff = people.rita) =>
    by.get(changeTransferSettings, await toChange(edit));

  it("AC-14, MC-05: what allows less is in force at once, for both ways, and the form is told of it", async () => {
    const [agent, before] = [await world.join(null, 1), await read()];
    const player = await world.join(agent);
    await world.give(agent.id, 9_000_000_000n);
    expect(before).toMatchObject({ version: 0, currency: "VND" });
    const { proposal, version } = await send({ min: "50000", max: "200000", dayAmount: "250000", dayCount: 2 });
    expect([proposal, version]).toEqual([null, 1]);
    expect(await agent.here.get(getTeamTransfers, {})).toMatchObject({
      min: "50000.00",
      max: "200000.00",
      dayLeft: "250000.00",
      countLeft: 2,
    });
    const errorOf = (amount: string) => world.downError(agent, player.name, amount);
    expect(await errorOf("49999.00")).toMatchObject({ errorCode: "agent.transfer.min", value: { min: "50000.00" } });
    expect(await errorOf("200001.00")).toMatchObject({ errorCode: "agent.transfer.max", value: { max: "200000.00" } });
    await world.down(agent, player, "200000.00");
    expect(await errorOf("60000.00")).toMatchObject({ errorCode: "agent.transfer.daily", value: { left: "50000.00" } });
    await world.down(agent, player, "50000.00");
    expect(await errorOf("50000.00")).toMatchObject({ errorCode: "agent.transfer.count", value: { most: 2 } });
    // Nothing at all, without the modules' switches.
    await send({ dayCount: 0 });
    await world.give(player.id, 1_000_000_000n);
    expect(await world.upError(player, "50000.00")).toMatchObject({ errorCode: "agent.transfer.count" });
  });

  it("X-52: what allows more takes a second person, and is refused when the limits have changed since", async () => {
    await send({ min: "50000", max: "200000", dayAmount: "250000" });
    const stored = await read();
    for (const edit of [{ max: "200001" }, { dayAmount: "250001" }, { dayCount: 3 }, { dayCount: 3, max: "60000" }]) {
      const { proposal, ...unchanged } = await send(edit);
      expect(proposal, JSON.stringify(edit)).not.toBeNull();
      expect(unchanged).toEqual(stored);
    }
    expect(await read()).toEqual(stored);
    const { proposal } = await send({ dayCount: 7 });
    expect(await people.rita.refuse(decideProposal, decide(proposal))).toBe("proposal.own");
    expect(await people.sam.refuse(decideProposal, decide(proposal))).toBe("permission.denied");
    const { items } = await people.rob.get(listProposals, {});
    expect(items.find(({ id }) => id === proposal)).toMatchObject({
      kind: "agent.transfer.settings",
      data: { currency: "VND", lowered: ["dayCount"], settings: { dayCount: 7 } },
    });
    await people.rob.get(decideProposal, decide(proposal));
    expect((await read()).settings.dayCount).toBe(7);
    const late = await send({ dayCount: 9 });
    expect(await send({ max: "100000" }, people.rob)).toMatchObject({ proposal: null });
    expect(await people.rob.refuse(decideProposal, decide(late.proposal))).toBe("state.changed");
    const { items: lines } = await people.rob.get(listAudit, { action: "change agent transfer settings" });
    expect(lines[0]).toMatchObject({ actor: "rob@aurelune.example", subject: "AURELUNE VND", reason });
  });

  it("X-52: limits out of order, strange digits and an old version are refused by name; who may not change them is", async () => {
    const ask = async (edit: Partial<TransferSettings>) =>
      (await people.rita.call(changeTransferSettings, await toChange(edit))).body;
    const fault = (name: string) => ({ errorCode: "fields", fields: [{ name, rule: "amount" }] });
    expect(await ask({ min: "0" })).toMatchObject(fault("min"));
    expect(await ask({ min: "100001", max: "100000" })).toMatchObject(fault("max"));
    expect(await ask({ dayAmount: "99999", max: "100000" })).toMatchObject(fault("dayAmount"));
    expect(await ask({ max: "99999.50" })).toMatchObject(fault("max"));
    for (const dayCount of [-1, 1.5, 1_001])
      expect(await ask({ dayCount }), String(dayCount)).toMatchObject({ errorCode: "request.invalid" });
    const change = await toChange({ dayCount: 1 });
    expect(await people.sam.refuse(changeTransferSettings, change)).toBe("permission.denied");
    expect(await people.rita.refuse(changeTransferSettings, { ...change, currency: "XYZ" })).toBe("request.invalid");
    const both = await Promise.all(
      [people.rita, people.rob].map((who) => who.refuse(changeTransferSettings, { ...change, id: randomUUID() })),
    );
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
  });
});
