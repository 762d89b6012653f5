import { type ContractFlags, type ContractKind, contractKindRules } from "@marquee/contract";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { sampleContracts } from "../../agent/index.ts";

/** What the summary of money says to a trial agent: the entries of its sample's menu. Nothing waits, since it can answer nothing. */
export function sampleContractFlags({ modules }: Pick<Tenant, "modules">): ContractFlags {
  const isOpen = modules.has("CONTRACT3") && modules.has("TRIALAGENT3");
  const isKnown = (kind: ContractKind): 0 | 1 => {
    const isOn = isOpen && modules.has(contractKindRules[kind].moduleId);
    return isOn && sampleContracts.some((each) => each.kind === kind && each.downline === 0) ? 1 : 0;
  };
  return {
    divtypereq: 0,
    dailysalreqtype: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    info: {
      contract: isOpen ? 1 : 0,
      dividend: isKnown("DIVIDEND"),
      dailySalary: isKnown("DAILY"),
      hourlySalary: isKnown("HOURLY"),
      realTimeSalary: isKnown("REALTIME"),
      rebate: 0,
    },
  };
}
