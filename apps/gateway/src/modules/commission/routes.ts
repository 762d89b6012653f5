import {
  type ContractKind,
  type KindContractsRequest,
  type ProcessContractRequest,
  getAgentBill,
  getIncome,
  listAgentBills,
  listAgentContracts,
  listContractEnds,
  listContractPartners,
  listDailyContracts,
  listDividendContracts,
  listHourlyContracts,
  listRealTimeContracts,
  processDailyContract,
  processDividendContract,
  processHourlyContract,
  processRealTimeContract,
  simulateContract,
} from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { beginContractAct } from "./processContract.ts";
import { readContracts, readEnds, readKind, readPartners, showProcessed } from "./readContracts.ts";
import { readBill } from "./readBill.ts";
import { readBills, readIncome } from "./readBills.ts";
import type { Services } from "./services.ts";
import { simulate } from "./simulate.ts";

/** Contracts between agents, and their bills. */
export function commissionRoutes(services: Services): readonly Route[] {
  // One implementation under the names of all kinds.
  const read = (kind: ContractKind) => (call: Call, request: KindContractsRequest) =>
    readKind(services, call, kind, request);
  const act = (kind: ContractKind) => ({
    begin: (call: Call, request: ProcessContractRequest) => beginContractAct(services, call, kind, request),
    answer: (call: Call, _request: ProcessContractRequest, done: { readonly id: string; readonly version: number }) =>
      showProcessed(services, call, done),
  });
  return [
    route(listDividendContracts, read("DIVIDEND")),
    idempotentRoute(processDividendContract, act("DIVIDEND")),
    route(listDailyContracts, read("DAILY")),
    idempotentRoute(processDailyContract, act("DAILY")),
    route(listHourlyContracts, read("HOURLY")),
    idempotentRoute(processHourlyContract, act("HOURLY")),
    route(listRealTimeContracts, read("REALTIME")),
    idempotentRoute(processRealTimeContract, act("REALTIME")),
    route(listAgentContracts, (call, request) => readContracts(services, call, request)),
    route(listContractEnds, (call, { contractId }) => readEnds(services, call, contractId)),
    route(listContractPartners, (call, request) => readPartners(services, call, request)),
    route(listAgentBills, (call, request) => readBills(services, call, request)),
    route(getAgentBill, (call, request) => readBill(services, call, request)),
    route(getIncome, (call, request) => readIncome(services, call, request)),
    route(simulateContract, (call, request) => simulate(services, call, request)),
  ];
}
