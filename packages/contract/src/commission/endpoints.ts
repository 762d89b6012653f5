import { endpoint, sampleEndpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "commission", token: "required", audience: "agent" } as const;
const read = { ...own, method: "GET", cache: { provides: ["Session", "Contracts"] } } as const;
const act = {
  ...own,
  trial: false,
  method: "POST",
  idempotencyKey: "required",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 8_192,
  // Refused too: the other side may have changed the contract.
  cache: { invalidates: ["Contracts"] },
} as const;

const dividend = { path: "/wps/relay/MCS2_processDividendReq", moduleId: "CONDIVIDEND3" } as const;
const daily = { path: "/wps/relay/MCS2_processDailySalContract", moduleId: "CONDAILY3" } as const;
const hourly = { path: "/wps/relay/MCS2_processContractHourSalary", moduleId: "CONHOURLY3" } as const;
const realTime = { path: "/wps/relay/MCSFE_processRealTimeSalaryContract", moduleId: "CONREALTIME3" } as const;

/** The caller's dividend contracts (AP-46). */
export const listDividendContracts = /* @__PURE__ */ sampleEndpoint<Shape.KindContractsRequest, Shape.KindContracts>({
  ...read,
  ...dividend,
  name: "listDividendContracts",
});

/** Acts on a dividend contract (AP-46). */
export const processDividendContract = /* @__PURE__ */ endpoint<Shape.ProcessContractRequest, Shape.ProcessedContract>({
  ...act,
  ...dividend,
  name: "processDividendContract",
});

/** The caller's contracts of a daily salary (AP-47). */
export const listDailyContracts = /* @__PURE__ */ sampleEndpoint<Shape.KindContractsRequest, Shape.KindContracts>({
  ...read,
  ...daily,
  name: "listDailyContracts",
});

/** Acts on a contract of a daily salary (AP-47). */
export const processDailyContract = /* @__PURE__ */ endpoint<Shape.ProcessContractRequest, Shape.ProcessedContract>({
  ...act,
  ...daily,
  name: "processDailyContract",
});

/** The caller's contracts of an hourly salary (AP-48). */
export const listHourlyContracts = /* @__PURE__ */ sampleEndpoint<Shape.KindContractsRequest, Shape.KindContracts>({
  ...read,
  ...hourly,
  name: "listHourlyContracts",
});

/** Acts on a contract of an hourly salary (AP-48). */
export const processHourlyContract = /* @__PURE__ */ endpoint<Shape.ProcessContractRequest, Shape.ProcessedContract>({
  ...act,
  ...hourly,
  name: "processHourlyContract",
});

/** The caller's contracts of a real-time salary (AP-45). */
export const listRealTimeContracts = /* @__PURE__ */ sampleEndpoint<Shape.KindContractsRequest, Shape.KindContracts>({
  ...read,
  ...realTime,
  name: "listRealTimeContracts",
});

/** Acts on a contract of a real-time salary (AP-45). */
export const processRealTimeContract = /* @__PURE__ */ endpoint<Shape.ProcessContractRequest, Shape.ProcessedContract>({
  ...act,
  ...realTime,
  name: "processRealTimeContract",
});

/** The caller's contracts of all kinds (CT-12). */
export const listAgentContracts = /* @__PURE__ */ sampleEndpoint<Shape.AgentContractsRequest, Shape.AgentContracts>({
  ...read,
  name: "listAgentContracts",
  path: "/wps/relay/AGENT_contracts",
  moduleId: "CONTRACT3",
});

/** What agreeing to what is asked of a contract would end (CT-07). */
export const listContractEnds = /* @__PURE__ */ sampleEndpoint<Shape.ContractEndsRequest, Shape.ContractEnds>({
  ...read,
  name: "listContractEnds",
  path: "/wps/relay/AGENT_contractEnds",
  moduleId: "CONTRACT3",
  // What it says is agreed to: no page shows an old answer.
  cache: { provides: ["Session", "Contracts"], keepSeconds: 0 },
});

/** With which direct agents the caller can make a contract of a kind (CT-01). */
export const listContractPartners = /* @__PURE__ */ sampleEndpoint<
  Shape.ContractPartnersRequest,
  Shape.ContractPartners
>({
  ...read,
  name: "listContractPartners",
  path: "/wps/relay/AGENT_contractPartners",
  moduleId: "CONTRACT3",
  cache: { provides: ["Session", "Contracts"], keepSeconds: 0 },
});
