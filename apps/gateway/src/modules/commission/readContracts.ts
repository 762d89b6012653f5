import {
  type AgentContract,
  type AgentContracts,
  type AgentContractsRequest,
  type ContractKind,
  contractKindRules,
  contractKinds,
  type ContractEnds,
  type ContractPartners,
  type ContractPartnersRequest,
  type KindContracts,
  type KindContractsRequest,
  type ProcessedContract,
  toRateText,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toSide } from "./ContractAct.ts";
import { findContract, type NamedContract } from "./contractStore.ts";
import { listEndedWith, listNames } from "./endingStore.ts";
import { findOwnRate } from "./findOwnRate.ts";
import { findOwnContract, listContracts } from "./listStore.ts";
import { listPartners } from "./partnerStore.ts";
import { planAcceptance } from "./planAcceptance.ts";
import { toHighestRate } from "./RatedContract.ts";
import type { Services } from "./services.ts";
import { getCommissionSettings } from "./settingsStore.ts";
import { listTerms } from "./termsStore.ts";
import { toContract } from "./toContract.ts";

type Reading = Pick<Services, "db">;

const pageSize = 20;
const mostListed = 200;
const mostPartners = 100;

/** Contracts as the caller sees them. */
async function showAll({ db }: Reading, call: Call, rows: readonly NamedContract[]): Promise<readonly AgentContract[]> {
  const actor = requireSession(call);
  const ids = rows.map(({ id }) => id);
  const terms = await listTerms(db, actor.tenantId, ids);
  return rows.flatMap((row) => {
    const side = toSide(row, actor);
    return side === null ? [] : [toContract(call.tenant, row, terms.get(row.id) ?? [], side)];
  });
}

const toPages = (pageNo: number, count: number) => ({
  pageNo,
  pageSize,
  totalPages: Math.ceil(count / pageSize),
  totalCount: count,
});

/** The caller's contracts of one kind: its own from above, and those with its downlines. */
export async function readKind(
  services: Reading,
  call: Call,
  kind: ContractKind,
  { pageNo = 1 }: KindContractsRequest,
): Promise<KindContracts> {
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listContracts(services.db, session, [kind], "OUTGOING", part);
  const found = await findOwnContract(services.db, session, kind);
  const [own = null] = found === undefined ? [] : await showAll(services, call, [found]);
  const { rate } = await findOwnRate(services.db, tenantId, kind, memberId);
  const { payDelayDays, platformPays } = await getCommissionSettings(services.db, tenantId);
  return {
    own,
    ownRate: rate === null || rate < 0 ? null : toRateText(rate),
    payDelayDays,
    platformPays,
    list: [...(await showAll(services, call, rows))],
    ...toPages(pageNo, count),
  };
}

/** The caller's contracts of every kind that is on (CT-12). */
export async function readContracts(
  services: Reading,
  call: Call,
  { list, pageNo = 1 }: AgentContractsRequest,
): Promise<AgentContracts> {
  const session = requireSession(call);
  const kinds = contractKinds.filter((kind) => call.tenant.modules.has(contractKindRules[kind].moduleId));
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listContracts(services.db, session, kinds, list, part);
  return { list: [...(await showAll(services, call, rows))], ...toPages(pageNo, count) };
}

/** What agreeing to what is asked of the caller's contract would end, or agreeing to its end where nothing is asked. @throws Refusal `permission.denied`, `contract.state` */
export async function readEnds({ db }: Reading, call: Call, id: string): Promise<ContractEnds> {
  const session = requireSession(call);
  const { tenantId } = session;
  const contract = await findContract(db, tenantId, id);
  if (contract === undefined || toSide(contract, session) === null) throw new Refusal("permission.denied");
  if (contract.ends_at !== null || (contract.effective_from === null && contract.asked_by === null))
    throw new Refusal("contract.state");
  const { at, endings, key } = await planAcceptance(db, call.tenant, contract);
  const first = endings.slice(0, mostListed);
  const names = await listNames(db, tenantId, [
    ...new Set(first.flatMap((each) => [each.memberId, each.uplineId ?? ""])),
  ]);
  const list = first.map((each) => ({
    account: names.get(each.memberId) ?? "",
    upline: names.get(each.uplineId ?? "") ?? "",
    contractId: each.id,
    rate: toRateText(toHighestRate(each, at)),
  }));
  return { version: contract.version, at: at.getTime(), list, count: endings.length, key };
}

/** With whom the caller can make a contract of a kind. */
export async function readPartners(
  { db }: Reading,
  call: Call,
  { kind, search = "" }: ContractPartnersRequest,
): Promise<ContractPartners> {
  const session = requireSession(call);
  const { list, count } = await listPartners(db, session, kind, search, mostPartners);
  return { list: list.map(({ account, currency }) => ({ account, currency })), count };
}

/** A contract after an act, with what has ended by it. @throws Refusal `permission.denied` */
export async function showProcessed(
  services: Reading,
  call: Call,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ProcessedContract> {
  const { tenantId } = requireSession(call);
  const row = await findContract(services.db, tenantId, id);
  const [contract] = row === undefined ? [] : await showAll(services, call, [row]);
  if (contract === undefined) throw new Refusal("permission.denied");
  const ended = await listEndedWith(services.db, { tenantId, contractId: id, version }, mostListed);
  return { contract, autoTerminated: [...ended.list], autoTerminatedCount: ended.count };
}
