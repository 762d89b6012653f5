import { randomUUID } from "node:crypto";
import { convertPoints, getBalance, getPointBalance, redeemPointReward, type RedeemReward } from "@marquee/contract";
import type { SaveReward } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { joinDesk } from "./deskTeam.ts";
import { earnAllPoints } from "./earnAllPoints.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { switchModules } from "./registration.ts";
import { deskSettings, type Staff } from "./staff.ts";
import { type Gateway, openAurelune, type Visitor } from "./visitor.ts";

const tenantId = "aurelune";

/** An offer of the mall as staff send it: a gift, unless it is said otherwise. */
export const toReward = (more: Partial<SaveReward> = {}): SaveReward => ({
  id: randomUUID(),
  version: 0,
  proposalId: randomUUID(),
  type: "GIFT",
  names: { EN: "Headphones" },
  picture: "",
  pointsRequired: 500,
  amountRequired: {},
  cash: {},
  levelRequired: null,
  isOn: true,
  position: 0,
  addQuantity: 5,
  reason: "for the test",
  ...more,
});

/** Where a gift is sent. */
export const address = { name: "Ann Bee", phone: "+84 912 345 678", address: "1 Lê Lợi, Huế" };

/** A gateway whose merchant has points and no payment passwords, with an owner and somebody of payments. */
export function usePoints() {
  let app: TestApp;
  let olga: Staff;
  let pia: Staff;
  let number = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [olga, pia] = [await joinDesk(app, "olga", "OWNER"), await joinDesk(app, "pia", "PAYMENTS")];
    await switchModules(app, tenantId, {
      PAYPASS3: "off",
      POINT3: "on",
      POINTMALL3: "on",
      POINTCONV3: "on",
      POINTHIST3: "on",
      POINTRULE3: "on",
    });
  });
  afterAll(() => app.close());

  /** A new player, of one of the gateways. */
  async function join(gateway: Gateway = app): Promise<{ readonly here: Visitor; readonly id: string }> {
    const here = openAurelune(gateway);
    const username = `pointy${(number += 1)}`;
    await here.registerAs(username);
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = ${tenantId} and username_key = ${username}`.execute(app.services.db);
    return { here, id: rows[0]?.id ?? "" };
  }

  /** Has a round settled, or taken back below zero; in whole units of dong. */
  async function settle(id: string, stake: number, round: string = randomUUID(), category = "RNG"): Promise<string> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight)
      values (${tenantId}, ${id}, '', ${category}, 'reels', ${round}, 'VND', ${BigInt(stake) * 10_000n}, 0, 100)`.execute(
      app.services.db,
    );
    return round;
  }

  /** A point takes 100,000 dong at slots: so many points. */
  async function earn(id: string, points: number): Promise<void> {
    await settle(id, points * 100_000);
    await earnAllPoints(app);
  }

  const pointsOf = async (here: Visitor) => (await here.get(getPointBalance, {})).points;
  const balanceOf = async (here: Visitor) => Number((await here.get(getBalance, {})).sumBalance);
  const redeem = (here: Visitor, body: RedeemReward, key: string = randomUUID()) =>
    here.call(redeemPointReward, body, { headers: { "idempotency-key": key } });
  const convert = (here: Visitor, points: string, key: string = randomUUID()) =>
    here.call(convertPoints, { points }, { headers: { "idempotency-key": key } });

  return { app: () => app, olga: () => olga, pia: () => pia, join, settle, earn, pointsOf, balanceOf, redeem, convert };
}
