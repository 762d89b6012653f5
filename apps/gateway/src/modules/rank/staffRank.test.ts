import { randomUUID } from "node:crypto";
import { getMemberRank } from "@marquee/contract";
import {
  changeRankSettings,
  decideProposal,
  getMemberLevel,
  getRankSettings,
  listAudit,
  listMemberLevels,
  type ListedLevel,
  pinMemberLevel,
  type RankSettings,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { million, type Player, useRanks } from "../../../test/rankWorld.ts";

const reason = "for the test";

describe("levels at the desk", () => {
  const world = useRanks("listed");
  const { claim, join, olga, pia, play, show } = world;
  const read = () => olga().get(getRankSettings, { currency: "VND" });
  const toChange = async (change: (settings: RankSettings) => RankSettings) => {
    const { settings, version } = await read();
    return { id: randomUUID(), currency: "VND", settings: change(settings), version, reason };
  };
  const withLevel = (level: number, more: object) => (settings: RankSettings) => ({
    ...settings,
    levels: settings.levels.map((terms, index) => (index === level ? { ...terms, ...more } : terms)),
  });
  const pin = (player: Player, level: number | null, version: number) => ({
    memberId: player.id,
    level,
    version,
    reason,
  });

  it("PM-12: what gives less is in force at once, what gives more when a second person approves it, and a claim names what was shown", async () => {
    const player = await join();
    await play(player, 10 * million);
    const less = await olga().get(changeRankSettings, await toChange(withLevel(1, { gift: "10000" })));
    expect([less.proposal, less.version]).toEqual([null, 1]);
    expect(await claim(player, 1, 0)).toBe("rank.changed");
    expect((await show(player)).levels[1]).toMatchObject({ gift: "10000.00" });
    for (const [index, change] of [
      withLevel(1, { gift: "20000" }),
      withLevel(2, { growth: "40000000" }),
      withLevel(3, { raise: 500 }),
      (settings: RankSettings) => ({ ...settings, keepPercent: 5 }),
      (settings: RankSettings) => ({ ...settings, factor: 0 }),
    ].entries()) {
      const wanted = await toChange(change);
      expect([index, (await olga().get(changeRankSettings, wanted)).proposal]).toEqual([index, wanted.id]);
    }
    expect((await read()).version).toBe(1);
    const wanted = await toChange(withLevel(1, { gift: "30000" }));
    await olga().get(changeRankSettings, wanted);
    expect(await olga().refuse(decideProposal, { id: wanted.id, decision: "approve", note: reason })).toBe(
      "proposal.own",
    );
    await pia().get(decideProposal, { id: wanted.id, decision: "approve", note: reason });
    const changed = await read();
    expect([changed.version, changed.settings.levels[1]?.gift]).toEqual([2, "30000"]);
    expect(await olga().refuse(changeRankSettings, { ...wanted, id: randomUUID(), version: 1 })).toBe("state.changed");
    expect(await claim(player, 1, 2)).toBe("done");
  });

  it("PM-12: figures of which no table comes are refused at their fields", async () => {
    const fieldsOf = async (change: (settings: RankSettings) => RankSettings) => {
      const { body } = await olga().call(changeRankSettings, await toChange(change));
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    expect([
      await fieldsOf(withLevel(0, { growth: "1" })),
      await fieldsOf(withLevel(0, { gift: "1" })),
      await fieldsOf(withLevel(0, { raise: 1 })),
      await fieldsOf(withLevel(4, { growth: "200000000" })),
      await fieldsOf(withLevel(4, { growth: "1000000000.50" })),
      await fieldsOf(withLevel(4, { gift: "0.50" })),
      await fieldsOf(withLevel(9, { growth: "9999999999999" })),
    ]).toEqual([["growth0"], ["gift0"], ["raise0"], ["growth4"], ["growth4"], ["gift4"], []]);
    const { currency: _, ...rest } = await toChange((settings) => settings);
    expect(await olga().refuse(changeRankSettings, { ...rest, currency: "XXX" })).toBe("request.invalid");
  });

  it("PM-12, X-52: staff pin a level with a reason, of two people the second is told, and no gift comes of it", async () => {
    const player = await join();
    const both = await Promise.all([olga(), pia()].map((staff) => staff.refuse(pinMemberLevel, pin(player, 5, 0))));
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    expect(await show(player)).toMatchObject({
      level: 5,
      next: { level: 6 },
      history: [{ level: 5, reason: "PINNED" }],
    });
    expect(await claim(player, 5, (await show(player)).version)).toBe("rank.gift.locked");
    const level = await olga().get(pinMemberLevel, pin(player, null, 1));
    expect(level).toMatchObject({ level: 0, played: 0, pinned: null, version: 2 });
    expect(level.history.map((step) => step.reason)).toEqual(["UNPINNED", "PINNED"]);
    const { items } = await olga().get(listAudit, { action: "pin member level" });
    expect(items[0]).toMatchObject({ subject: player.name, reason });
    const support = await joinDesk(world.app(), "sue", "SUPPORT");
    expect(await support.refuse(pinMemberLevel, pin(player, 1, 2))).toBe("permission.denied");
    expect(await support.get(getMemberLevel, { memberId: player.id })).toMatchObject({ level: 0 });
    expect(await olga().refuse(getMemberLevel, { memberId: "nobody" })).toBe("member.unknown");
    expect(await olga().refuse(pinMemberLevel, { ...pin(player, 1, 2), memberId: "__proto__" })).toBe("member.unknown");
  });

  it("PM-12, X-52: members are listed by level in pages, and counted", async () => {
    const players = [await join(), await join(), await join()] as const;
    await play(players[0], 60 * million);
    await play(players[1], 51 * million);
    await olga().get(pinMemberLevel, pin(players[2], 9, 0));
    const { items, next, counts } = await olga().get(listMemberLevels, {});
    const own = (list: readonly ListedLevel[]) =>
      list.filter(({ memberId }) => players.some(({ id }) => id === memberId)).map(({ username }) => username);
    expect(own(items)).toEqual([players[2].name, players[0].name, players[1].name]);
    expect(next).toBeNull();
    expect(counts).toHaveLength(10);
    expect([counts[9], counts[2]]).toEqual([1, 2]);
    expect(own((await olga().get(listMemberLevels, { level: "2" })).items)).toEqual([players[0].name, players[1].name]);
    const at = items.findIndex(({ memberId }) => memberId === players[0].id);
    const place = { level: items[at]?.level, growth: "600000000000", id: players[0].id };
    const cursor = Buffer.from(JSON.stringify(place)).toString("base64url");
    expect(own((await olga().get(listMemberLevels, { cursor })).items)).toEqual([players[1].name]);
    expect(await olga().refuse(listMemberLevels, { cursor: "e30" })).toBe("request.invalid");
    olga().merchant = "KICKLINE";
    expect(await olga().refuse(listMemberLevels, {})).not.toBe("none");
    olga().merchant = "AURELUNE";
    expect(await players[0].here.get(getMemberRank, {})).toMatchObject({ level: 2 });
  });
});
