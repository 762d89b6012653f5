import { contractStates, transition } from "@marquee/contract";
import type {
  AskStaffContract,
  ListStaffContracts,
  StaffContract,
  StaffContractPage,
  StaffContractSheet,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findContract, getNow, type NamedContract } from "./contractStore.ts";
import { listEndings } from "./listEndings.ts";
import type { Services } from "./services.ts";
import { listContractSteps, listStaffContractRows } from "./staffContractStore.ts";
import { listTerms } from "./termsStore.ts";
import { toContract } from "./toContract.ts";

const pageSize = 50;

/** Contracts as staff see them: those of the house with what it may do as an upline, and each that goes on with its end. */
async function showAll(db: Db, { tenant }: MerchantCall, rows: readonly NamedContract[]): Promise<StaffContract[]> {
  const terms = await listTerms(
    db,
    tenant.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const contract = toContract(tenant, row, terms.get(row.id) ?? [], "UPLINE");
    const own = row.upline_id === null ? contract.actions : [];
    // The house's own offer is taken back.
    const isOffer = row.upline_id === null && row.state === "REQUESTED";
    const canEnd = !isOffer && transition(contractStates, row.state, "endAtOnce") !== null;
    return { ...contract, actions: canEnd ? [...own, "END"] : own };
  });
}

/** A merchant's contracts, newest first. Which ones were shown is written down. @throws Refusal `request.invalid` for a cursor that this list did not make */
export async function readStaffContracts(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { list, kind, state, account, cursor }: ListStaffContracts,
): Promise<StaffContractPage> {
  const filter = { isHouse: list === "HOUSE", kind, state, account, after: readCursor(cursor) };
  const rows = await listStaffContractRows(db, call.tenant.id, filter, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  if (shown.length > 0)
    await call.audit(db, {
      action: "read contracts",
      subject: list,
      after: { contracts: shown.map(({ id }) => id) },
    });
  return {
    items: await showAll(db, call, shown),
    next: last === undefined ? null : toCursor(last.created_at, last.id),
  };
}

/** Everything about one contract. That it was looked at is written down. @throws Refusal `contract.unknown` */
export async function showStaffContract(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { contractId }: AskStaffContract,
): Promise<StaffContractSheet> {
  const { id: tenantId } = call.tenant;
  const row = await findContract(db, tenantId, contractId);
  const [contract] = row === undefined ? [] : await showAll(db, call, [row]);
  if (row === undefined || contract === undefined) throw new Refusal("contract.unknown");
  await call.audit(db, { action: "view contract", subject: row.downline, after: { contract: contractId } });
  const isAgreed = row.effective_from !== null && row.ends_at === null;
  const endings = isAgreed ? await listEndings(db, row, null, await getNow(db)) : [];
  const steps = await listContractSteps(db, tenantId, contractId);
  return { contract, steps: steps.map(({ at, ...step }) => ({ ...step, at: at.getTime() })), ends: endings.length };
}
