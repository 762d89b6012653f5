import {
  useListDailyContractsQuery,
  useListDividendContractsQuery,
  useListHourlyContractsQuery,
  useListRealTimeContractsQuery,
  useProcessDailyContractMutation,
  useProcessDividendContractMutation,
  useProcessHourlyContractMutation,
  useProcessRealTimeContractMutation,
} from "@marquee/api-client";
import type { ContractKind } from "@marquee/contract";

const noRequest = {};

/** The agent's contracts of one kind. */
export function useKindContracts(kind: ContractKind) {
  const answers = {
    DIVIDEND: useListDividendContractsQuery(noRequest, { skip: kind !== "DIVIDEND" }),
    DAILY: useListDailyContractsQuery(noRequest, { skip: kind !== "DAILY" }),
    HOURLY: useListHourlyContractsQuery(noRequest, { skip: kind !== "HOURLY" }),
    REALTIME: useListRealTimeContractsQuery(noRequest, { skip: kind !== "REALTIME" }),
  };
  return answers[kind];
}

/** Acts on contracts of one kind. */
export function useProcessContract(kind: ContractKind) {
  const [dividend] = useProcessDividendContractMutation();
  const [daily] = useProcessDailyContractMutation();
  const [hourly] = useProcessHourlyContractMutation();
  const [realTime] = useProcessRealTimeContractMutation();
  return { DIVIDEND: dividend, DAILY: daily, HOURLY: hourly, REALTIME: realTime }[kind];
}
