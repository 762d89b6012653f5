import { createHash, randomUUID } from "node:crypto";
import {
  claimRafflePromotion,
  getPointBalance,
  listRaffles,
  loginFreePlay,
  shuffleTickets,
  toMoney,
} from "@marquee/contract";
import { listStaffRaffles } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { allCash, somePrizes, useRaffles } from "../../../test/raffleWorld.ts";
import { createVisitor } from "../../../test/visitor.ts";
import { drawTicket } from "./claimRaffle.ts";

const tenantId = "aurelune";
const digest = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();

describe("raffles", () => {
  const world = useRaffles();
  const { db, make, makeOpen, open, shift, draw, codeOf, show, idOf } = world;

  it("PM-15, AP-49: a claim gives the next ticket's prize and says which, and every ticket is that of the seed which is told at the end", async () => {
    const members: Claimer[] = [];
    for (let number = 0; number < 10; number += 1) members.push(await world.newMember());
    const [ann] = members;
    if (ann === undefined) throw new Error("nobody came");
    const id = await make();
    const planned = await show(ann, id);
    expect(planned).toMatchObject({ phase: "PLANNED", seed: null, own: [], left: 10, tickets: 10, isDrawn: false });
    expect(planned?.prizes).toMatchObject([
      { type: "CASH", amount: "50000.00", count: 1 },
      { type: "POINTS", amount: "500.00", count: 1 },
      { type: "GIFT", amount: null, count: 1 },
      { type: "NONE", amount: null, count: 7 },
    ]);
    expect(await codeOf(ann, id)).toBe("raffle.not.open");
    await open(id);
    const found: string[] = [];
    for (const member of members) {
      const before = await world.balanceOf(member);
      const { body } = await draw(member.visitor, id);
      if (!body.success) throw new Error(body.errorCode);
      const { prize, recordId } = body.value;
      found.push(prize.type);
      const own = await show(member, id);
      expect(own).toMatchObject({ isDrawn: true, own: [{ recordId, number: found.length }] });
      expect((await world.balanceOf(member)) - before).toBe(prize.type === "CASH" ? 50_000 : 0);
      const { points } = await member.visitor.get(getPointBalance, {});
      expect(points).toBe(prize.type === "POINTS" ? "500" : "0");
      if (prize.type === "CASH") {
        expect(prize).toEqual({ type: "CASH", name: "First prize", amount: "50000.00" });
        const { rows } = await sql<{ held: string; required: string }>`
          select held, required from turnover_requirements where member_id = ${await idOf(member)} and source = 'RAFFLE'`.execute(
          db(),
        );
        expect(rows).toEqual([{ held: `${toMoney("50000")}`, required: `${toMoney("150000")}` }]);
      }
      if (prize.type === "NONE") expect(prize).toEqual({ type: "NONE", name: "No prize" });
      const { list, totalCount } = await world.recordsOf(member);
      expect([totalCount, list[0]?.recordId, list[0]?.gift?.state ?? null]).toEqual([
        1,
        recordId,
        prize.type === "GIFT" ? "PROCESS" : null,
      ]);
    }
    expect(found.toSorted()).toEqual(["CASH", "GIFT", ...Array<string>(7).fill("NONE"), "POINTS"]);
    expect(await codeOf(await world.newMember(), id)).toBe("raffle.none.left");
    expect(await show(ann, id)).toMatchObject({ phase: "EMPTY", left: 0, seed: null });
    await shift(id, -120);
    const over = await show(ann, id);
    expect(over).toMatchObject({ phase: "OVER", seedHash: planned?.seedHash });
    const seed = Buffer.from(over?.seed ?? "", "hex");
    expect(createHash("sha256").update(seed).digest("hex")).toBe(planned?.seedHash);
    const order = await shuffleTickets(
      seed,
      somePrizes.map(({ count }) => count),
      digest,
    );
    expect(order.map((place) => somePrizes[place]?.type)).toEqual(found);
    expect(await codeOf(await world.newMember(), id)).toBe("raffle.not.open");
  });

  it("PM-15: pressed twice at once, and again with the same key, a member draws once and is told the same prize", async () => {
    const ann = await world.newMember();
    const before = await world.balanceOf(ann);
    const id = await makeOpen({ prizes: allCash(5) });
    const key = randomUUID();
    const answers = await Promise.all([draw(ann.visitor, id, key), draw(ann.visitor, id), draw(ann.visitor, id)]);
    expect(answers.filter(({ body }) => body.success).length).toBeGreaterThan(0);
    const told = answers.flatMap(({ body }) => (body.success ? [body.value] : []));
    const again = (await draw(ann.visitor, id, key)).body;
    expect(again.success ? again.value : again.errorCode).toEqual(
      answers[0]?.body.success ? told[0] : "raffle.already",
    );
    expect(await codeOf(ann, id)).toBe("raffle.already");
    expect(await show(ann, id)).toMatchObject({ left: 4, isDrawn: true });
    expect((await world.balanceOf(ann)) - before).toBe(1_000);
  });

  it("PM-15: of forty who press at once at two gateways ten draw a ticket each, the ledger pays the total, and the others are told", async () => {
    const members: Claimer[] = [];
    for (let number = 0; number < 40; number += 1) members.push(await world.newMember());
    const id = await makeOpen({ prizes: allCash(10) });
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    const codes = await Promise.all(
      members.map(async ({ visitor, name }, index) => {
        if (index % 2 === 0) return codeOf({ visitor }, id);
        const other = createVisitor(beside, "aurelune.localhost", "AURELUNE");
        await other.loginAs(name);
        return codeOf({ visitor: other }, id);
      }),
    );
    expect(codes.filter((code) => code === "done")).toHaveLength(10);
    expect(codes.filter((code) => code === "raffle.none.left")).toHaveLength(30);
    const { rows } = await sql<{ tickets: number; members: number; numbers: number; paid: string }>`
      select count(*)::int as tickets, count(distinct member_id)::int as members, count(distinct number)::int as numbers,
        (select sum(e.amount)::text from ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
           join raffle_tickets k on k.record_no = t.key and k.raffle_id = ${id}::uuid
           where t.scope = 'raffle' and e.amount > 0) as paid
      from raffle_tickets where raffle_id = ${id}::uuid and member_id is not null`.execute(db());
    expect(rows).toEqual([{ tickets: 10, members: 10, numbers: 10, paid: `${toMoney("10000")}` }]);
    const [listed] = (await world.staff("pia").get(listStaffRaffles, {})).filter((one) => one.id === id);
    expect(listed).toMatchObject({ phase: "EMPTY", drawn: 10, tickets: 10, cost: "10000.00", total: "10000.00" });
  });

  it("PM-15: a claim that ends before its commit has paid nothing, and the ticket is the next one's", async () => {
    const ann = await world.newMember();
    const id = await makeOpen({ prizes: allCash(1) });
    const tenant = world
      .app()
      .services.tenantRegistry.list()
      .find((one) => one.id === tenantId);
    if (tenant === undefined) throw new Error("no merchant");
    const session = {
      tenantId,
      memberId: await idOf(ann),
      username: ann.name,
      tokenHash: "",
      kind: 0,
      status: "ACTIVE",
      realm: "real",
      currency: "VND",
      pending: null,
    } as const;
    await transact(db(), async (tx) => {
      await drawTicket(tx, tenant, session, id);
      throw new Error("killed");
    }).catch(() => {});
    expect(await show(ann, id)).toMatchObject({ left: 1, own: [] });
    const ben = await world.newMember();
    expect(await codeOf(ben, id)).toBe("done");
    expect(await codeOf(ann, id)).toBe("raffle.none.left");
  });

  it("PM-15: a draw that asks for stakes and deposits says what is missing, and is open to who has both in the raffle's time", async () => {
    const ann = await world.newMember();
    await world.stake(ann, 5_000);
    const id = await makeOpen({ prizes: allCash(5), validBet: "2000", deposits: "100000" });
    expect(await show(ann, id)).toMatchObject({
      validBet: { required: "2000.00", done: "0.00" },
      deposits: { required: "100000.00", done: "0.00" },
    });
    await world.stake(ann, 1_500);
    expect((await draw(ann.visitor, id)).body).toMatchObject({
      errorCode: "raffle.condition",
      value: { validBet: "500.00", deposits: "100000.00" },
    });
    await world.pay(await world.order(ann, undefined));
    await world.stake(ann, 700);
    expect(await show(ann, id)).toMatchObject({
      validBet: { required: "2000.00", done: "2000.00" },
      deposits: { required: "100000.00", done: "100000.00" },
    });
    // A stake that is taken back takes its progress back.
    await world.stake(ann, -700);
    expect(await codeOf(ann, id)).toBe("raffle.condition");
    await world.stake(ann, 700);
    expect(await codeOf(ann, id)).toBe("done");
  });

  it("PM-15: a daily raffle gives one draw on each day of the merchant's zone", async () => {
    const ann = await world.newMember();
    const id = await make({ prizes: allCash(5), turn: "DAY", closesAt: Date.now() + 20 * 24 * 3_600_000 });
    await open(id);
    expect(await codeOf(ann, id)).toBe("done");
    expect(await codeOf(ann, id)).toBe("raffle.already");
    await asOwner(db(), (tx) =>
      sql`update raffle_tickets set period = period - 1 where raffle_id = ${id}::uuid and member_id is not null`.execute(
        tx,
      ),
    );
    expect(await show(ann, id)).toMatchObject({ isDrawn: false, own: [{ number: 1 }] });
    expect(await codeOf(ann, id)).toBe("done");
    expect(await show(ann, id)).toMatchObject({ isDrawn: true, own: [{ number: 1 }, { number: 2 }] });
  });

  it("PM-15, X-09: who is excluded, barred, frozen, an agent or on trial is offered nothing", async () => {
    const id = await makeOpen({ prizes: allCash(5) });
    const members: Claimer[] = [];
    for (let number = 0; number < 4; number += 1) members.push(await world.newMember());
    const [ann, ben, cem, dee] = members;
    if (ann === undefined || ben === undefined || cem === undefined || dee === undefined) throw new Error("too few");
    expect(await show(ann, id)).toBeDefined();
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      values (${tenantId}, ${randomUUID()}, ${await idOf(ann)}, 'TIMEOUT', clock_timestamp() + interval '1 day')`.execute(
      db(),
    );
    await sql`update members set kind = 1 where id = ${await idOf(ben)}`.execute(db());
    await sql`insert into play_restrictions (tenant_id, id, scope, target, member_id, reason, created_by)
      values (${tenantId}, ${randomUUID()}, 'ALL', 'ALL', ${await idOf(cem)}, 'test', 'test')`.execute(db());
    for (const each of [ann, ben, cem]) expect(await show(each, id)).toBeUndefined();
    expect(await codeOf(ann, id)).toBe("rg.timeout");
    for (const each of [ben, cem]) expect(await codeOf(each, id)).toBe("raffle.unknown");
    await sql`update members set status = 'FROZEN' where id = ${await idOf(dee)}`.execute(db());
    expect(await codeOf(dee, id)).not.toBe("done");
    const guest = createVisitor(world.app(), "aurelune.localhost", "AURELUNE");
    const key = { headers: { "idempotency-key": randomUUID() } };
    const { body } = await guest.call(claimRafflePromotion, { promotionId: id }, key);
    expect(body).toMatchObject({ success: false, errorCode: "login.not.session" });
    // A trial player, too.
    guest.setToken((await guest.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect((await guest.call(listRaffles, {})).body).toMatchObject({ errorCode: "trial.not.allowed" });
    expect((await draw(guest, id)).body).toMatchObject({ errorCode: "trial.not.allowed" });
    const eve = await world.newMember();
    for (const wrong of [randomUUID(), "\u0000", "__proto__", "x", "9".repeat(64)])
      expect((await draw(eve.visitor, wrong)).body.success).toBe(false);
    expect(await show(eve, id)).toMatchObject({ left: 5 });
  });

  it("PM-15: another account of the same person draws no second ticket", async () => {
    const id = await makeOpen({ prizes: allCash(5) });
    const [ann, ben] = [await world.newMember(), await world.newMember()];
    for (const each of [ann, ben])
      await sql`insert into member_traits (tenant_id, member_id, rule, trait_key) values (${tenantId}, ${await idOf(each)}, 'SAME_DEVICE', ${id})
        on conflict do nothing`.execute(db());
    expect(await codeOf(ann, id)).toBe("done");
    expect(await codeOf(ben, id)).toBe("raffle.already");
  });
});
