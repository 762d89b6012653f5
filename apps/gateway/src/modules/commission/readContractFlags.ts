import { type ContractFlags, type ContractKind, contractKindRules, isTrialAgent } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRebate } from "../agent/index.ts";
import { listKindFlags } from "./flagStore.ts";
import { sampleContractFlags } from "./samples/sampleContractFlags.ts";

/** What the summary of a member's money says of its contracts (EN-24): nothing for who is no agent of the tree, a trial agent's sample, and nothing of kinds that are off. */
export async function readContractFlags(
  db: Db,
  { modules }: Pick<Tenant, "modules">,
  session: Session,
): Promise<ContractFlags> {
  if (isTrialAgent(session.kind)) return sampleContractFlags({ modules });
  const isAgent = session.kind === 1 || session.kind === 2;
  const isOpen = isAgent && modules.has("CONTRACT3");
  const flags = new Map(isOpen ? (await listKindFlags(db, session)).map((each) => [each.kind, each]) : []);
  const find = (kind: ContractKind) => (modules.has(contractKindRules[kind].moduleId) ? flags.get(kind) : undefined);
  const isKnown = (kind: ContractKind): 0 | 1 => (find(kind)?.isKnown === true ? 1 : 0);
  return {
    divtypereq: find("DIVIDEND")?.waits ?? 0,
    dailysalreqtype: find("DAILY")?.waits ?? 0,
    contracthoursalreq: find("HOURLY")?.waits ?? 0,
    realtimesalreqtype: find("REALTIME")?.waits ?? 0,
    info: {
      contract: isOpen ? 1 : 0,
      dividend: isKnown("DIVIDEND"),
      dailySalary: isKnown("DAILY"),
      hourlySalary: isKnown("HOURLY"),
      realTimeSalary: isKnown("REALTIME"),
      rebate: (await getRebate(db, session)) > 0 ? 1 : 0,
    },
  };
}
