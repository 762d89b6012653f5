import { type ContractFlags, isAgentKind } from "@marquee/contract";
import { selectSession, useAppSelector } from "@marquee/runtime";
import { useContractFlags } from "./useContractFlags.ts";

/** Whether the menu has an entry (CT-09); undefined while that is not known. */
function useHas(name: keyof ContractFlags["info"], isOn: boolean): boolean | undefined {
  const flags = useContractFlags();
  const kind = useAppSelector(selectSession)?.kind;
  if (!isOn || kind === undefined || !isAgentKind(kind)) return false;
  return flags && flags.info[name] === 1;
}

/** Whether the agent can make contracts. */
export const useHasContracts = (isOn: boolean): boolean | undefined => useHas("contract", isOn);

/** Whether the agent has, or had, a dividend, or is asked to take one (AC-10). */
export const useHasDividends = (isOn: boolean): boolean | undefined => useHas("dividend", isOn);

/** The same of a daily salary (AC-11). */
export const useHasDailySalary = (isOn: boolean): boolean | undefined => useHas("dailySalary", isOn);

/** The same of an hourly salary (AC-12). */
export const useHasHourlySalary = (isOn: boolean): boolean | undefined => useHas("hourlySalary", isOn);

/** The same of a real-time salary (AC-13). */
export const useHasRealTimeSalary = (isOn: boolean): boolean | undefined => useHas("realTimeSalary", isOn);
