import { randomUUID } from "node:crypto";
import { listPointMovements, loginFreePlay } from "@marquee/contract";
import {
  changePointSettings,
  correctPoints,
  decideProposal,
  getMemberPoints,
  getPointSettings,
  listAudit,
  listProposals,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { earnAllPoints } from "../../../test/earnAllPoints.ts";
import { usePoints } from "../../../test/pointsWorld.ts";
import type { Staff } from "../../../test/staff.ts";
import { checkChains, checkTrialBalance } from "../../ledger/checkLedger.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

const reason = "the round was lost by a fault";
/** As many points as are worth what two people pay out, at the rate of the beginning: 100 points for 1,000 dong. */
const limit = Number(getTwoPersonAmount("VND") / 100_000n);

describe("corrections of points by staff", () => {
  const { app, olga, pia, join, earn, settle, pointsOf, convert } = usePoints();
  let sue: Staff;
  let rita: Staff;
  beforeAll(async () => {
    [sue, rita] = [await joinDesk(app(), "sue", "SUPPORT"), await joinDesk(app(), "rita", "RISK")];
  });

  const toCorrection = (memberId: string, points: number) => ({ id: randomUUID(), memberId, points, reason });
  const decide = (staff: Staff, id: string) => staff.call(decideProposal, { id, decision: "approve", note: reason });
  const codeOf = ({ body }: Awaited<ReturnType<typeof decide>>): string => (body.success ? "none" : body.errorCode);
  async function expectSound(): Promise<void> {
    const { db } = app().services;
    expect(await listImbalances(db)).toEqual([]);
    expect(await checkTrialBalance(db)).toEqual([]);
    expect(await checkChains(db)).toEqual([]);
  }

  it("X-21, PM-08: staff give and take points with a reason; the member sees lines of their own kind, and the log says who and why", async () => {
    const { here, id } = await join();
    await earn(id, 1_000);
    const given = toCorrection(id, 250);
    expect(await pia().get(correctPoints, given)).toEqual({ proposal: null });
    const taken = toCorrection(id, -1_250);
    expect(await pia().get(correctPoints, taken)).toEqual({ proposal: null });
    expect(await pointsOf(here)).toBe("0");
    expect((await here.get(listPointMovements, {})).list).toMatchObject([
      { kind: "POINT_ADJUST", changed: "-1250.00", balance: "0.00", refNo: taken.id },
      { kind: "POINT_ADJUST", changed: "250.00", balance: "1250.00", refNo: given.id },
      { kind: "POINT_EARN", changed: "1000.00" },
    ]);
    // What was earned by play is no other.
    expect(await pia().get(getMemberPoints, { memberId: id })).toMatchObject({ points: "0.00", lifetime: "1000.00" });
    expect(await pia().refuse(correctPoints, toCorrection(id, -1))).toBe("points.insufficient");
    const { items } = await olga().get(listAudit, {});
    expect(items.filter(({ action }) => action === "correct points")).toMatchObject([
      { actor: "pia@aurelune.example", reason, after: { points: "0", corrected: -1_250 } },
      { actor: "pia@aurelune.example", reason, before: { points: "10000000" }, after: { points: "12500000" } },
    ]);
    await expectSound();
  });

  it("X-21: pressed twice, at two gateways, it is made once; another one under its id is refused", async () => {
    const { here, id } = await join();
    const correction = toCorrection(id, 100);
    const answers = await Promise.all([1, 2, 3].map(() => pia().call(correctPoints, correction)));
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, true]);
    expect(await pointsOf(here)).toBe("100");
    expect(await pia().refuse(correctPoints, { ...correction, points: 101 })).toBe("idempotency.conflict");
    expect(await pia().refuse(correctPoints, { ...correction, memberId: (await join()).id })).toBe(
      "idempotency.conflict",
    );
    expect(await pointsOf(here)).toBe("100");
    await expectSound();
  });

  it("X-21: what a member owes is taken of what is given", async () => {
    const { here, id } = await join();
    const round = randomUUID();
    await settle(id, 200_000_000, round);
    await earnAllPoints(app());
    await convert(here, "2000");
    await settle(id, -200_000_000, round);
    await earnAllPoints(app());
    expect(await pia().get(getMemberPoints, { memberId: id })).toMatchObject({ points: "0.00", owed: "2000.00" });
    await pia().get(correctPoints, toCorrection(id, 1_500));
    expect(await pia().get(getMemberPoints, { memberId: id })).toMatchObject({ points: "0.00", owed: "500.00" });
    await pia().get(correctPoints, toCorrection(id, 1_500));
    expect(await pia().get(getMemberPoints, { memberId: id })).toMatchObject({ points: "1000.00", owed: "0.00" });
    await expectSound();
  });

  it("X-21: nobody alone corrects in a day what is worth as much as two people pay out: not in parts, at once, downwards or after a change of the rate", async () => {
    const max = await joinDesk(app(), "max", "OWNER");
    const [ann, ben] = [await join(), await join()];
    const parts = await Promise.all([ann, ben].map(({ id }) => max.get(correctPoints, toCorrection(id, limit / 2))));
    expect(parts.filter(({ proposal }) => proposal === null)).toHaveLength(1);
    const proposed = parts.find(({ proposal }) => proposal !== null)?.proposal ?? "";
    const rich = (await pointsOf(ann.here)) === "0" ? ben : ann;
    expect((await max.get(correctPoints, toCorrection(rich.id, -limit / 2))).proposal).not.toBeNull();
    const { settings, version } = await max.get(getPointSettings, { currency: "VND" });
    const cheap = { ...settings, ratio: 1_000_000_000, convertMin: 1_000 };
    await max.get(changePointSettings, { id: randomUUID(), currency: "VND", settings: cheap, version, reason });
    expect((await max.get(correctPoints, toCorrection(rich.id, limit / 2))).proposal).not.toBeNull();
    expect(codeOf(await decide(max, proposed))).toBe("proposal.own");
    const poor = rich === ann ? ben : ann;
    expect(await pointsOf(poor.here)).toBe("0");
    const decided = await Promise.all([decide(rita, proposed), decide(pia(), proposed)]);
    expect(decided.map(codeOf).toSorted()).toEqual(["none", "state.changed"]);
    expect(await pointsOf(poor.here)).toBe(String(limit / 2));
    await expectSound();
  });

  it("X-21: who may not approve money proposes every correction, and one that has become impossible stays proposed", async () => {
    const { here, id } = await join();
    await earn(id, 1_000);
    const taken = toCorrection(id, -800);
    expect(await sue.get(correctPoints, taken)).toEqual({ proposal: taken.id });
    expect(await sue.get(correctPoints, taken)).toEqual({ proposal: taken.id });
    expect(codeOf(await decide(sue, taken.id))).toBe("proposal.own");
    const sam = await joinDesk(app(), "sam", "SUPPORT");
    expect(codeOf(await decide(sam, taken.id))).toBe("permission.denied");
    expect(await rita.refuse(correctPoints, toCorrection(id, 5))).toBe("permission.denied");
    await pia().get(correctPoints, toCorrection(id, -500));
    expect(codeOf(await decide(rita, taken.id))).toBe("points.insufficient");
    const { items } = await rita.get(listProposals, { state: "PROPOSED" });
    expect(items.filter((each) => each.id === taken.id)).toMatchObject([{ kind: "points.correct" }]);
    expect(await pointsOf(here)).toBe("500");
    await pia().get(correctPoints, toCorrection(id, 300));
    expect(codeOf(await decide(rita, taken.id))).toBe("none");
    expect(await pointsOf(here)).toBe("0");
    await expectSound();
  });

  it("X-21: nobody, nothing, a trial player, a closed account and numbers that are no points are refused", async () => {
    const { id } = await join();
    const { id: closed } = await join();
    await sql`update members set status = 'CLOSED' where id = ${closed}`.execute(app().services.db);
    const { here: trial } = await join();
    await trial.get(loginFreePlay, { platform: "W", language: "EN" });
    const { rows } = await sql<{ id: string }>`select id from members where kind = 4 limit 1`.execute(
      app().services.db,
    );
    expect(rows).toHaveLength(1);
    const refuse = (memberId: string, points: number) => pia().refuse(correctPoints, toCorrection(memberId, points));
    expect([
      await refuse("nobody", 1),
      await refuse("__proto__", 1),
      await refuse(rows[0]?.id ?? "", 1),
      await refuse(closed, 1),
      await refuse(id, 0),
      await refuse(id, 1.5),
      await refuse(id, 1e18),
    ]).toEqual([
      "member.unknown",
      "member.unknown",
      "member.unknown",
      "account.closed",
      "fields",
      "request.invalid",
      "request.invalid",
    ]);
    expect(await pia().refuse(correctPoints, { ...toCorrection(id, 1), memberId: "a\u0000b" })).toBe("request.invalid");
  });
});
