import { Nothing } from "../shapes.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as bill from "./staffBillSchemas.ts";
import * as contract from "./staffContractSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as settings from "./staffSettingsSchemas.ts";

/** Contracts of agents and their bills in the back office. */
export const commissionStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffBills, bill.ListStaffBillsSchema, bill.StaffBillPageSchema),
  staffRow(endpoint.getStaffBill, bill.GetStaffBillSchema, bill.StaffBillSheetSchema, ["order.unknown"]),
  staffRow(endpoint.decideBill, bill.DecideBillSchema, bill.StaffBillSheetSchema, [
    "order.unknown",
    "state.changed",
    "proposal.own",
  ]),
  staffRow(endpoint.getCommissionSettings, Nothing, settings.StoredCommissionSettingsSchema),
  staffRow(
    endpoint.changeCommissionSettings,
    settings.ChangeCommissionSettingsSchema,
    settings.ChangedCommissionSettingsSchema,
    ["state.changed", "fields", "idempotency.conflict"],
  ),
  staffRow(endpoint.listStaffContracts, contract.ListStaffContractsSchema, contract.StaffContractPageSchema),
  staffRow(endpoint.getStaffContract, contract.AskStaffContractSchema, contract.StaffContractSheetSchema, [
    "contract.unknown",
  ]),
  staffRow(endpoint.proposeContractAct, contract.ProposeContractActSchema, ProposalIdSchema, [
    "contract.unknown",
    "fields",
    "contract.rate.too.high",
    "contract.terms.invalid",
    "contract.target.not.direct",
    "contract.pending",
    "contract.state",
    "contract.changed",
    "idempotency.conflict",
  ]),
];
