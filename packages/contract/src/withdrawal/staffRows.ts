import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import {
  changeWithdrawalSettings,
  decideWithdrawal,
  getStaffWithdrawal,
  getWithdrawalSettings,
  listStaffWithdrawals,
  resolveClaim,
  settlePayout,
} from "./staffEndpoints.ts";
import * as shapes from "./staffSchemas.ts";

/** Withdrawals in the back office. */
export const withdrawalStaffRows: readonly StaffRow[] = [
  staffRow(listStaffWithdrawals, shapes.ListStaffWithdrawalsSchema, shapes.StaffWithdrawalPageSchema),
  staffRow(getStaffWithdrawal, shapes.StaffWithdrawalNoSchema, shapes.StaffWithdrawalSheetSchema, ["order.unknown"]),
  staffRow(decideWithdrawal, shapes.DecideWithdrawalSchema, shapes.StaffWithdrawalSheetSchema, [
    "order.unknown",
    "state.changed",
    "proposal.own",
  ]),
  staffRow(resolveClaim, shapes.ResolveClaimSchema, shapes.StaffWithdrawalSheetSchema, [
    "order.unknown",
    "state.changed",
    "proposal.own",
  ]),
  staffRow(settlePayout, shapes.SettlePayoutSchema, ProposalIdSchema, [
    "order.unknown",
    "state.changed",
    "idempotency.conflict",
  ]),
  staffRow(getWithdrawalSettings, shapes.GetWithdrawalSettingsSchema, shapes.StoredWithdrawalSettingsSchema),
  staffRow(changeWithdrawalSettings, shapes.ChangeWithdrawalSettingsSchema, shapes.ChangedWithdrawalSettingsSchema, [
    "state.changed",
    "fields",
  ]),
];
