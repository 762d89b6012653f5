import { randomUUID } from "node:crypto";
import {
  type AffiliateLinkKind,
  answerAffiliateOffer,
  createAffiliateLink,
  createCampaign,
  getAffiliateAccount,
} from "@marquee/contract";
import {
  type AffiliatePlanSheet,
  createAffiliatePlan,
  type CreateAffiliatePlan,
  decideProposal,
  offerAffiliatePlan,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { openAccounts, postTransfer } from "../src/ledger/postTransfer.ts";
import { makeAffiliateBillsJob, measureAffiliatesJob, payAffiliateBillsJob } from "../src/modules/affiliate/index.ts";
import { measureTeams } from "../src/modules/agent/index.ts";
import { newIntent } from "./agentTeam.ts";
import { joinDesk } from "./deskTeam.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { deskSettings, type Staff } from "./staff.ts";
import { openAurelune, type Visitor } from "./visitor.ts";

export const tenantId = "aurelune";
const zone = "Asia/Ho_Chi_Minh";

/** A member with a browser of its own. */
export interface TestMember {
  readonly id: string;
  readonly name: string;
  readonly here: Visitor;
}

/** A member who has a plan, and a campaign of it. */
export interface TestAffiliate extends TestMember {
  readonly planId: string;
  readonly agreementId: string;
  readonly campaignId: string;
}

type Terms = CreateAffiliatePlan["terms"];

/** Who is asked to have a plan, and what it says. */
interface Wanted {
  readonly kind: CreateAffiliatePlan["kind"];
  readonly terms: Terms;
  readonly since?: string;
  readonly currency?: string;
}

export const reason = "agreed with the partner desk";

/** Affiliates at a gateway of their own, with people at its back office. */
export function useAffiliates(prefix: string, settings: Readonly<Record<string, string>> = {}) {
  let app: TestApp;
  let serial = 0;
  let people: Readonly<Record<"olga" | "otto" | "pam" | "paul" | "rob" | "sam", Staff>>;
  beforeAll(async () => {
    app = await openTestApp({ ...deskSettings, ...settings });
    people = {
      olga: await joinDesk(app, "olga", "OPERATIONS"),
      otto: await joinDesk(app, "otto", "OPERATIONS"),
      pam: await joinDesk(app, "pam", "PAYMENTS"),
      paul: await joinDesk(app, "paul", "PAYMENTS"),
      rob: await joinDesk(app, "rob", "OWNER"),
      sam: await joinDesk(app, "sam", "SUPPORT"),
    };
  });
  afterAll(() => app.close());

  const db = () => app.services.db;
  const toName = (): string => `${prefix}${String((serial += 1)).padStart(5, "0")}`;

  /** Somebody who registers, with a code where one is given. */
  async function join(affiliateCode?: string, registerUrl?: string): Promise<TestMember> {
    const [name, here] = [toName(), openAurelune(app)];
    const { id } = await here.registerAs(name, {
      ...(affiliateCode === undefined ? {} : { affiliateCode }),
      ...(registerUrl === undefined ? {} : { registerUrl }),
    });
    return { id, name, here };
  }

  const createPlan = (kind: Wanted["kind"], terms: Terms, currency = "VND"): Promise<AffiliatePlanSheet> =>
    people.olga.get(createAffiliatePlan, {
      id: randomUUID(),
      name: `${prefix} ${String((serial += 1))}`,
      kind,
      currency,
      terms: { qualifyDays: "30", ...terms },
    });

  /** Offers a plan by two people. @returns the offer's id */
  async function offer(planId: string, { name }: TestMember): Promise<string> {
    const { id } = await people.olga.get(offerAffiliatePlan, { id: randomUUID(), planId, account: name, reason });
    await people.otto.get(decideProposal, { id, decision: "approve", note: "" });
    return id;
  }

  /** A member accepts an offer, as if it had been on a day of before. */
  async function accept({ here }: TestMember, agreementId: string, since?: string): Promise<void> {
    await here.get(answerAffiliateOffer, { agreementId, answer: "ACCEPT", version: 1 });
    if (since !== undefined)
      await sql`update affiliate_agreements set answered_at = ${since}::timestamp at time zone ${zone}
        where tenant_id = ${tenantId} and id = ${agreementId}::uuid`.execute(db());
  }

  /** A member who has a plan of its own since a day, with a campaign. */
  async function sign(
    { kind, terms, since, currency }: Wanted,
    member?: TestMember,
    known?: string,
  ): Promise<TestAffiliate> {
    const affiliate = member ?? (await join());
    const planId = known ?? (await createPlan(kind, terms, currency)).id;
    const agreementId = await offer(planId, affiliate);
    await accept(affiliate, agreementId, since);
    const { id } = await affiliate.here.get(createCampaign, { agreementId, name: "spring" }, newIntent());
    return { ...affiliate, planId, agreementId, campaignId: id };
  }

  const link = async ({ here, campaignId }: TestAffiliate, kind: AffiliateLinkKind = "PLAYER"): Promise<string> =>
    (await here.get(createAffiliateLink, { campaignId, kind }, newIntent())).code;

  /** What settles at a time of the merchant's clock, in whole units. */
  async function play(
    { id }: TestMember,
    at: string,
    stake: number,
    { win = 0, currency = "VND", weight = 100 } = {},
  ): Promise<void> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, line_id, at)
      select ${tenantId}, m.id, '', '', 'none', ${randomUUID()}, ${currency}, ${BigInt(Math.round(stake * 10_000))}, ${BigInt(Math.round(win * 10_000))},
        ${weight}, m.line_id, ${at}::timestamp at time zone ${zone}
      from members m where m.tenant_id = ${tenantId} and m.id = ${id}`.execute(db());
  }

  /** Money of a kind from the house by the ledger, in whole units. */
  async function give({ id }: TestMember, kind: "DEPOSIT" | "BONUS_CONVERT" | "REBATE", units: number): Promise<void> {
    const holder = { tenant: tenantId, account: toMemberAccount("real", id, "main"), asset: "VND" };
    await openAccounts(db(), [holder]);
    const amount = BigInt(units) * 10_000n;
    const house = toHouseAccount("real", tenantId, kind === "DEPOSIT" ? "deposits" : "bonus");
    const key = randomUUID();
    const postings = [
      { account: house, asset: "VND", kind, amount: -amount },
      { ...holder, kind, amount },
    ];
    const { outcome } = await postTransfer(db(), { tenant: tenantId, scope: "test", key, ref: key, postings });
    if (outcome !== "POSTED") throw new Error(outcome);
  }

  /** Puts what the ledger has noted of a member back to a time, before it is measured. */
  const dateEvents = async (at: string): Promise<void> => {
    await db()
      .connection()
      .execute(async (one) => {
        await sql`reset role`.execute(one);
        await sql`update affiliate_events e set at = ${at}::timestamp at time zone ${zone}
          from affiliate_places p where p.stream = 'EVENTS' and (e.xid, e.sequence) > (p.xid, p.sequence)`.execute(one);
        await sql`set role marquee_gateway`.execute(one);
      });
  };

  const confirmContact = async ({ id }: TestMember): Promise<void> => {
    await sql`update members set email_key = ${`${id}@mail.example`}, email_confirmed_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`.execute(db());
  };

  /** Gives two members one device. */
  const shareDevice = async (...members: readonly TestMember[]): Promise<void> => {
    const key = randomUUID();
    for (const { id } of members)
      await sql`insert into member_traits (tenant_id, rule, trait_key, member_id) values (${tenantId}, 'SAME_DEVICE', ${key}, ${id})`.execute(
        db(),
      );
  };

  /** Measures until everything up to now is read. */
  async function measure(gateways = 1): Promise<void> {
    const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db());
    for (;;) {
      await Promise.all(Array.from({ length: gateways }, () => measureAffiliatesJob.run(app.services)));
      const { rows: left } = await sql<{ left: boolean }>`
        select exists (select from settled_stakes s, affiliate_places p where p.stream = 'STAKES' and s.xid > p.xid and s.xid <= ${rows[0]?.now}::xid8)
          or exists (select from affiliate_events e, affiliate_places p where p.stream = 'EVENTS' and e.xid > p.xid and e.xid <= ${rows[0]?.now}::xid8)
          as left`.execute(db());
      if (left[0]?.left === false) return;
    }
  }

  /** Makes the bills of months that are over, by so many gateways at once, once the figures are complete. */
  async function make(gateways = 1): Promise<void> {
    await measure();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() - interval '10 seconds' as now`.execute(db());
    for (let isComplete = false; !isComplete;) {
      await measureTeams(db());
      const { rows: found } = await sql<{ count: number }>`
        select count(*)::int as count from measure_places where complete_until >= ${rows[0]?.now}`.execute(db());
      isComplete = found[0]?.count === 2;
    }
    await Promise.all(Array.from({ length: gateways }, () => makeAffiliateBillsJob.run(app.services)));
  }

  const pay = async (gateways = 1): Promise<void> => {
    await Promise.all(Array.from({ length: gateways }, () => payAffiliateBillsJob.run(app.services)));
  };

  /** What a member was paid as an affiliate, in whole units. */
  async function getPaid({ id }: TestMember, currency = "VND"): Promise<number> {
    const { rows } = await sql<{ amount: string }>`
      select coalesce(sum(e.amount), 0)::text as amount from ledger.entries e where e.tenant_id = ${tenantId}
        and e.account = ${toMemberAccount("real", id, "main")} and e.asset = ${currency} and e.kind = 'AFFILIATE'`.execute(
      db(),
    );
    return Number(rows[0]?.amount) / 10_000;
  }

  /** Lets the months of before be billed again, and forgets their bills: what no gateway may do. */
  const forgetBills = async (): Promise<void> => {
    await db()
      .connection()
      .execute(async (one) => {
        await sql`reset role`.execute(one);
        await sql`delete from periods where kind = 'affiliate-bills'`.execute(one);
        for (const table of ["affiliate_bill_subs", "affiliate_bill_steps", "affiliate_bills", "affiliate_months"])
          await sql`delete from ${sql.table(table)}`.execute(one);
        await sql`set role marquee_gateway`.execute(one);
      });
  };

  return {
    app: () => app,
    db,
    people: () => people,
    join,
    createPlan,
    offer,
    accept,
    sign,
    link,
    play,
    give,
    dateEvents,
    confirmContact,
    shareDevice,
    measure,
    make,
    pay,
    getPaid,
    forgetBills,
    readAccount: ({ here }: TestMember) => here.get(getAffiliateAccount, {}),
  };
}
