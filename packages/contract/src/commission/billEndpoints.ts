import { sampleEndpoint } from "../endpoint.ts";
import type * as Shape from "./billSchemas.ts";

const read = {
  domain: "commission",
  token: "required",
  audience: "agent",
  method: "GET",
  moduleId: "CONTRACT3",
  cache: { provides: ["Session", "Bills"] },
} as const;

/** The caller's bills (AC-10 to AC-13). */
export const listAgentBills = /* @__PURE__ */ sampleEndpoint<Shape.AgentBillsRequest, Shape.AgentBills>({
  ...read,
  name: "listAgentBills",
  path: "/wps/relay/AGENT_bills",
});

/** One of the caller's bills with every input of its formula. */
export const getAgentBill = /* @__PURE__ */ sampleEndpoint<Shape.AgentBillRequest, Shape.AgentBill>({
  ...read,
  name: "getAgentBill",
  path: "/wps/relay/AGENT_bill",
});

/** What the caller has earned (AC-08). */
export const getIncome = /* @__PURE__ */ sampleEndpoint<Shape.IncomeRequest, Shape.Income>({
  ...read,
  name: "getIncome",
  path: "/wps/relay/AGENT_income",
  moduleId: "AGINCOME3",
});

/** What the last periods would have brought under other terms. */
export const simulateContract = /* @__PURE__ */ sampleEndpoint<Shape.SimulationRequest, Shape.Simulation>({
  ...read,
  name: "simulateContract",
  path: "/wps/relay/AGENT_simulate",
  method: "POST",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 8_192,
  // It stores nothing.
  cache: { invalidates: [] },
});
