import {
  type ContractKind,
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
} from "@marquee/contract";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { beginContractAct } from "./processContract.ts";
import { readContracts, readEnds, readKind, readPartners, showProcessed } from "./readContracts.ts";
import type { Services } from "./services.ts";

/** One implementation under the names of all kinds. */
const kinds = [
  ["DIVIDEND", listDividendContracts, processDividendContract],
  ["DAILY", listDailyContracts, processDailyContract],
  ["HOURLY", listHourlyContracts, processHourlyContract],
  ["REALTIME", listRealTimeContracts, processRealTimeContract],
] as const satisfies readonly (readonly [ContractKind, unknown, unknown])[];

/** Contracts between agents. */
export function commissionRoutes(services: Services): readonly Route[] {
  return [
    ...kinds.flatMap(([kind, list, process]) => [
      route(list, (call, request) => readKind(services, call, kind, request)),
      idempotentRoute(process, {
        begin: (call, request) => beginContractAct(services, call, kind, request),
        answer: (call, _request, done: { readonly id: string; readonly version: number }) =>
          showProcessed(services, call, done),
      }),
    ]),
    route(listAgentContracts, (call, request) => readContracts(services, call, request)),
    route(listContractEnds, (call, { contractId }) => readEnds(services, call, contractId)),
    route(listContractPartners, (call, request) => readPartners(services, call, request)),
  ];
}
