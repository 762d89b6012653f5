import type { ContractDraftTerms, ContractKind } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { openAccounts, postTransfer } from "../src/ledger/postTransfer.ts";
import { measureTeams } from "../src/modules/agent/index.ts";
import { makeBillsJob, offerByHouse, payBillsJob } from "../src/modules/commission/index.ts";
import { type TestAgent, tenantId, useContracts } from "./contractWorld.ts";
import { measureAll } from "./measureAll.ts";

/** A play of a member at a time of the merchant's clock, in whole units. */
export interface Play {
  readonly who: TestAgent;
  /** Such as `2026-11-01 10:00`. */
  readonly at: string;
  readonly stake: number;
  readonly win?: number;
  readonly currency?: string;
}

/** What rests on another table comes before it. */
const toForget = [
  "bill_payments",
  "bill_steps",
  "bills",
  "contract_steps",
  "contract_tiers",
  "contract_terms",
  "contracts",
  "agent_hours",
  "agent_days",
  "team_days",
  "barred_stakes",
  "settled_stakes",
];

/** Agents whose contracts and play lie in the past, so that bills are due. */
export function useBills(prefix: string, settings: Readonly<Record<string, string>> = {}) {
  const world = useContracts(prefix, settings);
  const db = () => world.app().services.db;
  const zone = () => world.getTenant().timeZone;

  /** Puts a contract and its terms back in time, as if it had been agreed then. */
  async function begin(agent: TestAgent, kind: ContractKind, at: string): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      update contracts set effective_from = ${at}::timestamp at time zone ${zone()}
      where tenant_id = ${tenantId} and member_id = ${agent.id} and kind = ${kind} and effective_from is not null returning id`.execute(
      db(),
    );
    await sql`update contract_terms set effective_from = ${at}::timestamp at time zone ${zone()}
      where contract_id = ${rows[0]?.id}::uuid and state = 'AGREED'`.execute(db());
  }

  /** A contract in force since a time. */
  async function agree(
    upline: TestAgent | null,
    downline: TestAgent,
    kind: ContractKind,
    at: string,
    terms: ContractDraftTerms,
  ): Promise<void> {
    if (upline === null) {
      const { messages } = world.app().services;
      const contractId = await transact(db(), (tx) =>
        offerByHouse(tx, { messages }, world.getTenant(), { kind, account: downline.name, terms }),
      );
      await world.act(downline, kind, { action: "ACCEPT", contractId, version: 1 });
    } else await world.answer(downline, "ACCEPT", await world.offer(upline, downline, kind, terms));
    await begin(downline, kind, at);
  }

  /** Lets members play. */
  async function play(plays: readonly Play[]): Promise<void> {
    for (const { who, at, stake, win = 0, currency = "VND" } of plays)
      await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, line_id, at)
        select ${tenantId}, m.id, '', '', 'none', ${crypto.randomUUID()}, ${currency}, ${BigInt(stake) * 10_000n}, ${BigInt(win) * 10_000n}, 100,
          m.line_id, ${at}::timestamp at time zone ${zone()}
        from members m where m.tenant_id = ${tenantId} and m.id = ${who.id}`.execute(db());
  }

  /** Gives a member money by an adjustment, in whole units. */
  async function fund({ id }: TestAgent, amount: number): Promise<void> {
    const holder = { tenant: tenantId, account: toMemberAccount("real", id, "main"), asset: "VND" };
    await openAccounts(db(), [holder]);
    const lines = [
      { ...holder, kind: "ADJUST" as const, amount: BigInt(amount) * 10_000n },
      {
        account: toHouseAccount("real", tenantId, "adjust"),
        asset: "VND",
        kind: "ADJUST" as const,
        amount: BigInt(-amount) * 10_000n,
      },
    ];
    const key = crypto.randomUUID();
    const { outcome } = await postTransfer(db(), { tenant: tenantId, scope: "test", key, ref: key, postings: lines });
    if (outcome !== "POSTED") throw new Error(outcome);
  }

  /** What is in a member's wallet, in 1/10,000 of the unit. */
  async function getFunds({ id }: TestAgent): Promise<bigint> {
    const { rows } = await sql<{ balance: string }>`
      select balance::text as balance from ledger.accounts where tenant_id = ${tenantId}
        and account = ${toMemberAccount("real", id, "main")} and asset = 'VND'`.execute(db());
    return BigInt(rows[0]?.balance ?? "0");
  }

  /** Takes a member's money, also what a registration brought. */
  async function empty(agent: TestAgent): Promise<void> {
    await fund(agent, -Number((await getFunds(agent)) / 10_000n));
  }

  /** Measures all, until the figures are complete up to now. */
  async function measure(): Promise<void> {
    await measureAll(db());
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() - interval '10 seconds' as now`.execute(db());
    const start = rows[0]?.now ?? new Date();
    for (;;) {
      await measureTeams(db());
      const { rows: found } = await sql<{ count: number }>`
        select count(*)::int as count from measure_places where complete_until >= ${start}`.execute(db());
      if (found[0]?.count === 2) return;
    }
  }

  /** Makes the bills that are due, by so many gateways at once. */
  const make = async (gateways = 1): Promise<void> => {
    await Promise.all(Array.from({ length: gateways }, () => makeBillsJob.run(world.app().services)));
  };

  /** Pays the bills that are to be paid, by so many gateways at once. */
  const pay = async (gateways = 1): Promise<void> => {
    await Promise.all(Array.from({ length: gateways }, () => payBillsJob.run(world.app().services)));
  };

  /** Lets an hour pass for what is tried again. */
  const passHour = async (): Promise<void> => {
    await sql`update bills set next_try_at = clock_timestamp() where next_try_at > clock_timestamp()`.execute(db());
  };

  /** Removes all contracts, bills and play, so that a history begins with nothing. */
  const forget = (): Promise<void> =>
    db()
      .connection()
      .execute(async (one) => {
        await sql`reset role`.execute(one);
        for (const table of toForget) await sql`delete from ${sql.table(table)}`.execute(one);
        await sql`set role marquee_gateway`.execute(one);
      });

  return { ...world, forget, db, zone, agree, play, fund, getFunds, empty, measure, make, pay, passHour };
}
