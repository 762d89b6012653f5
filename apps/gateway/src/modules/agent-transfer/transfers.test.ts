import {
  getMemberInfo,
  getTeamTransfers,
  getWithdrawalOptions,
  listInbox,
  listTransactions,
  loginFreePlay,
  setLimit,
  takeTimeOut,
  transferDown,
  transferUp,
} from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import { useTransferTree } from "../../../test/transferTree.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";

describe("money along the tree of agents", () => {
  const world = useTransferTree();
  const { join, give, up, down, upError, downError, balanceOf } = world;

  it("AC-14: an agent sends to a direct downline; both ledgers, lists and inboxes show it, and it has to be staked", async () => {
    const agent = await join(null, 1);
    const player = await join(agent);
    await give(agent.id, 10_000_000_000n);
    const sent = await agent.here.get(
      transferDown,
      { account: player.name.toUpperCase(), amount: "200000.00", note: " for your birthday ", paymentPassword },
      newKey(),
    );
    expect(sent).toMatchObject({ side: "OUT", direction: "DOWN", account: player.name, amount: "200000.00" });
    expect(sent.note).toBe("for your birthday");
    expect([await balanceOf(agent), await balanceOf(player)]).toEqual(["800000.00", "200000.00"]);
    const got = await player.here.get(getTeamTransfers, {});
    expect(got.list).toMatchObject([
      { side: "IN", direction: "DOWN", account: agent.name, amount: "200000.00", note: "for your birthday" },
    ]);
    // It came in as a deposit does: nothing of it can be sent on or withdrawn before it is staked.
    expect(got.available).toBe("0.00");
    const { turnover, withdrawable } = await player.here.get(getWithdrawalOptions, {});
    expect([withdrawable, turnover.requirements[0]?.source, turnover.held]).toEqual(["0.00", "TRANSFER", "200000.00"]);
    for (const [{ here }, amount] of [
      [agent, "-200000.00"],
      [player, "200000.00"],
    ] as const) {
      expect((await here.get(listTransactions, {})).list[0]).toMatchObject({ kind: "TRANSFER_DOWN", amount });
      expect((await here.get(listInbox, {})).list[0]?.content).toContain("200,000");
    }
  });

  it("MC-05: members and agents send to their upline, whose name is masked where it is a player; toUpline says who can", async () => {
    const agent = await join(null, 1);
    const player = await join(agent);
    const friend = await join(player);
    for (const { id } of [player, friend]) await give(id, 2_000_000_000n);
    const toUpline = async ({ here }: typeof player) => (await here.get(getMemberInfo, {})).toUpline;
    expect([await toUpline(agent), await toUpline(player), await toUpline(friend)]).toEqual(["0", "1", "1"]);
    expect((await player.here.get(getTeamTransfers, {})).upline).toEqual({ account: agent.name });
    const masked = (await friend.here.get(getTeamTransfers, {})).upline?.account ?? "";
    expect(masked).toMatch(/\*/);
    expect(await up(player, "100000.00")).toMatchObject({ direction: "UP", account: agent.name });
    expect(await up(friend, "100000.00")).toMatchObject({ direction: "UP", account: masked });
    expect((await agent.here.get(getTeamTransfers, {})).list).toMatchObject([{ side: "IN", account: player.name }]);
    expect([await balanceOf(agent), await balanceOf(player)]).toEqual(["100000.00", "200000.00"]);
    expect(await upError(agent, "100000.00")).toMatchObject({ errorCode: "agent.transfer.receiver" });
    await switchModules(world.app(), "aurelune", { UPTRANS3: "off" });
    expect(await toUpline(player)).toBe("0");
    expect((await player.here.get(getTeamTransfers, {})).upline).toBeNull();
    expect(await upError(player, "100000.00")).toMatchObject({ success: false });
    await switchModules(world.app(), "aurelune", { UPTRANS3: "on" });
  });

  it("RP-08: money goes along one edge alone: whoever stands elsewhere is refused as somebody who does not exist", async () => {
    const [top, other] = [await join(null, 1), await join(null, 1)];
    const middle = await join(top, 1);
    const deep = await join(middle);
    await give(top.id, 2_000_000_000n);
    for (const account of [deep.name, other.name, top.name, "nobodyatall", "__proto__", "a\u0000b", ""])
      expect(await downError(top, account, "100000.00"), account).toMatchObject({
        errorCode: expect.stringMatching(/^(permission\.denied|request\.invalid)$/),
      });
    const asPlayer = { account: top.name, amount: "100000.00", paymentPassword };
    expect(await deep.here.refuse(transferDown, asPlayer, newKey())).toBe("permission.denied");
    const trial = openAurelune(world.app());
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.refuse(transferUp, { amount: "100000.00" }, newKey())).toBe("trial.not.allowed");
    expect(await trial.refuse(getTeamTransfers, {})).toBe("trial.not.allowed");
    expect(await balanceOf(top)).toBe("200000.00");
  });

  it("X-60: limits of one transfer and of a day, unreadable amounts and notes are refused, with their figures", async () => {
    const agent = await join(null, 1);
    const player = await join(agent);
    const { min, max, dayLeft } = await agent.here.get(getTeamTransfers, {});
    await give(agent.id, 90_000_000_000_000n);
    const ask = (amount: string, note = "") =>
      agent.here.call(transferDown, { account: player.name, amount, note, paymentPassword }, newKey());
    expect((await ask("0.01")).body).toMatchObject({ errorCode: expect.stringMatching(/fields|agent.transfer.min/) });
    expect((await ask("1.00")).body).toMatchObject({ errorCode: "agent.transfer.min", value: { min } });
    expect((await ask("99999999999.00")).body).toMatchObject({ errorCode: "agent.transfer.max", value: { max } });
    for (const amount of ["-5", "1e9", "NaN", ""])
      expect((await ask(amount)).body, amount).toMatchObject({ success: false, fields: [{ name: "amount" }] });
    for (const note of ["a\u0000", "two\nlines", "\u202Egnp"])
      expect((await ask(max, note)).body, note).toMatchObject({ success: false, fields: [{ name: "note" }] });
    expect((await ask(max, "n".repeat(141))).body).toMatchObject({ success: false, fields: [{ name: "note" }] });
    for (let sent = 0; sent < 10; sent += 1) await down(agent, player, max);
    expect(dayLeft).toBe(`${Number.parseInt(max, 10) * 10}.00`);
    expect((await ask(min)).body).toMatchObject({ errorCode: "agent.transfer.daily", value: { left: "0.00" } });
    expect((await agent.here.get(getTeamTransfers, { pageSize: 3, pageNo: 4 })).list).toHaveLength(1);
  });

  it("X-60: turnover that is open, a new password, and a wrong one keep money where it is", async () => {
    const agent = await join(null, 1);
    const player = await join(agent);
    await give(agent.id, 3_000_000_000n);
    await down(agent, player, "200000.00");
    await give(player.id, 1_000_000_000n);
    expect(await upError(player, "150000.00")).toMatchObject({
      errorCode: "turnover.required",
      value: { withdrawable: "100000.00" },
    });
    const wrong = { amount: "100000.00", paymentPassword: "111111" };
    expect(await player.here.refuse(transferUp, wrong, newKey())).toBe("payment.password.invalid");
    expect(await player.here.refuse(transferUp, { amount: "100000.00" }, newKey())).toBe("payment.password.required");
    await world.setCooling(true);
    expect(await upError(player, "100000.00")).toMatchObject({
      errorCode: "agent.transfer.waiting",
      value: { usableAt: expect.any(Number) },
    });
    await world.setCooling(false);
    await up(player, "100000.00");
    expect(await upError(player, "100000.00")).toMatchObject({ errorCode: "turnover.required" });
  });

  it("X-08, X-09: an excluded sender is told so; a receiver who is excluded, frozen, closed or at a limit is refused by one code", async () => {
    const { db } = world.app().services;
    const agent = await join(null, 1);
    const [limited, resting, frozen] = [await join(agent), await join(agent), await join(agent)];
    await give(agent.id, 9_000_000_000n);
    await give(resting.id, 2_000_000_000n);
    await limited.here.get(setLimit, { kind: "DEPOSIT", period: "DAY", amount: "300000.00" });
    await down(agent, limited, "200000.00");
    const refused = { errorCode: "agent.transfer.receiver" };
    // What comes along the tree counts as a deposit.
    expect(await downError(agent, limited.name, "150000.00")).toMatchObject(refused);
    await down(agent, limited, "100000.00");
    await resting.here.get(takeTimeOut, { hours: 24 });
    expect(await downError(agent, resting.name, "100000.00")).toMatchObject(refused);
    expect(await upError(resting, "100000.00")).toMatchObject({ errorCode: "rg.timeout" });
    for (const status of ["FROZEN", "CLOSED"]) {
      await tables(db).updateTable("members").set({ status }).where("id", "=", frozen.id).execute();
      const answer = await downError(agent, frozen.name, "100000.00");
      expect(answer).toMatchObject(refused);
      expect(answer).not.toHaveProperty("value.until");
    }
  });

  it("X-01: parallel calls of one key are one transfer, parallel keys never overdraw, and two who send to each other never lock", async () => {
    const agent = await join(null, 1);
    const player = await join(agent);
    for (const { id } of [agent, player]) await give(id, 3_000_000_000n);
    const key = newKey();
    const same = await Promise.all(Array.from({ length: 8 }, () => up(player, "100000.00", key)));
    expect(new Set(same.map(({ transferId }) => transferId)).size).toBe(1);
    const other = { amount: "150000.00", paymentPassword };
    expect(await player.here.refuse(transferUp, other, key)).toBe("idempotency.conflict");
    const both = await Promise.all([
      ...Array.from({ length: 3 }, () => downError(agent, player.name, "150000.00")),
      upError(player, "100000.00"),
      upError(player, "100000.00"),
    ]);
    const codes = both.map((body) => (body.success ? "sent" : body.errorCode));
    for (const code of codes)
      expect(["sent", "wallet.insufficient", "turnover.required", "payment.password.locked"]).toContain(code);
    const held = await Promise.all([balanceOf(agent), balanceOf(player)]);
    expect(held.reduce((sum, each) => sum + Number(each), 0)).toBe(600_000);
  });
});
