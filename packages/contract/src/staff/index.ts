export {
  checkAudit,
  decideProposal,
  invitePerson,
  listAudit,
  listPeople,
  listProposals,
  listStaffSecurity,
  proposeRoles,
  proposeStaffReset,
  setPersonState,
  unlockPerson,
} from "./endpoints.ts";
export type { ListStaffSecurity, StaffSecurityLine, StaffSecurityPage, UnlockPerson } from "./securitySchemas.ts";
export { type StaffSecurityEvent, staffSecurityEvents } from "./staffSecurityEvents.ts";
export { isStaffErrorCode, type StaffErrorCode, staffErrors } from "./errors.ts";
export { cancelExport, createExport, listExports, toExportPath } from "./exportEndpoints.ts";
export type { CreateExport, Export, ExportId, ExportPage, ListExports } from "./exportSchemas.ts";
export { toCsvLine } from "./toCsvLine.ts";
export { getOverview } from "./overviewEndpoints.ts";
export type {
  GetOverview,
  Overview,
  OverviewDay,
  OverviewHour,
  OverviewSpan,
  OverviewTotals,
} from "./overviewSchemas.ts";
export { listJobs, listOutbox, runJob } from "./operationsEndpoints.ts";
export type { JobLine, JobList, ListOutbox, OutboxMessage, OutboxPage, RunJob } from "./operationsSchemas.ts";
export {
  canEnter,
  hasPermission,
  type Permission,
  permissionRoles,
  permissions,
  type StaffGrant,
  type StaffRole,
  staffRoles,
} from "./permissions.ts";
export type {
  AuditCheck,
  AuditEntry,
  AuditPage,
  DecideProposal,
  InvitePerson,
  ListAudit,
  ListProposals,
  Person,
  PersonList,
  Proposal,
  ProposalId,
  ProposalPage,
  ProposeRoles,
  ProposeStaffReset,
  SetPersonState,
} from "./schemas.ts";
export {
  acceptStaffInvitation,
  changeStaffPassword,
  completeStaffLogin,
  confirmStaffSecondFactor,
  createStaffPasskey,
  endStaffSession,
  getStaffInvitation,
  getStaffSession,
  listStaffPasskeys,
  listStaffSessions,
  loginStaff,
  loginStaffByPasskey,
  logoutStaff,
  removeStaffPasskey,
  removeStaffSecondFactor,
  startStaffPasskey,
  startStaffPasskeyLogin,
  startStaffSecondFactor,
} from "./sessionEndpoints.ts";
export type {
  AcceptStaffInvitation,
  EndStaffSession,
  StaffCode,
  StaffInvitation,
  StaffInvitationToken,
  StaffLogin,
  StaffMerchant,
  StaffPasskeyAnswer,
  RemoveStaffPasskey,
  StaffPasskeyList,
  StaffPasskeyOptions,
  StaffPassword,
  StaffPasswordProof,
  StaffRecoveryCodes,
  StaffSession,
  StaffSessionList,
  StaffStepValue,
  StaffTotp,
  StartStaffFactor,
} from "./sessionSchemas.ts";
export type { StaffEndpoint, StaffScope, StaffStep } from "./staffEndpoint.ts";
export {
  exportStates,
  type ExportState,
  proposalStates,
  type ProposalState,
  staffStates,
  type StaffState,
} from "./states.ts";
export {
  changeWebhook,
  createWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
} from "./webhookEndpoints.ts";
export {
  type WebhookDeliveryState,
  webhookDeliveryStates,
  type WebhookKind,
  webhookKinds,
  webhookTestKind,
} from "./webhookKinds.ts";
export type {
  ChangeWebhook,
  CreateWebhook,
  GetWebhookDelivery,
  ListWebhookDeliveries,
  ResendWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
  WebhookId,
  WebhookList,
  WebhookResent,
  WebhookSecret,
  WebhookVersion,
} from "./webhookSchemas.ts";
export {
  cancelPlannedSwitch,
  getSwitchEffect,
  listStaffJurisdictions,
  listSwitchDifferences,
  listSwitches,
  proposeJurisdiction,
  setSwitch,
} from "../system/staffEndpoints.ts";
export type {
  CancelPlannedSwitch,
  GetSwitchEffect,
  ListDifferences,
  PlannedSwitch,
  SetSwitch,
  SiteState,
  StaffSwitchEffect,
  SwitchDifferences,
  SwitchList,
  SwitchNode,
  SwitchVersion,
} from "../system/staffSchemas.ts";
export type { SiteSwitch } from "../system/switchSchemas.ts";
export type { Label, LabelList, LabelNames, LabelVersion, RemoveLabel, SaveLabel } from "../member/labelSchemas.ts";
export {
  endMemberSessions,
  getMember,
  giveMemberPassword,
  labelMembers,
  listMembers,
  proposeAdjustment,
  proposeFactorRemoval,
  sendOffer,
  setMemberLabels,
  setMemberState,
  setMemberStates,
} from "../member/staffEndpoints.ts";
export type {
  AskCheck,
  CheckLine,
  CheckPage,
  CheckSheet,
  DecideCheck,
  ListIdentityChecks,
} from "../member/staffIdentitySchemas.ts";
export {
  addMemberRemark,
  decideIdentityCheck,
  getIdentityCheck,
  getMemberWallet,
  listIdentityChecks,
  listLabels,
  listMemberChanges,
  listMemberMessages,
  listMemberRemarks,
  listMemberRounds,
  listMemberSessions,
  listMemberSignals,
  removeLabel,
  saveLabel,
} from "../member/staffPartEndpoints.ts";
export type {
  AddMemberRemark,
  ListMemberPart,
  MemberChanges,
  MemberRemarks,
  MemberRounds,
  MemberSessions,
  MemberSignals,
  MemberWallet,
} from "../member/staffPartSchemas.ts";
export type {
  AskMember,
  ChangedMembers,
  EndMemberSessions,
  GivenPassword,
  LabelMembers,
  LabelTag,
  ListMembers,
  MemberLine,
  MemberPage,
  MemberSheet,
  MemberVersion,
  ProposeAdjustment,
  ProposeFactorRemoval,
  SendOffer,
  SentOffer,
  SecureMember,
  SetMemberLabels,
  SetMemberState,
  SetMemberStates,
} from "../member/staffSchemas.ts";
export { memberStates, type MemberState, type MemberStateEvent } from "../member/states.ts";
export {
  listStaffCollections,
  listStaffGames,
  listStaffVendors,
  orderCollections,
  removeCollection,
  saveCollection,
  setGames,
  setVendor,
} from "../games/staffEndpoints.ts";
export type {
  ListStaffGames,
  SetGames,
  SetVendor,
  StaffGame,
  StaffGamePage,
  StaffVendor,
  StaffVendorList,
} from "../games/staffSchemas.ts";
export type {
  OrderCollections,
  RemoveCollection,
  SaveCollection,
  StaffCollection,
  StaffCollectionList,
} from "../games/collectionSchemas.ts";
export { collectionLimits } from "../games/collectionLimits.ts";
export { checkPattern, listStaffRegisterRules, setRegisterRule } from "../auth/staffEndpoints.ts";
export type {
  CheckPattern,
  OwnRegisterRule,
  PatternCheck,
  SetRegisterRule,
  StaffRegisterField,
  StaffRegisterRules,
} from "../auth/staffSchemas.ts";
export type { ProposeJurisdiction, StaffJurisdictions } from "../system/jurisdictionSchemas.ts";
export {
  askVendor,
  decideDeposit,
  listStaffDeposits,
  listStaffVendorTransfers,
  settleDeposit,
} from "../wallet/staffEndpoints.ts";
export type {
  AskVendor,
  ListStaffVendorTransfers,
  StaffVendorTransfer,
  StaffVendorTransferPage,
} from "../wallet/staffTransferSchemas.ts";
export type {
  DecideDeposit,
  ListStaffDeposits,
  SettleDeposit,
  StaffDeposit,
  StaffDepositPage,
} from "../wallet/staffSchemas.ts";
export { getMemberProtection, listExclusions } from "../protection/staffEndpoints.ts";
export type {
  ExclusionPage,
  ListExclusions,
  MemberProtection,
  MemberProtectionRequest,
  StaffExclusion,
} from "../protection/staffSchemas.ts";
export {
  changeWithdrawalSettings,
  decideWithdrawal,
  getStaffWithdrawal,
  getWithdrawalSettings,
  listStaffWithdrawals,
  resolveClaim,
  settlePayout,
} from "../withdrawal/staffEndpoints.ts";
export type {
  ChangedWithdrawalSettings,
  ChangeWithdrawalSettings,
  DecideWithdrawal,
  ListStaffWithdrawals,
  ResolveClaim,
  SettlePayout,
  StaffWithdrawal,
  StaffWithdrawalNo,
  StaffWithdrawalPage,
  StaffWithdrawalSheet,
  GetWithdrawalSettings,
  StoredWithdrawalSettings,
  WithdrawalSettings,
} from "../withdrawal/staffSchemas.ts";
export {
  addTurnover,
  changeTurnoverSettings,
  forgiveTurnover,
  getMemberTurnover,
  getTurnoverSettings,
} from "../turnover/staffEndpoints.ts";
export type {
  AddTurnover,
  ChangeTurnoverSettings,
  ForgiveTurnover,
  MemberTurnover,
  MemberTurnoverRequest,
  StoredTurnoverSettings,
  TurnoverSettings,
} from "../turnover/staffSchemas.ts";
export { endBonus, getMemberBonuses, listPromotions, savePromotion } from "../promotions/staffEndpoints.ts";
export { promotionTurns } from "../promotions/states.ts";
export type {
  EndBonus,
  MemberBonuses,
  MemberBonusesRequest,
  Promotion,
  PromotionList,
  PromotionVersion,
  SavePromotion,
} from "../promotions/staffSchemas.ts";
export {
  addRestriction,
  liftRestriction,
  listRestrictions,
  listRestrictionTargets,
} from "../restriction/staffEndpoints.ts";
export type { RestrictionScope, RestrictionSubject } from "../restriction/scopes.ts";
export type {
  AddRestriction,
  LiftRestriction,
  ListRestrictions,
  ListRestrictionTargets,
  Restriction,
  RestrictionPage,
  RestrictionTargets,
} from "../restriction/staffSchemas.ts";
export { getBrandRevenue, getReconciliation, getRevenue, startReconciliation } from "../report/staffEndpoints.ts";
export { revenueGroups } from "../report/staffSchemas.ts";
export type {
  BrandRevenue,
  Difference,
  DifferenceKind,
  GetBrandRevenue,
  GetReconciliation,
  GetRevenue,
  Reconciliation,
  ReconciliationRun,
  Revenue,
  RevenueFigures,
  RevenueGroup,
  RevenueLine,
} from "../report/staffSchemas.ts";
export { getReferralPromotion, saveReferralPromotion } from "../referral/staffEndpoints.ts";
export type { ReferralPromotion, SaveReferralPromotion } from "../referral/staffSchemas.ts";
