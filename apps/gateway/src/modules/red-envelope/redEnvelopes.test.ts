import { createHash, randomUUID } from "node:crypto";
import { claimRedEnvelope, drawParts, listRedEnvelopes, toMoney } from "@marquee/contract";
import { listStaffEnvelopes, makeRedEnvelope } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sweepVariable } from "@marquee/sweep";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { createVisitor, type Visitor } from "../../../test/visitor.ts";
import { claimEnvelope } from "./claimEnvelope.ts";

const tenantId = "aurelune";
const hour = 3_600_000;
/** How many members press at once for how many parts; a sweep has the whole crowd. */
const [crowd, parts] = process.env[sweepVariable] === "1" ? [500, 100] : [60, 20];

const digest = (data: Uint8Array): Uint8Array => createHash("sha256").update(data).digest();
const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });

describe("red envelopes", () => {
  const world = useBonuses();
  const db = () => world.app().services.db;

  /** Makes an envelope that opens in an hour. @returns its id */
  async function make(more: object = {}): Promise<string> {
    const id = randomUUID();
    const { proposal } = await world.staff("olga").get(makeRedEnvelope, {
      id,
      proposalId: randomUUID(),
      names: { EN: "New year" },
      currency: "VND",
      opensAt: Date.now() + hour,
      closesAt: Date.now() + 2 * hour,
      total: "100000",
      count: 20,
      least: "1000",
      most: "20000",
      factor: 3,
      segment: null,
      reason: "for a test",
      ...more,
    });
    expect(proposal).toBeNull();
    return id;
  }
  /** Moves an envelope's time by so many minutes, and lets what one person may give alone begin anew. */
  const shift = (id: string, minutes: number) =>
    asOwner(db(), (tx) =>
      sql`update red_envelopes set opens_at = opens_at + ${minutes}::int * interval '1 minute',
        closes_at = closes_at + ${minutes}::int * interval '1 minute', made_at = made_at - interval '2 days' where id = ${id}::uuid`.execute(
        tx,
      ),
    );
  const open = (id: string) => shift(id, -61);
  const claim = (visitor: Visitor, id: string, key = newKey()) => visitor.call(claimRedEnvelope, { id }, key);
  const codeOf = async (visitor: Visitor, id: string): Promise<string> => {
    const { body } = await claim(visitor, id);
    return body.success ? "done" : body.errorCode;
  };
  const find = async ({ visitor }: Claimer, id: string) =>
    (await visitor.get(listRedEnvelopes, {})).list.find((one) => one.id === id);
  const idOf = async ({ name }: Claimer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(db());
    return rows[0]?.id ?? "";
  };
  const sumOf = async ({ visitor }: Claimer) => (await visitor.getBalance()).sumBalance;

  it("PM-14: opens at its time, pays one part with its turnover, tells the hash before and the seed after, and the parts are those of the seed", async () => {
    const ann = await world.newMember();
    const before = Number(await sumOf(ann));
    const id = await make();
    const planned = await find(ann, id);
    expect(planned).toMatchObject({ phase: "PLANNED", seed: null, own: null, left: 20, least: "1000.00", factor: 3 });
    expect(await codeOf(ann.visitor, id)).toBe("envelope.not.open");
    await open(id);
    expect(await find(ann, id)).toMatchObject({ phase: "OPEN", seed: null, seedHash: planned?.seedHash });
    const key = newKey();
    const answers = await Promise.all([claim(ann.visitor, id, key), claim(ann.visitor, id), claim(ann.visitor, id)]);
    expect(answers.filter(({ body }) => body.success).length).toBeGreaterThan(0);
    await claim(ann.visitor, id, key);
    expect(await codeOf(ann.visitor, id)).toBe("envelope.claimed");
    const own = (await find(ann, id))?.own;
    expect(own?.number).toBe(1);
    expect(Number(await sumOf(ann)) - before).toBe(Number(own?.amount));
    const { rows } = await sql<{ held: string; required: string }>`
      select held, required from turnover_requirements where member_id = ${await idOf(ann)} and source = 'RED_ENVELOPE'`.execute(
      db(),
    );
    expect(rows).toEqual([{ held: `${toMoney(own?.amount ?? "0")}`, required: `${toMoney(own?.amount ?? "0") * 3n}` }]);
    await shift(id, -120);
    const over = await find(ann, id);
    expect(over).toMatchObject({ phase: "OVER", own });
    const seed = Buffer.from(over?.seed ?? "", "hex");
    expect(createHash("sha256").update(seed).digest("hex")).toBe(planned?.seedHash);
    const parts = await drawParts(seed, { total: 100_000n, count: 20, least: 1_000n, most: 20_000n }, digest);
    expect(`${parts[0]}.00`).toBe(own?.amount);
    expect(await codeOf((await world.newMember()).visitor, id)).toBe("envelope.not.open");
  });

  it("PM-14: of a crowd that presses at once at two gateways as many get a part as there are parts, the sum is the total, and the others are told", async () => {
    const members: Claimer[] = [];
    for (let number = 0; number < crowd; number += 1) members.push(await world.newMember());
    const id = await make({ count: parts });
    await open(id);
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    const visitors: Visitor[] = [];
    for (const [index, { visitor, name }] of members.entries()) {
      const other = createVisitor(beside, "aurelune.localhost", "AURELUNE");
      if (index % 2 === 1) await other.loginAs(name);
      visitors.push(index % 2 === 1 ? other : visitor);
    }
    const codes = await Promise.all(visitors.map((visitor) => codeOf(visitor, id)));
    expect(codes.filter((code) => code === "done")).toHaveLength(parts);
    expect(codes.filter((code) => code === "envelope.empty")).toHaveLength(crowd - parts);
    const { rows } = await sql<{ parts: number; members: number; sum: string; paid: string }>`
      select count(*)::int as parts, count(distinct member_id)::int as members, sum(amount)::text as sum,
        (select sum(e.amount)::text from ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
           join red_envelope_parts p on p.claim_no = t.key and p.envelope_id = ${id}::uuid
           where t.scope = 'red-envelope' and e.amount > 0) as paid
      from red_envelope_parts where envelope_id = ${id}::uuid and member_id is not null`.execute(db());
    const total = `${toMoney("100000")}`;
    expect(rows).toEqual([{ parts, members: parts, sum: total, paid: total }]);
    const [listed] = (await world.staff("pia").get(listStaffEnvelopes, {})).filter((one) => one.id === id);
    expect(listed).toMatchObject({ phase: "EMPTY", paid: parts, cost: "100000.00", count: parts });
  });

  it("PM-14: a claim that ends before its commit has paid nothing, and the part is the next one's", async () => {
    const ann = await world.newMember();
    const id = await make({ count: 1, total: "5000", least: "1000", most: "20000" });
    await open(id);
    const { tenantRegistry } = world.app().services;
    const tenant = tenantRegistry.list().find((one) => one.id === tenantId);
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
      await claimEnvelope(tx, tenant, session, id);
      throw new Error("killed");
    }).catch(() => {});
    expect(await find(ann, id)).toMatchObject({ left: 1, own: null });
    const ben = await world.newMember();
    expect(await codeOf(ben.visitor, id)).toBe("done");
    expect(await codeOf(ann.visitor, id)).toBe("envelope.empty");
    expect(await find(ben, id)).toMatchObject({ phase: "EMPTY", own: { number: 1, amount: "5000.00" } });
  });

  it("PM-14, X-09: who is excluded, barred, frozen, an agent, on trial or under rules that forbid it is offered nothing", async () => {
    const id = await make();
    await open(id);
    const [ann, ben, cem, dee] = [
      await world.newMember(),
      await world.newMember(),
      await world.newMember(),
      await world.newMember(),
    ];
    expect(await find(ann, id)).toBeDefined();
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      values (${tenantId}, ${randomUUID()}, ${await idOf(ann)}, 'TIMEOUT', clock_timestamp() + interval '1 day')`.execute(
      db(),
    );
    await sql`update members set kind = 1 where id = ${await idOf(ben)}`.execute(db());
    await sql`insert into play_restrictions (tenant_id, id, scope, target, member_id, reason, created_by)
      values (${tenantId}, ${randomUUID()}, 'ALL', 'ALL', ${await idOf(cem)}, 'test', 'test')`.execute(db());
    for (const each of [ann, ben, cem]) expect(await find(each, id)).toBeUndefined();
    expect(await codeOf(ann.visitor, id)).toBe("rg.timeout");
    for (const each of [ben, cem]) expect(await codeOf(each.visitor, id)).toBe("envelope.not.open");
    await sql`update members set status = 'FROZEN' where id = ${await idOf(dee)}`.execute(db());
    expect((await claim(dee.visitor, id)).body.success).toBe(false);
    for (const wrong of [randomUUID(), "\u0000", "__proto__", "x"])
      expect((await claim((await world.newMember()).visitor, wrong)).body.success).toBe(false);
  });

  it("PM-14: another account of the same person gets no second part", async () => {
    const id = await make();
    await open(id);
    const [ann, ben] = [await world.newMember(), await world.newMember()];
    for (const each of [ann, ben])
      await sql`insert into member_traits (tenant_id, member_id, rule, trait_key) values (${tenantId}, ${await idOf(each)}, 'SAME_DEVICE', ${id})
        on conflict do nothing`.execute(db());
    expect(await codeOf(ann.visitor, id)).toBe("done");
    expect(await codeOf(ben.visitor, id)).toBe("envelope.claimed");
  });
});
