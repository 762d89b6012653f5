import {
  type ContractDraftTerms,
  type ContractKind,
  getCurrency,
  listAgentContracts,
  login,
  processDailyContract,
  processDividendContract,
} from "@marquee/contract";
import { planDemoTree } from "../modules/agent-desk/index.ts";
import { type Caller, createCaller } from "./createCaller.ts";
import type { Course } from "./createTimeline.ts";
import type { LifeBrand } from "./LifeBrand.ts";

/** Has the house offer a contract by two of the staff. */
export type OfferByHouse = (kind: ContractKind, account: string, terms: ContractDraftTerms) => Promise<void>;

const acts = { DAILY: processDailyContract, DIVIDEND: processDividendContract } as const;

type Kind = keyof typeof acts;

/** Terms of rising tiers: what the second one asks for is a few deposits of the currency. */
const toTerms = (currency: string, kind: Kind, ...rates: readonly string[]): ContractDraftTerms => ({
  ...(kind === "DIVIDEND" ? { period: "WEEKLY", carry: "FORWARD" } : {}),
  tiers: rates.map((rate, index) => {
    const asked = String(getCurrency(currency).smallDeposit * 5 * index);
    return { rate, ...(index === 0 ? {} : { [kind === "DAILY" ? "betAmountPerDay" : "periodValidBet"]: asked }) };
  }),
});

/** The agents of a brand: the house signs with the first, each with those below, and at the end something waits for an answer. */
export function createAgentCourses(brand: LifeBrand, offerByHouse: OfferByHouse) {
  const toOwn = (kind: Kind, ...rates: readonly string[]) => toTerms(brand.currency, kind, ...rates);
  const agents = planDemoTree().filter(({ kind }) => kind === 1);
  const [head, ...below] = agents;

  async function open(username: string): Promise<Caller> {
    const place = agents.findIndex(({ name }) => name === username);
    const caller = createCaller(brand.http, { ...brand, address: `198.18.254.${place + 2}`, userAgent: "" });
    const session = await caller.call(login, {
      type: "username",
      username,
      password: brand.password,
      side: "MEMBER",
      deviceId: `agent-${username}`,
    });
    caller.setToken(session?.token);
    return caller;
  }

  /** Agrees to all that waits for an agent. */
  async function acceptAll(username: string): Promise<void> {
    const caller = await open(username);
    const incoming = await caller.call(listAgentContracts, { list: "INCOMING" });
    for (const { id: contractId, version, kind, actions } of incoming?.list ?? [])
      if (actions.includes("ACCEPT") && (kind === "DAILY" || kind === "DIVIDEND"))
        await caller.call(acts[kind], { action: "ACCEPT", contractId, version });
  }

  async function offer(upline: string, kind: Kind, account: string, ...rates: readonly string[]): Promise<void> {
    const caller = await open(upline);
    await caller.call(acts[kind], { action: "REQUEST", account, terms: toOwn(kind, ...rates) });
  }

  /** Contracts from the house down, in the first days. */
  async function* sign(): Course {
    if (head === undefined) return;
    const { name, upline: general } = head;
    await offerByHouse("DAILY", general, toOwn("DAILY", "0.80", "1.20"));
    await offerByHouse("DIVIDEND", general, toOwn("DIVIDEND", "20", "25"));
    yield 5_400;
    await acceptAll(general);
    yield 3_600;
    await offer(general, "DAILY", name, "0.60", "0.90");
    await offer(general, "DIVIDEND", name, "15", "18");
    yield 7_200;
    await acceptAll(name);
    for (const { name: account } of below.slice(0, 3)) {
      yield 1_800;
      await offer(name, "DAILY", account, "0.40", "0.50");
      yield 1_800;
      await acceptAll(account);
    }
  }

  /** What waits when the demo is looked at: an offer to an agent, and new terms that the head is asked for. */
  async function* ask(): Course {
    if (head === undefined) return;
    const [free] = below.slice(3);
    if (free !== undefined) await offer(head.name, "DAILY", free.name, "0.45");
    yield 1_200;
    const caller = await open(head.upline);
    const outgoing = await caller.call(listAgentContracts, { list: "OUTGOING" });
    const daily = outgoing?.list.find(({ kind, actions }) => kind === "DAILY" && actions.includes("REQUEST"));
    if (daily === undefined) return;
    const { id: contractId, version } = daily;
    await caller.call(acts.DAILY, { action: "REQUEST", contractId, version, terms: toOwn("DAILY", "0.70", "1.00") });
  }

  return { sign, ask };
}
