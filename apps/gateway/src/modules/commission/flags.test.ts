import { type ContractKind, contractKinds, getFunds, loginFreePlay } from "@marquee/contract";
import { transact } from "@marquee/database";
import { describe, expect, it } from "vitest";
import { rateOf, type TestAgent, tenantId, useContracts } from "../../../test/contractWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { setRebate } from "../agent/index.ts";

const names = {
  DIVIDEND: ["divtypereq", "dividend"],
  DAILY: ["dailysalreqtype", "dailySalary"],
  HOURLY: ["contracthoursalreq", "hourlySalary"],
  REALTIME: ["realtimesalreqtype", "realTimeSalary"],
} as const;

describe("the flags of contracts in the summary of funds (AP-14)", () => {
  const world = useContracts("flag");
  const { join, answer } = world;

  const readFlags = async ({ here }: TestAgent, kind: ContractKind) => {
    const funds = await here.get(getFunds, {});
    const [waits, known] = names[kind];
    return [funds[waits], funds.info[known]];
  };

  it("CT-08, CT-09, EN-24: each step of a contract of each kind shows at both sides", async () => {
    const upline = await join(null, 2);
    for (const kind of contractKinds) {
      const downline = await join(upline);
      await world.signByHouse(upline, kind, "4");
      expect([await readFlags(upline, kind), await readFlags(downline, kind)]).toEqual([
        [0, 1],
        [0, 0],
      ]);
      const asked = await world.offer(upline, downline, kind, rateOf("1"));
      expect([await readFlags(upline, kind), await readFlags(downline, kind)]).toEqual([
        [4, 1],
        [1, 1],
      ]);
      const { contract: signed } = await answer(downline, "ACCEPT", asked);
      expect([await readFlags(upline, kind), await readFlags(downline, kind)]).toEqual([
        [0, 1],
        [0, 1],
      ]);
      const change = { action: "REQUEST", contractId: signed.id, version: signed.version, terms: rateOf("2") } as const;
      const { contract: changed } = await world.act(upline, kind, change);
      expect(await readFlags(downline, kind)).toEqual([2, 1]);
      const { contract: kept } = await answer(downline, "REJECT", changed);
      const { contract: ending } = await answer(downline, "TERMINATE", kept);
      expect([await readFlags(upline, kind), await readFlags(downline, kind)]).toEqual([
        [3, 1],
        [4, 1],
      ]);
      await answer(upline, "ACCEPT", ending);
      // Had is enough: its bills stay to be read.
      expect([await readFlags(upline, kind), await readFlags(downline, kind)]).toEqual([
        [0, 1],
        [0, 1],
      ]);
    }
  });

  it("CT-09, RP-13: a rejected request leaves no entry, and a kind or the contracts that are off say nothing", async () => {
    const upline = await join(null, 2);
    await world.signByHouse(upline, "DAILY", "4");
    const downline = await join(upline);
    await answer(downline, "REJECT", await world.offer(upline, downline, "DAILY", rateOf("1")));
    expect(await readFlags(downline, "DAILY")).toEqual([0, 0]);
    await world.offer(upline, downline, "DAILY", rateOf("1"));
    expect(await readFlags(downline, "DAILY")).toEqual([1, 1]);
    for (const module of ["CONDAILY3", "CONTRACT3"]) {
      await switchModules(world.app(), tenantId, { [module]: "off" });
      expect(await readFlags(downline, "DAILY"), module).toEqual([0, 0]);
      expect((await downline.here.get(getFunds, {})).info.contract).toBe(module === "CONTRACT3" ? 0 : 1);
      await switchModules(world.app(), tenantId, { [module]: "on" });
    }
  });

  it("AP-14: a player has none of them but its rebate, and a trial account no summary", async () => {
    const player = await join(null, 0);
    const { info } = await player.here.get(getFunds, {});
    expect(info).toEqual({ contract: 0, dividend: 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0, rebate: 0 });
    const { db } = world.app().services;
    await transact(db, (tx) => setRebate(tx, { tenantId, memberId: player.id }, 30));
    expect((await player.here.get(getFunds, {})).info.rebate).toBe(1);
    const trial = openAurelune(world.app());
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.refuse(getFunds, {})).toBe("trial.not.allowed");
  });
});
