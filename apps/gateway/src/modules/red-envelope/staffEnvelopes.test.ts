import { randomUUID } from "node:crypto";
import { claimRedEnvelope, listRedEnvelopes, toDecimal } from "@marquee/contract";
import {
  decideProposal,
  listAudit,
  listStaffEnvelopes,
  makeRedEnvelope,
  saveSegment,
  stopRedEnvelope,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { useBonuses } from "../../../test/bonusWorld.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

const hour = 3_600_000;
const reason = "for a test";

describe("red envelopes at the desk", () => {
  const world = useBonuses();
  const { staff } = world;
  const db = () => world.app().services.db;
  const half = toDecimal(getTwoPersonAmount("VND") / 2n);
  const limit = toDecimal(getTwoPersonAmount("VND"));

  /** What somebody has given alone begins anew with each test. */
  afterEach(() =>
    asOwner(db(), (tx) => sql`update red_envelopes set made_at = made_at - interval '2 days'`.execute(tx)),
  );

  const wanted = (more: object = {}) => ({
    id: randomUUID(),
    proposalId: randomUUID(),
    names: { EN: "New year" },
    currency: "VND",
    opensAt: Date.now() + hour,
    closesAt: Date.now() + 2 * hour,
    total: "1000",
    count: 10,
    least: "10",
    most: "1000",
    factor: 1,
    segment: null,
    reason,
    ...more,
  });
  const find = async (id: string) => (await staff("pia").get(listStaffEnvelopes, {})).find((one) => one.id === id);

  it("PM-14: an envelope as large as what two people pay out is planned when another person approves it", async () => {
    const request = wanted({ total: limit, count: 100, least: "1", most: limit });
    expect(await staff("olga").get(makeRedEnvelope, request)).toEqual({ proposal: request.proposalId });
    expect(await find(request.id)).toBeUndefined();
    const approve = { id: request.proposalId, decision: "approve" as const, note: "agreed" };
    expect(await staff("olga").refuse(decideProposal, approve)).toBe("proposal.own");
    await staff("pia").get(decideProposal, approve);
    expect(await find(request.id)).toMatchObject({ phase: "PLANNED", total: limit, madeBy: "olga@aurelune.example" });
  });

  it("PM-14: nobody gets round the second person by several envelopes, also of two at once; another person may give as much", async () => {
    const more = { total: half, count: 100, least: "1", most: half };
    const requests = [wanted(more), wanted(more), wanted(more)];
    const made = await Promise.all(requests.map((request) => staff("olga").get(makeRedEnvelope, request)));
    expect(made.filter(({ proposal }) => proposal === null)).toHaveLength(1);
    expect((await staff("otto").get(makeRedEnvelope, wanted(more))).proposal).toBeNull();
  });

  it("PM-14: sent twice it is made once; another one under its id is told; the audit log has who and why", async () => {
    const request = wanted();
    await Promise.all([staff("olga").get(makeRedEnvelope, request), staff("olga").get(makeRedEnvelope, request)]);
    expect(await staff("otto").refuse(makeRedEnvelope, { ...request, names: { EN: "Other" } })).toBe("state.changed");
    const { rows } = await sql<{ parts: number; sum: string }>`select count(*)::int as parts, sum(amount)::text as sum
      from red_envelope_parts where envelope_id = ${request.id}::uuid`.execute(db());
    expect(rows).toEqual([{ parts: 10, sum: "10000000" }]);
    const { items } = await staff("audrey").get(listAudit, {});
    expect(items.find(({ action }) => action === "make red envelope")).toMatchObject({ subject: "New year", reason });
    expect(JSON.stringify(items)).not.toContain('"seed"');
    expect(await staff("rob").refuse(makeRedEnvelope, wanted())).toBe("permission.denied");
  });

  it("PM-14: what does not fit is named at its field, and nothing is made", async () => {
    const fieldsOf = async (more: object): Promise<readonly string[]> => {
      const { body } = await staff("olga").call(makeRedEnvelope, wanted(more));
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    expect(await fieldsOf({ total: "0", least: "1.5", currency: "ABC", closesAt: Date.now() })).toEqual(
      expect.arrayContaining(["total", "currency", "closesAt"]),
    );
    expect(await fieldsOf({ least: "101" })).toEqual(["least"]);
    expect(await fieldsOf({ most: "99" })).toEqual(["most"]);
    expect(await fieldsOf({ opensAt: Date.now() })).toEqual(["opensAt"]);
    expect(await fieldsOf({ closesAt: Date.now() + 40 * 24 * hour })).toEqual(["closesAt"]);
    expect(await fieldsOf({ segment: randomUUID() })).toEqual(["segment"]);
    expect(await fieldsOf({ names: { EN: " " } })).toEqual(["names"]);
    for (const wrong of [{ count: 1_000_000 }, { factor: -1 }, { total: "__proto__" }, { id: "\u0000" }])
      expect((await staff("olga").call(makeRedEnvelope, wanted(wrong))).status).toBe(400);
  });

  it("PM-14: it is for a segment by its rules of that day; stopped it pays nothing more and tells its seed", async () => {
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
    const request = wanted({ segment });
    await staff("olga").get(makeRedEnvelope, request);
    expect(await find(request.id)).toMatchObject({ audience: "Vietnamese readers" });
    await asOwner(db(), (tx) =>
      sql`update red_envelopes set opens_at = now() - interval '1 minute' where id = ${request.id}::uuid`.execute(tx),
    );
    const [ann, ben] = [await world.newMember(), await world.newMember()];
    await sql`update members set language = case username when ${ann.name} then 'VI' else 'EN' end where username in (${ann.name}, ${ben.name})`.execute(
      db(),
    );
    const seen = async ({ visitor }: typeof ann) =>
      (await visitor.get(listRedEnvelopes, {})).list.find(({ id }) => id === request.id);
    expect(await seen(ann)).toMatchObject({ phase: "OPEN", seed: null });
    expect(await seen(ben)).toBeUndefined();
    const key = () => ({ headers: { "idempotency-key": randomUUID() } });
    expect((await ben.visitor.call(claimRedEnvelope, { id: request.id }, key())).body).toMatchObject({
      errorCode: "envelope.not.open",
    });
    await staff("otto").get(stopRedEnvelope, { id: request.id, reason });
    expect(await staff("olga").refuse(stopRedEnvelope, { id: request.id, reason })).toBe("state.changed");
    expect((await ann.visitor.call(claimRedEnvelope, { id: request.id }, key())).body).toMatchObject({
      errorCode: "envelope.not.open",
    });
    expect((await seen(ann))?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await find(request.id)).toMatchObject({ phase: "OVER", paid: 0, stoppedBy: "otto@aurelune.example" });
  });

  it("PM-14, X-68: where the jurisdiction forbids it none is made, and those that are there are offered to nobody", async () => {
    const request = wanted();
    await staff("olga").get(makeRedEnvelope, request);
    const ann = await world.newMember();
    const { tenantRegistry } = world.app().services;
    const setRules = async (name: string): Promise<void> => {
      await sql`update merchants set jurisdiction = ${name} where id = 'aurelune'`.execute(db());
      await tenantRegistry.refresh();
    };
    expect((await ann.visitor.get(listRedEnvelopes, {})).list.some(({ id }) => id === request.id)).toBe(true);
    for (const name of ["GB", "MT"]) {
      await setRules(name);
      expect((await ann.visitor.get(listRedEnvelopes, {})).list).toEqual([]);
      expect(await staff("olga").refuse(makeRedEnvelope, wanted())).toBe("envelope.forbidden");
    }
    await setRules("SEA");
  });
});
