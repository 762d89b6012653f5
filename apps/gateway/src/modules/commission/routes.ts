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
import { idempotentRoute, type Route, sampleRoute } from "../../http/route.ts";
import { beginContractAct } from "./processContract.ts";
import { readContracts, readEnds, readKind, readPartners, showProcessed } from "./readContracts.ts";
import { readBill } from "./readBill.ts";
import { readBills, readIncome } from "./readBills.ts";
import { sampleBill, sampleBills, sampleIncome } from "./samples/sampleBillLists.ts";
import { sampleContractList, sampleEnds, sampleKind, samplePartners } from "./samples/sampleContractLists.ts";
import { sampleSimulation } from "./samples/sampleSimulation.ts";
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
    sampleRoute(listDividendContracts, read("DIVIDEND"), sampleKind("DIVIDEND")),
    idempotentRoute(processDividendContract, act("DIVIDEND")),
    sampleRoute(listDailyContracts, read("DAILY"), sampleKind("DAILY")),
    idempotentRoute(processDailyContract, act("DAILY")),
    sampleRoute(listHourlyContracts, read("HOURLY"), sampleKind("HOURLY")),
    idempotentRoute(processHourlyContract, act("HOURLY")),
    sampleRoute(listRealTimeContracts, read("REALTIME"), sampleKind("REALTIME")),
    idempotentRoute(processRealTimeContract, act("REALTIME")),
    sampleRoute(listAgentContracts, (call, request) => readContracts(services, call, request), sampleContractList),
    sampleRoute(listContractEnds, (call, { contractId }) => readEnds(services, call, contractId), sampleEnds),
    sampleRoute(listContractPartners, (call, request) => readPartners(services, call, request), samplePartners),
    sampleRoute(listAgentBills, (call, request) => readBills(services, call, request), sampleBills),
    sampleRoute(getAgentBill, (call, request) => readBill(services, call, request), sampleBill),
    sampleRoute(getIncome, (call, request) => readIncome(services, call, request), sampleIncome),
    sampleRoute(simulateContract, (call, request) => simulate(services, call, request), sampleSimulation),
  ];
}
