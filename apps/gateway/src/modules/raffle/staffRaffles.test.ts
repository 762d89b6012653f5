import { randomUUID } from "node:crypto";
import { raffleLimits, toDecimal } from "@marquee/contract";
import {
  decideProposal,
  decideRaffleGift,
  listAudit,
  listRaffleGifts,
  listStaffRaffles,
  type MakeRaffle,
  makeRaffle,
  saveSegment,
  stopRaffle,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { asOwner } from "../../../test/plantEntries.ts";
import { allCash, somePrizes, toRaffleRequest, useRaffles } from "../../../test/raffleWorld.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

const hour = 3_600_000;
const reason = "for a test";

describe("raffles at the desk", () => {
  const world = useRaffles();
  const { staff, db, makeOpen, show, codeOf } = world;
  const half = toDecimal(getTwoPersonAmount("VND") / 2n);
  const limit = toDecimal(getTwoPersonAmount("VND"));

  /** What somebody has given alone begins anew with each test. */
  afterEach(() => asOwner(db(), (tx) => sql`update raffles set made_at = made_at - interval '2 days'`.execute(tx)));

  const find = async (id: string) => (await staff("pia").get(listStaffRaffles, {})).find((one) => one.id === id);

  it("PM-15: a raffle as large as what two people pay out is planned when another person approves it", async () => {
    const request = toRaffleRequest({ prizes: allCash(1, limit) });
    expect(await staff("olga").get(makeRaffle, request)).toEqual({ proposal: request.proposalId });
    expect(await find(request.id)).toBeUndefined();
    const approve = { id: request.proposalId, decision: "approve" as const, note: "agreed" };
    expect(await staff("olga").refuse(decideProposal, approve)).toBe("proposal.own");
    await staff("pia").get(decideProposal, approve);
    expect(await find(request.id)).toMatchObject({ phase: "PLANNED", total: limit, madeBy: "olga@aurelune.example" });
  });

  it("PM-15: nobody gets round the second person by several raffles, also of two at once, or by points; another person may give as much", async () => {
    const requests = [1, 2, 3].map(() => toRaffleRequest({ prizes: allCash(10, `${Number(half) / 10}`) }));
    const made = await Promise.all(requests.map((request) => staff("olga").get(makeRaffle, request)));
    expect(made.filter(({ proposal }) => proposal === null)).toHaveLength(1);
    expect((await staff("otto").get(makeRaffle, toRaffleRequest({ prizes: allCash(1, half) }))).proposal).toBeNull();
    const points: MakeRaffle["prizes"] = [{ type: "POINTS", names: { EN: "Points" }, amount: "1000000000", count: 1 }];
    const { proposal } = await staff("otto").get(makeRaffle, toRaffleRequest({ prizes: points }));
    expect(proposal).not.toBeNull();
  });

  it("PM-15: sent twice it is made once with all its tickets; another one under its id is told; the audit log has who and why", async () => {
    const request = toRaffleRequest();
    await Promise.all([staff("olga").get(makeRaffle, request), staff("olga").get(makeRaffle, request)]);
    expect(await staff("otto").refuse(makeRaffle, { ...request, prizes: allCash(10) })).toBe("state.changed");
    const { rows } = await sql<{ prize: number; tickets: number }>`select prize, count(*)::int as tickets
      from raffle_tickets where raffle_id = ${request.id}::uuid group by prize order by prize`.execute(db());
    expect(rows.map(({ tickets }) => tickets)).toEqual(somePrizes.map(({ count }) => count));
    const { items } = await staff("audrey").get(listAudit, {});
    expect(items.find(({ action }) => action === "make raffle")).toMatchObject({ subject: "New year", reason });
    expect(JSON.stringify(items)).not.toContain('"seed"');
    expect(await staff("rob").refuse(makeRaffle, toRaffleRequest())).toBe("permission.denied");
  });

  it("PM-15: a raffle of as many tickets as there may be is made whole, and its first ticket is drawn", async () => {
    const none = {
      type: "NONE" as const,
      names: { EN: "No prize" },
      amount: null,
      count: raffleLimits.mostTickets - 1,
    };
    const id = await makeOpen({ prizes: [...allCash(1), none] });
    const ann = await world.newMember();
    expect(await codeOf(ann, id)).toBe("done");
    expect(await show(ann, id)).toMatchObject({
      tickets: raffleLimits.mostTickets,
      left: raffleLimits.mostTickets - 1,
    });
    const { rows } = await sql<{ tickets: number; numbers: number; most: number }>`select count(*)::int as tickets,
      count(distinct number)::int as numbers, max(number) as most from raffle_tickets where raffle_id = ${id}::uuid`.execute(
      db(),
    );
    const all = raffleLimits.mostTickets;
    expect(rows).toEqual([{ tickets: all, numbers: all, most: all }]);
  });

  it("PM-15: what does not fit is named at its field, and nothing is made", async () => {
    const send = (more: object) => staff("olga").call(makeRaffle, { ...toRaffleRequest(), ...more });
    const fieldsOf = async (more: object): Promise<readonly string[]> => {
      const { body } = await send(more);
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    const prize = { type: "CASH", names: { EN: "Money" }, amount: "1000", count: 1 };
    expect(await fieldsOf({ currency: "ABC", closesAt: Date.now(), validBet: "1.5" })).toEqual(
      expect.arrayContaining(["currency", "closesAt"]),
    );
    expect(await fieldsOf({ validBet: "1.5", deposits: "0.5" })).toEqual(["validBet", "deposits"]);
    expect(await fieldsOf({ opensAt: Date.now() })).toEqual(["opensAt"]);
    expect(await fieldsOf({ closesAt: Date.now() + 200 * 24 * hour })).toEqual(["closesAt"]);
    expect(await fieldsOf({ segment: randomUUID() })).toEqual(["segment"]);
    expect(await fieldsOf({ names: { EN: " " } })).toEqual(["names"]);
    expect(await fieldsOf({ prizes: [{ ...prize, type: "NONE", amount: null }] })).toEqual(["prizes"]);
    expect(
      await fieldsOf({
        prizes: [
          { ...prize, amount: "0" },
          { ...prize, amount: null },
          { ...prize, type: "GIFT" },
          { ...prize, names: { EN: " " } },
          { ...prize, type: "POINTS", amount: "1.5" },
        ],
      }),
    ).toEqual(["prizes.0.amount", "prizes.1.amount", "prizes.2.amount", "prizes.3.names", "prizes.4.amount"]);
    expect(
      await fieldsOf({
        prizes: [
          { ...prize, count: 15_000 },
          { ...prize, count: 15_000 },
        ],
      }),
    ).toEqual(["prizes"]);
    expect(await fieldsOf({ prizes: [{ ...prize, amount: "9999999999", count: 20_000 }] })).toEqual(["prizes"]);
    for (const wrong of [
      { prizes: [] },
      { prizes: Array.from({ length: 21 }, () => prize) },
      { prizes: [{ ...prize, count: 0 }] },
      { prizes: [{ ...prize, type: "__proto__" }] },
      { factor: -1 },
      { turn: "HOUR" },
      { id: "\u0000" },
    ])
      expect((await send(wrong)).status).toBe(400);
  });

  it("PM-15: it is for a segment by its rules of that day; stopped it gives nothing more and tells its seed", async () => {
    const segment = randomUUID();
    await staff("cora").get(saveSegment, {
      id: segment,
      version: 0,
      name: "Vietnamese readers",
      rules: {
        who: "MEMBERS",
        languages: ["VI"],
        countries: [],
        labels: [],
        levels: [],
        lastLogin: null,
        deposits: null,
        play: null,
      },
      reason,
    });
    const id = await makeOpen({ segment });
    expect(await find(id)).toMatchObject({ audience: "Vietnamese readers" });
    const [ann, ben] = [await world.newMember(), await world.newMember()];
    await sql`update members set language = case username when ${ann.name} then 'VI' else 'EN' end where username in (${ann.name}, ${ben.name})`.execute(
      db(),
    );
    expect(await show(ann, id)).toMatchObject({ phase: "OPEN", seed: null });
    expect(await show(ben, id)).toBeUndefined();
    expect(await codeOf(ben, id)).toBe("raffle.unknown");
    const countEvents = async (): Promise<number> => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from live_events where kind = 'raffle' and member_id is null`.execute(db());
      return rows[0]?.count ?? 0;
    };
    const told = await countEvents();
    await staff("otto").get(stopRaffle, { id, reason });
    // Open pages of everybody are told.
    expect(await countEvents()).toBe(told + 1);
    expect(await staff("olga").refuse(stopRaffle, { id, reason })).toBe("state.changed");
    expect(await codeOf(ann, id)).toBe("raffle.not.open");
    expect((await show(ann, id))?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await find(id)).toMatchObject({ phase: "OVER", drawn: 0, stoppedBy: "otto@aurelune.example" });
  });

  it("PM-15: a gift waits for staff, who hand it over once or say why not; its member sees which, and the audit log has who", async () => {
    const prizes: MakeRaffle["prizes"] = [{ type: "GIFT", names: { EN: "Headphones" }, amount: null, count: 2 }];
    const id = await makeOpen({ prizes });
    const [ann, ben] = [await world.newMember(), await world.newMember()];
    expect([await codeOf(ann, id), await codeOf(ben, id)]).toEqual(["done", "done"]);
    const { items } = await staff("pia").get(listRaffleGifts, { state: "PROCESS" });
    const [second, first] = items;
    expect([first?.username, second?.username]).toEqual([ann.name, ben.name]);
    expect(first).toMatchObject({ gift: "Headphones", raffle: "New year", state: "PROCESS", decidedBy: null });
    if (first === undefined || second === undefined) throw new Error("no gifts");
    const handOver = { recordId: first.recordId, decision: "handOver" as const, remark: "Sent on Monday.", reason };
    expect(await staff("olga").refuse(decideRaffleGift, handOver)).toBe("permission.denied");
    const both = await Promise.all([1, 2].map(() => staff("pia").call(decideRaffleGift, handOver)));
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await world.recordsOf(ann)).list[0]?.gift).toEqual({ state: "DONE", remark: "Sent on Monday." });
    const cancel = { recordId: second.recordId, decision: "cancel" as const, remark: "", reason };
    expect(await staff("pia").refuse(decideRaffleGift, cancel)).toBe("fields");
    await staff("pia").get(decideRaffleGift, { ...cancel, remark: "The address is not known." });
    expect(await staff("pia").refuse(decideRaffleGift, { ...handOver, recordId: second.recordId })).toBe(
      "state.changed",
    );
    expect(await staff("pia").refuse(decideRaffleGift, { ...handOver, recordId: "NONE" })).toBe("order.unknown");
    expect((await world.recordsOf(ben)).list[0]?.gift).toMatchObject({ state: "CANCELLED" });
    expect((await staff("pia").get(listRaffleGifts, { state: "PROCESS" })).items).toEqual([]);
    const log = (await staff("audrey").get(listAudit, {})).items;
    expect(log.find(({ action }) => action === "hand over raffle gift")).toMatchObject({
      subject: first.recordId,
      reason,
    });
    for (const cursor of ["x", "\u0000", "__proto__"])
      expect((await staff("pia").call(listRaffleGifts, { cursor })).body.success).toBe(false);
  });

  it("PM-15, X-68: where the jurisdiction forbids it none is made, and those that are there are offered to nobody", async () => {
    const id = await makeOpen();
    const ann = await world.newMember();
    const { tenantRegistry } = world.app().services;
    const setRules = async (name: string): Promise<void> => {
      await sql`update merchants set jurisdiction = ${name} where id = 'aurelune'`.execute(db());
      await tenantRegistry.refresh();
    };
    expect(await show(ann, id)).toBeDefined();
    for (const name of ["GB", "MT"]) {
      await setRules(name);
      expect(await show(ann, id)).toBeUndefined();
      expect(await codeOf(ann, id)).toBe("raffle.unknown");
      expect(await staff("olga").refuse(makeRaffle, toRaffleRequest())).toBe("raffle.forbidden");
    }
    await setRules("SEA");
  });
});
