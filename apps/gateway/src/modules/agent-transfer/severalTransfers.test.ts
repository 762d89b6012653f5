import { getTeamTransfers, listInbox, mostTransfersAtOnce, takeTimeOut, transferDownAll } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { type Node, useTransferTree } from "../../../test/transferTree.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";

type Line = readonly [account: string, amount: string];

const toBody = (lines: readonly Line[]) => ({
  transfers: lines.map(([account, amount]) => ({ account, amount })),
  note: "bonus of May",
  paymentPassword,
});

describe("money to several accounts of a team at once", () => {
  const { join, give, balanceOf } = useTransferTree();

  const refuse = async (from: Node, lines: readonly Line[]) =>
    (await from.here.call(transferDownAll, toBody(lines), newKey())).body;

  it("X-57: several get their amounts by one call, which does nothing when it comes twice", async () => {
    const agent = await join(null, 1);
    const team = [await join(agent), await join(agent), await join(agent, 1)] as const;
    await give(agent.id, 10_000_000_000n);
    const body = toBody(team.map(({ name }, index) => [name, `${(index + 1) * 100_000}.00`]));
    const key = newKey();
    const sent = await agent.here.get(transferDownAll, body, key);
    expect(sent.list.map(({ account, amount, note }) => [account, amount, note])).toEqual(
      body.transfers.map(({ account, amount }) => [account, amount, "bonus of May"]),
    );
    expect(await agent.here.get(transferDownAll, body, key)).toEqual(sent);
    expect(await Promise.all([agent, ...team].map(balanceOf))).toEqual([
      "400000.00",
      "100000.00",
      "200000.00",
      "300000.00",
    ]);
    const { totalCount, countLeft } = await agent.here.get(getTeamTransfers, {});
    expect([totalCount, countLeft]).toEqual([3, 47]);
    for (const { here } of team) expect((await here.get(listInbox, {})).list[0]?.content).toContain(agent.name);
  });

  it("X-57: all of them or none: what is wrong with one is told with its place, and no money moves", async () => {
    const [agent, stranger] = [await join(null, 1), await join(null)];
    const [one, two] = [await join(agent), await join(agent)];
    const deep = await join(one);
    await give(agent.id, 2_500_000_000n);
    const good: Line = [one.name, "100000.00"];
    for (const { name } of [stranger, deep, agent])
      expect(await refuse(agent, [good, [name, "100000.00"]]), name).toMatchObject({
        errorCode: "permission.denied",
        value: { field: "transfers[1].account" },
      });
    expect(await refuse(agent, [["__proto__", "100000.00"]])).toMatchObject({
      value: { field: "transfers[0].account" },
    });
    expect(await refuse(agent, [good, [two.name, "1.00"]])).toMatchObject({
      errorCode: "agent.transfer.min",
      value: { field: "transfers[1].amount" },
    });
    expect(await refuse(agent, [good, [two.name, "1e9"]])).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "transfers[1].amount", rule: "amount" }],
    });
    expect(
      await refuse(agent, [good, [two.name, "100000.00"], [` ${one.name.toUpperCase()}`, "100000.00"]]),
    ).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "transfers[2].account", rule: "same" }],
    });
    // Each alone is within what there is, both together are not.
    expect(await refuse(agent, [good, [two.name, "200000.00"]])).toMatchObject({
      errorCode: "wallet.insufficient",
      value: { field: "transfers[1].amount" },
    });
    expect(await refuse(agent, [])).toMatchObject({ errorCode: "request.invalid" });
    const many = Array.from({ length: mostTransfersAtOnce + 1 }, (): Line => good);
    expect(await refuse(agent, many)).toMatchObject({ errorCode: "request.invalid" });
    expect(await Promise.all([agent, one, two].map(balanceOf))).toEqual(["250000.00", "0.00", "0.00"]);
  });

  it("X-08, X-09: somebody who rests gets nothing, nor do those beside, and sends nothing to anybody", async () => {
    const agent = await join(null, 1);
    const [open, resting] = [await join(agent), await join(agent, 1)];
    const below = await join(resting);
    await give(agent.id, 9_000_000_000n);
    await give(resting.id, 2_000_000_000n);
    await resting.here.get(takeTimeOut, { hours: 24 });
    expect(
      await refuse(agent, [
        [open.name, "100000.00"],
        [resting.name, "100000.00"],
      ]),
    ).toMatchObject({
      errorCode: "agent.transfer.receiver",
      value: { field: "transfers[1].account" },
    });
    expect(await refuse(resting, [[below.name, "100000.00"]])).toMatchObject({ errorCode: "rg.timeout" });
    expect(await Promise.all([open, resting, below].map(balanceOf))).toEqual(["0.00", "200000.00", "0.00"]);
  });

  it("X-57: one payment password, and the day's count is of transfers, not of calls", async () => {
    const agent = await join(null, 1);
    const team = [await join(agent), await join(agent)];
    await give(agent.id, 90_000_000_000n);
    const lines = team.map(({ name }): Line => [name, "10000.00"]);
    const wrong = { ...toBody(lines), paymentPassword: "000000" };
    expect((await agent.here.call(transferDownAll, wrong, newKey())).body).toMatchObject({
      errorCode: "payment.password.invalid",
    });
    for (let call = 0; call < 24; call += 1) await agent.here.get(transferDownAll, toBody(lines), newKey());
    const last = lines[0] ?? ["", ""];
    await agent.here.get(transferDownAll, toBody([last]), newKey());
    // One is left, and a call of two is refused for its second.
    expect(await refuse(agent, lines)).toMatchObject({
      errorCode: "agent.transfer.count",
      value: { field: "transfers[1].account", most: 50 },
    });
    expect((await agent.here.get(getTeamTransfers, {})).countLeft).toBe(1);
  });

  it("X-57: agents who send to each other's teams and back at once wait for each other, and every sum is right", async () => {
    const agent = await join(null, 1);
    const team = await Promise.all(Array.from({ length: 6 }, () => join(agent, 1)));
    await give(agent.id, 60_000_000_000n);
    const below = await Promise.all(team.map((each) => join(each)));
    for (const { id } of team) await give(id, 1_000_000_000n);
    const all = team.map(({ name }): Line => [name, "100000.00"]);
    await Promise.all([
      agent.here.get(transferDownAll, toBody(all), newKey()),
      agent.here.get(transferDownAll, toBody(all.toReversed()), newKey()),
      ...team.map(({ here }, index) =>
        here.get(transferDownAll, toBody([[below[index]?.name ?? "", "50000.00"]]), newKey()),
      ),
    ]);
    expect(await Promise.all([agent, ...team].map(balanceOf))).toEqual(["4800000.00", ...team.map(() => "250000.00")]);
  });
});
