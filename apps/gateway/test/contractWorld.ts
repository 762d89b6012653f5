import { randomUUID } from "node:crypto";
import {
  type AgentContract,
  type ContractDraftTerms,
  type ContractKind,
  contractKindRules,
  listDailyContracts,
  listDividendContracts,
  listHourlyContracts,
  listRealTimeContracts,
  type ProcessContractRequest,
  processDailyContract,
  processDividendContract,
  type ProcessedContract,
  processHourlyContract,
  processRealTimeContract,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { afterAll, beforeAll } from "vitest";
import { makeAgent, moveMember } from "../src/modules/agent/index.ts";
import { offerByHouse } from "../src/modules/commission/index.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { switchModules } from "./registration.ts";
import { type Answered, openAurelune, type Visitor } from "./visitor.ts";

export const tenantId = "aurelune";

/** The rows of each kind. */
export const contractCalls: Readonly<
  Record<ContractKind, { readonly process: typeof processDailyContract; readonly list: typeof listDailyContracts }>
> = {
  DIVIDEND: { process: processDividendContract, list: listDividendContracts },
  DAILY: { process: processDailyContract, list: listDailyContracts },
  HOURLY: { process: processHourlyContract, list: listHourlyContracts },
  REALTIME: { process: processRealTimeContract, list: listRealTimeContracts },
};

/** An agent with a browser of its own. */
export interface TestAgent {
  readonly id: string;
  readonly name: string;
  readonly here: Visitor;
}

/** Terms of one tier that asks for nothing. */
export const rateOf = (rate: string): ContractDraftTerms => ({ tiers: [{ rate }] });

const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });

/** Agents at a gateway of their own, where contracts of every kind are on. */
export function useContracts(prefix: string, settings: Readonly<Record<string, string>> = {}) {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp(settings);
    const modules = ["CONTRACT3", ...Object.values(contractKindRules).map(({ moduleId }) => moduleId)];
    await switchModules(app, tenantId, Object.fromEntries(modules.map((id) => [id, "on" as const])));
  });
  afterAll(() => app.close());

  /** A member below another one, a player or an agent. */
  async function join(upline: TestAgent | null, kind: 0 | 1 | 2 = 1): Promise<TestAgent> {
    serial += 1;
    const name = `${prefix}${String(serial).padStart(4, "0")}`;
    const here = openAurelune(app);
    const { id } = await here.registerAs(name);
    const key = { tenantId, memberId: id };
    await transact(app.services.db, async (tx) => {
      if (upline !== null) await moveMember(tx, key, upline.id);
      if (kind !== 0) await makeAgent(tx, key, kind);
    });
    await here.loginAs(name);
    return { id, name, here };
  }

  const call = (
    { here }: TestAgent,
    kind: ContractKind,
    request: ProcessContractRequest,
  ): Promise<Answered<ProcessedContract>> => here.call(contractCalls[kind].process, request, newKey());

  /** The answer of an act that must succeed. */
  async function act(
    agent: TestAgent,
    kind: ContractKind,
    request: ProcessContractRequest,
  ): Promise<ProcessedContract> {
    return agent.here.get(contractCalls[kind].process, request, newKey());
  }

  /** The code and value of an act that must be refused. */
  async function refuse(agent: TestAgent, kind: ContractKind, request: ProcessContractRequest) {
    const { body } = await call(agent, kind, request);
    if (body.success) throw new Error(`${request.action} succeeded`);
    const { errorCode: code, value, fields } = body;
    return { code, ...(value === undefined ? {} : { value }), ...(fields === undefined ? {} : { fields }) };
  }

  const answer = (agent: TestAgent, action: "ACCEPT" | "REJECT" | "CANCEL" | "TERMINATE", contract: AgentContract) =>
    act(agent, contract.kind, { action, contractId: contract.id, version: contract.version });

  /** A request of an upline to a downline. */
  const offer = async (upline: TestAgent, downline: TestAgent, kind: ContractKind, terms: ContractDraftTerms) =>
    (await act(upline, kind, { action: "REQUEST", account: downline.name, terms })).contract;

  /** A contract that a downline has accepted. */
  async function sign(
    upline: TestAgent,
    downline: TestAgent,
    kind: ContractKind,
    rate: string,
  ): Promise<AgentContract> {
    return (await answer(downline, "ACCEPT", await offer(upline, downline, kind, rateOf(rate)))).contract;
  }

  const getTenant = () => {
    const tenant = app.services.tenantRegistry.getById(tenantId);
    if (tenant === undefined) throw new Error("there is no merchant");
    return tenant;
  };

  /** A contract between the house and a general agent, which the agent has accepted. */
  async function signByHouse(agent: TestAgent, kind: ContractKind, rate: string): Promise<AgentContract> {
    const { db, messages } = app.services;
    const contractId = await transact(db, (tx) =>
      offerByHouse(tx, { messages }, getTenant(), { kind, account: agent.name, terms: rateOf(rate) }),
    );
    return (await act(agent, kind, { action: "ACCEPT", contractId, version: 1 })).contract;
  }

  /** What a contract of an agent is now. */
  async function show(agent: TestAgent, kind: ContractKind): Promise<AgentContract | null> {
    return (await agent.here.get(contractCalls[kind].list, {})).own;
  }

  const getApp = (): TestApp => app;
  return { app: getApp, join, call, act, refuse, answer, offer, sign, signByHouse, show, getTenant };
}
