export { FailureSchema, toSuccessSchema } from "./envelopeSchemas.ts";
export { gameRoundStates, houseRoundStates, storedGameRoundStates } from "./games/states.ts";
export { Decimal } from "./shapes.ts";
export { agentRows } from "./agent/rows.ts";
export { authRows } from "./auth/rows.ts";
export { gamesRows } from "./games/rows.ts";
export { inboxRows } from "./inbox/rows.ts";
export { memberRows } from "./member/rows.ts";
export { differenceKinds } from "./report/staffSchemas.ts";
export { reportStaffRows } from "./report/staffRows.ts";
export { reportRows } from "./report/rows.ts";
export { rows } from "./rows.ts";
export { supportRows } from "./support/rows.ts";
export { systemRows } from "./system/rows.ts";
export { depositTypes } from "./wallet/depositTypes.ts";
export { walletRows } from "./wallet/rows.ts";
export { walletStaffRows } from "./wallet/staffRows.ts";
export { depositStates, vendorTransferStates } from "./wallet/states.ts";
export { row, type SchemaRow } from "./SchemaRow.ts";
export { WhitelabelNodeSchema } from "./system/schemas.ts";
export { RouterResourceSchema } from "./system/serviceSchemas.ts";
export {
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderGame,
  type ProviderSession,
  type ProviderTransaction,
  providerSchemas,
} from "./provider/schemas.ts";
export {
  canTransition,
  checkTransitions,
  type EventOf,
  transition,
  transitionTable,
  TransitionTableError,
  type TransitionTable,
} from "./transition.ts";
export { bonusStates, claimRules, promotionTurns } from "./promotions/states.ts";
export { promotionsRows } from "./promotions/rows.ts";
export { promotionsStaffRows } from "./promotions/staffRows.ts";
export { SavePromotionSchema } from "./promotions/staffSchemas.ts";
export { securityRows } from "./security/rows.ts";
export { dataExportStates, identityCheckStates } from "./security/states.ts";
export { plannedChangeStates } from "./system/states.ts";
export { documentTypes } from "./security/documentTypes.ts";
export { staffDomainRows } from "./staff/rows.ts";
export { staffRow, type StaffRow } from "./staff/StaffRow.ts";
export { staffRows } from "./staff/staffRows.ts";
export { memberStaffRows } from "./member/staffRows.ts";
export { memberStates } from "./member/states.ts";
export { systemStaffRows } from "./system/staffRows.ts";
export { authStaffRows } from "./auth/staffRows.ts";
export { gamesStaffRows } from "./games/staffRows.ts";
export { GameSwitchSchema, VendorOrderSwitchSchema, VendorSwitchSchema } from "./games/switchSchemas.ts";
export {
  FaviconSwitchSchema,
  LocalTimeSchema,
  localTimePattern,
  ModuleSwitchSchema,
  NodeSwitchSchema,
  RegionSwitchSchema,
  ResourceSwitchSchema,
  ServiceSwitchSchema,
  SettingSwitchSchema,
  StatusSwitchSchema,
} from "./system/switchSchemas.ts";
export { protectionRows } from "./protection/rows.ts";
export { limitKinds, limitPeriods } from "./protection/choices.ts";
export { exclusionKinds } from "./protection/staffSchemas.ts";
export { protectionStaffRows } from "./protection/staffRows.ts";
export { type PayoutFinding, payoutFindings, payoutTypes, withdrawalStates } from "./withdrawal/states.ts";
export { turnoverSources, turnoverStates } from "./turnover/states.ts";
export { turnoverStaffRows } from "./turnover/staffRows.ts";
export { restrictionScopes, restrictionSubjects } from "./restriction/scopes.ts";
export { restrictionStaffRows } from "./restriction/staffRows.ts";
export { withdrawalRows } from "./withdrawal/rows.ts";
export { withdrawalStaffRows } from "./withdrawal/staffRows.ts";
export { WithdrawalSettingsSchema } from "./withdrawal/staffSchemas.ts";
export { referralRows } from "./referral/rows.ts";
export { referralStaffRows } from "./referral/staffRows.ts";
