import { randomUUID } from "node:crypto";
import {
  affiliateLimits,
  answerAffiliateOffer,
  createAffiliateLink,
  createCampaign,
  getAffiliate,
  getAffiliateAccount,
  listCampaignFigures,
  listInbox,
  loginFreePlay,
  switchAffiliateLink,
} from "@marquee/contract";
import {
  changeAffiliatePlan,
  createAffiliatePlan,
  decideProposal,
  endAffiliateAgreement,
  endAffiliatePlan,
  getAffiliateFigures,
  getAffiliatePlan,
  getAffiliateSheet,
  listAffiliatePlans,
  listAffiliates,
  listAudit,
  offerAffiliatePlan,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { reason, useAffiliates } from "../../../test/affiliateWorld.ts";
import { newIntent } from "../../../test/agentTeam.ts";
import { openAurelune } from "../../../test/visitor.ts";

const cpa = { amount: "300", qualifyDeposit: "100" } as const;

describe("affiliate plans and who has one", () => {
  const world = useAffiliates("affil", { MARQUEE_TRUST_PROXY: "127.0.0.1" });
  const { join, createPlan, offer, sign, link } = world;
  const olga = () => world.people().olga;
  const otto = () => world.people().otto;

  it("X-56: a plan is written as a draft once, and each fault of its terms is told by the field's name", async () => {
    const sent = {
      id: randomUUID(),
      name: " Partners ",
      kind: "TIERED" as const,
      currency: "VND",
      terms: { qualifyDays: "30", tiers: [{ rate: "20" }, { rate: "30", ngr: "50000", qualified: "5" }] },
    };
    const plan = await olga().get(createAffiliatePlan, sent);
    expect(plan).toMatchObject({ name: "Partners", state: "DRAFT", version: 1, affiliates: 0, digits: 0 });
    expect(plan.versions).toMatchObject([
      {
        number: 1,
        from: null,
        terms: { tiers: [{ rate: "20.00" }, { rate: "30.00", ngr: "50000.00", qualified: 5 }] },
      },
    ]);
    expect(await otto().get(createAffiliatePlan, sent)).toEqual(plan);
    expect(
      await olga().refuse(createAffiliatePlan, { ...sent, kind: "CPA", terms: { qualifyDays: "30", ...cpa } }),
    ).toBe("idempotency.conflict");
    const ask = async (terms: object, more: object = {}) => {
      const { body } = await olga().call(createAffiliatePlan, { ...sent, id: randomUUID(), ...more, terms });
      return "fields" in body ? body.fields?.map(({ name }) => name) : body;
    };
    expect(await ask({ qualifyDays: "0", rate: "5", tiers: [{ rate: "-1" }, { rate: "1e9", ngr: "1.5" }] })).toEqual([
      "terms.rate",
      "terms.qualifyDays",
      "terms.tiers[0].rate",
      "terms.tiers[1].rate",
      "terms.tiers[1].ngr",
    ]);
    expect(await ask(sent.terms, { currency: "XYZ" })).toEqual(["currency"]);
    for (const [name, more] of [
      ["\u0000", {}],
      [" ", {}],
      ["a".repeat(61), {}],
      ["Partners", { currency: "a\u0000" }],
    ] as const)
      expect((await olga().call(createAffiliatePlan, { ...sent, id: randomUUID(), name, ...more })).body).toMatchObject(
        {
          success: false,
        },
      );
    expect(
      (await olga().call(createAffiliatePlan, { ...sent, terms: JSON.parse('{"__proto__":{"rate":"1"},"x":"1"}') }))
        .body,
    ).toMatchObject({ success: false });
    expect(await world.people().sam.refuse(createAffiliatePlan, { ...sent, id: randomUUID() })).toBe(
      "permission.denied",
    );
    expect(await world.people().sam.refuse(listAffiliatePlans, {})).toBe("permission.denied");
    const { items } = await world.people().pam.get(listAffiliatePlans, { state: "DRAFT" });
    expect(items.map(({ id }) => id)).toContain(plan.id);
  });

  it("X-56: a draft is changed in place; after an offer a change is a version of the next month that two people make", async () => {
    const plan = await createPlan("CPA", cpa);
    const change = (version: number, amount: string) => ({
      id: randomUUID(),
      planId: plan.id,
      version,
      terms: { qualifyDays: "30", ...cpa, amount },
      reason,
    });
    const draft = await olga().get(changeAffiliatePlan, change(1, "310"));
    expect(draft).toMatchObject({
      proposal: null,
      plan: { version: 2, versions: [{ number: 1, terms: { amount: "310.00" } }] },
    });
    expect(await olga().refuse(changeAffiliatePlan, change(1, "320"))).toBe("state.changed");
    await offer(plan.id, await join());
    const asked = await olga().get(changeAffiliatePlan, change(2, "400"));
    expect(asked.plan.versions).toHaveLength(1);
    const approve = { id: asked.proposal ?? "", decision: "approve", note: "" } as const;
    expect(await olga().refuse(decideProposal, approve)).toBe("proposal.own");
    await otto().get(decideProposal, approve);
    const { versions } = await olga().get(getAffiliatePlan, { planId: plan.id });
    const { rows } = await sql<{ month: string }>`
      select (date_trunc('month', clock_timestamp() at time zone 'Asia/Ho_Chi_Minh') + interval '1 month')::date::text as month`.execute(
      world.db(),
    );
    expect(versions).toMatchObject([
      { number: 2, from: rows[0]?.month, terms: { amount: "400.00" } },
      { number: 1, from: null, terms: { amount: "310.00" } },
    ]);
    // What was proposed for a plan that has changed since stays proposed.
    const late = await olga().get(changeAffiliatePlan, change(3, "500"));
    await otto().get(endAffiliatePlan, { planId: plan.id, version: 3, reason });
    expect(await otto().refuse(decideProposal, { ...approve, id: late.proposal ?? "" })).toBe("state.changed");
    expect(await olga().refuse(endAffiliatePlan, { planId: plan.id, version: 4, reason })).toBe("affiliate.plan.state");
    expect(await olga().refuse(getAffiliatePlan, { planId: randomUUID() })).toBe("affiliate.plan.unknown");
  });

  it("X-56: two people offer a plan, and the member alone accepts it, once, with the terms that it has read", async () => {
    const [plan, member, stranger] = [await createPlan("CPA", cpa), await join(), await join()];
    const sent = { id: randomUUID(), planId: plan.id, account: member.name, reason };
    const { id } = await olga().get(offerAffiliatePlan, sent);
    expect((await world.readAccount(member)).agreements).toEqual([]);
    expect(await olga().refuse(decideProposal, { id, decision: "approve", note: "" })).toBe("proposal.own");
    await otto().get(decideProposal, { id, decision: "approve", note: "" });
    expect(await olga().refuse(offerAffiliatePlan, { ...sent, id: randomUUID() })).toBe("affiliate.offered");
    expect(await olga().refuse(offerAffiliatePlan, { ...sent, id: randomUUID(), account: "nobody" })).toBe("fields");
    const { agreements } = await world.readAccount(member);
    expect(agreements).toMatchObject([{ id, state: "OFFERED", kind: "CPA", version: { number: 1 }, next: null }]);
    expect(JSON.stringify(await member.here.get(listInbox, {}))).toContain(plan.name);
    const answer = { agreementId: id, answer: "ACCEPT", version: 1 } as const;
    expect(await stranger.here.refuse(answerAffiliateOffer, answer)).toBe("permission.denied");
    expect(await member.here.refuse(answerAffiliateOffer, { ...answer, version: 2 })).toBe("affiliate.changed");
    expect(await member.here.refuse(createCampaign, { agreementId: id, name: "x" }, newIntent())).toBe(
      "affiliate.state",
    );
    const both = await Promise.all([answer, answer].map((each) => member.here.call(answerAffiliateOffer, each)));
    expect(both.map(({ body }) => (body.success ? "none" : body.errorCode)).toSorted()).toEqual([
      "affiliate.state",
      "none",
    ]);
    expect((await olga().get(getAffiliatePlan, { planId: plan.id })).state).toBe("ACTIVE");
    const { items } = await olga().get(listAffiliates, { account: member.name });
    expect(items).toMatchObject([{ id, state: "ACTIVE", offeredBy: "olga@aurelune.example" }]);
    const { items: acts } = await world.people().rob.get(listAudit, { action: "offer affiliate plan" });
    expect(acts.map(({ subject }) => subject)).toContain(member.name);
    // A refused offer can be made again.
    const again = await offer(plan.id, stranger);
    await stranger.here.get(answerAffiliateOffer, { ...answer, agreementId: again, answer: "REFUSE" });
    await offer(plan.id, stranger);
  });

  it("X-56: trial accounts and accounts that are not open become no affiliates", async () => {
    const [plan, closed] = [await createPlan("CPA", cpa), await join()];
    const guest = openAurelune(world.app());
    guest.setToken((await guest.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await guest.refuse(getAffiliateAccount, {})).toBe("trial.not.allowed");
    await sql`update members set status = 'FROZEN' where id = ${closed.id}`.execute(world.db());
    const sent = { id: randomUUID(), planId: plan.id, account: closed.name, reason };
    expect(await olga().refuse(offerAffiliatePlan, sent)).toBe("affiliate.unfit");
  });

  it("X-56: who registers by a link has no upline, is the affiliate's for ever, and is counted by day", async () => {
    const affiliate = await sign({ kind: "CPA", terms: cpa });
    const code = await link(affiliate);
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    for (const address of ["203.0.113.5", "203.0.113.5", "203.0.113.6"])
      expect(await openAurelune(world.app()).get(getAffiliate, { code }, from(address))).toMatchObject({
        referral: false,
      });
    const player = await join(code, `http://localhost/register?affiliateCode=${code}&clickId=click-7`);
    await join(code, "http://localhost/register?clickId=%00%3Cb%3E");
    const { rows } = await sql<object>`
      select m.upline_id, m.line_id, f.affiliate_id, f.click_id, f.kind, f.campaign_id from members m
      join affiliate_players f on f.member_id = m.id where m.id = ${player.id}`.execute(world.db());
    expect(rows).toEqual([
      {
        upline_id: null,
        line_id: null,
        affiliate_id: affiliate.id,
        click_id: "click-7",
        kind: "PLAYER",
        campaign_id: affiliate.campaignId,
      },
    ]);
    await world.give(player, "DEPOSIT", 500);
    await world.give(player, "BONUS_CONVERT", 30);
    await world.give(player, "REBATE", 5);
    await world.confirmContact(player);
    const today = (
      await sql<{ day: string; at: string }>`
      select ledger.to_day(clock_timestamp(), 'Asia/Ho_Chi_Minh')::text as day, (clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::text as at`.execute(
        world.db(),
      )
    ).rows[0];
    await world.play(player, today?.at ?? "", 1_000, { win: 400 });
    await world.measure(2);
    const figures = await affiliate.here.get(listCampaignFigures, { campaignId: affiliate.campaignId });
    expect(figures.days).toEqual([
      {
        day: today?.day,
        visits: 2,
        registrations: 2,
        firstDeposits: 1,
        qualified: 1,
        net: [{ currency: "VND", amount: "565.00" }],
      },
    ]);
    expect(await olga().get(getAffiliateFigures, { memberId: affiliate.id, campaignId: affiliate.campaignId })).toEqual(
      figures,
    );
    const { campaigns } = await world.readAccount(affiliate);
    expect(campaigns).toMatchObject([
      { visits: 2, registrations: 2, firstDeposits: 1, qualified: 1, links: [{ code, kind: "PLAYER", enabled: true }] },
    ]);
    expect(campaigns[0]?.links[0]?.url).toMatch(new RegExp(`/register\\?affiliateCode=${code}$`));
    expect(await olga().get(getAffiliateSheet, { memberId: affiliate.id })).toMatchObject({
      parent: null,
      below: [],
      agreements: [{ players: 2 }],
      campaigns: [{ registrations: 2 }],
    });
  });

  it("X-56: another affiliate's campaign, link and figures are refused like those that are not there", async () => {
    const [one, other] = [await sign({ kind: "CPA", terms: cpa }), await sign({ kind: "CPA", terms: cpa })];
    const code = await link(one);
    for (const campaignId of [one.campaignId, randomUUID()]) {
      expect(await other.here.refuse(listCampaignFigures, { campaignId })).toBe("permission.denied");
      expect(await other.here.refuse(createAffiliateLink, { campaignId, kind: "SUB" }, newIntent())).toBe(
        "permission.denied",
      );
    }
    for (const each of [code, "NOBODY99", "__proto__"])
      expect(await other.here.refuse(switchAffiliateLink, { code: each, enabled: false })).toBe("permission.denied");
    expect(await other.here.refuse(createCampaign, { agreementId: one.agreementId, name: "x" }, newIntent())).toBe(
      "permission.denied",
    );
    expect(await olga().refuse(getAffiliateFigures, { memberId: other.id, campaignId: one.campaignId })).toBe(
      "affiliate.agreement.unknown",
    );
    expect(JSON.stringify(await world.readAccount(other))).not.toContain(code);
  });

  it("X-56: a campaign and a link are made once for each key, and not without end", async () => {
    const { here, agreementId, campaignId } = await sign({ kind: "CPA", terms: cpa });
    const intent = newIntent();
    const made = await Promise.all([1, 2].map(() => here.call(createCampaign, { agreementId, name: "twice" }, intent)));
    const again = await here.get(createCampaign, { agreementId, name: "twice" }, intent);
    for (const { body } of made) if (body.success) expect(body.value.id).toBe(again.id);
    const { campaigns } = await here.get(getAffiliateAccount, {});
    expect(campaigns.filter(({ name }) => name === "twice")).toHaveLength(1);
    for (let number = 0; number < affiliateLimits.linksOfCampaign; number += 1)
      await here.get(createAffiliateLink, { campaignId, kind: "PLAYER" }, newIntent());
    expect(await here.refuse(createAffiliateLink, { campaignId, kind: "PLAYER" }, newIntent())).toBe("affiliate.limit");
  });

  it("X-56: with its plan an affiliate's links end; who registers then is nobody's, and a link stays off", async () => {
    const affiliate = await sign({ kind: "CPA", terms: cpa });
    const code = await link(affiliate);
    await affiliate.here.get(switchAffiliateLink, { code, enabled: false });
    expect(await openAurelune(world.app()).refuse(getAffiliate, { code })).toBe("affiliate.invalid");
    await affiliate.here.get(switchAffiliateLink, { code, enabled: true });
    const [agreement] = (await olga().get(getAffiliateSheet, { memberId: affiliate.id })).agreements;
    const end = { agreementId: affiliate.agreementId, version: agreement?.version ?? 0, reason };
    expect(await olga().refuse(endAffiliateAgreement, { ...end, version: 99 })).toBe("state.changed");
    expect(await world.people().pam.refuse(endAffiliateAgreement, end)).toBe("permission.denied");
    await olga().get(endAffiliateAgreement, end);
    expect(await olga().refuse(endAffiliateAgreement, end)).toBe("state.changed");
    expect(await openAurelune(world.app()).refuse(getAffiliate, { code })).toBe("affiliate.invalid");
    expect(await affiliate.here.refuse(switchAffiliateLink, { code, enabled: true })).toBe("affiliate.state");
    const { agreements } = await world.readAccount(affiliate);
    expect(agreements).toMatchObject([{ state: "ENDED" }]);
    // A page that was open before the end.
    await sql`update affiliate_codes set enabled = true where code_key = ${code.toLowerCase()}`.execute(world.db());
    const { id } = await join(code);
    const { rows } = await sql`select from affiliate_players where member_id = ${id}`.execute(world.db());
    expect(rows).toEqual([]);
    const ended = await olga().get(endAffiliatePlan, { planId: affiliate.planId, version: 1, reason });
    expect(ended.state).toBe("ENDED");
  });
});
