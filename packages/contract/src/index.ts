export { getAffiliate, listInvitationCodes } from "./agent/endpoints.ts";
export type { Affiliate, AffiliateRequest, InvitationCode, InvitationCodes } from "./agent/schemas.ts";
export type { InvitationCodesRequest } from "./agent/schemas.ts";
export { getCaptcha, getCaptchaChallenge, getSessionLife, keepSession, login } from "./auth/endpoints.ts";
export { loginFreePlay, logout } from "./auth/endpoints.ts";
export { createLoginCode, loginByCode, loginByPasskey, sendLoginCode, sendSmsCode } from "./auth/loginEndpoints.ts";
export { startPasskeyLogin } from "./auth/loginEndpoints.ts";
export type {
  CodeLoginRequest,
  LoginCode,
  LoginCodeRequest,
  PasskeyLoginRequest,
  PasskeyOptions,
  SmsCodeRequest,
} from "./auth/loginSchemas.ts";
export { confirmContact, createPhoneToken, getBotChallenge } from "./auth/registerEndpoints.ts";
export { register, registerMobile, sendRegisterCode } from "./auth/registerEndpoints.ts";
export { toTidyField } from "./auth/toTidyField.ts";
export type {
  BotChallenge,
  BotProof,
  ConfirmContact,
  ConfirmedContact,
  PhoneToken,
  PhoneTokenRequest,
  RegisterCodeRequest,
  RegisterMobileRequest,
  RegisterRequest,
  RegisterValue,
} from "./auth/registerSchemas.ts";
export type {
  CaptchaChallenge,
  CaptchaValue,
  FreePlayRequest,
  LoginRequest,
  LoginValue,
  LogoutRequest,
  SecondFactorMethod,
  SessionLife,
  VerificationSent,
} from "./auth/schemas.ts";
export { foldText } from "./foldText.ts";
export {
  accountType,
  announcementDefault,
  announcementsPerPage,
  captchaThrottle,
  chunkTimeout,
  clientType,
  clientVersion,
  confirmTrans,
  defaultLanguage,
  favouriteGameType,
  favouritePlatform,
  freePlayPlatform,
  gamePlatform,
  gatewayVersion,
  hotPlatform,
  isPlatform,
  launchMode,
  pageSize,
  registerAge,
  registerMethod,
  rememberDays,
  smsSecondsPerMinute,
  smsThrottle,
  statusInterval,
  tooManyRequestsWait,
} from "./constants.ts";
export { contractVersion } from "./contractVersion.ts";
export { type EncryptedHeader, encryptedBody } from "./encryptedBody.ts";
export {
  type Audience,
  type Domain,
  type Endpoint,
  endpoint,
  type HttpMethod,
  type PendingStep,
  type RateLimit,
  type RequestOf,
  type ValueOf,
} from "./endpoint.ts";
export type { Envelope, Failure, FieldError, Success } from "./envelope.ts";
export { type ClientErrorCode, type ErrorCode, errorStatus, isErrorCode } from "./errors.ts";
export { gameCategories, type GameCategory, type GameCategoryEntry } from "./games/gameCategories.ts";
export {
  createFavourite,
  getGameMenus,
  launchGame,
  launchGameFallback,
  listFavouriteGames,
  listFavouriteIds,
  listGames,
  listCollections,
  listHotGames,
  listRecentGames,
  listVendors,
  removeFavourite,
} from "./games/endpoints.ts";
export type { CollectionList, ListCollections } from "./games/collectionSchemas.ts";
export type {
  Favourite,
  FavouriteGames,
  FavouriteGamesRequest,
  FavouriteIds,
  Game,
  GameList,
  GameListRequest,
  GameMenus,
  HotGames,
  HotGamesRequest,
  LaunchRequest,
  LaunchValue,
  RecentGames,
  RecentGamesRequest,
  VendorCard,
  VendorLanes,
} from "./games/schemas.ts";
export type {
  GameRoundEvent,
  GameRoundState,
  HouseRoundEvent,
  HouseRoundState,
  StoredGameRoundState,
} from "./games/states.ts";
export {
  type GameMechanic,
  gameMechanics,
  type HouseModel,
  type HouseModelId,
  houseModels,
  type HouseTheme,
  houseThemes,
  isHouseModelId,
  toVolatility,
  volatilities,
  type Volatility,
} from "./games/houseGames.ts";
export { isLanguageCode, type Language, type LanguageCode, languages, toDateTag } from "./languages.ts";
export { getMemberIcon, getMemberInfo, updateLanguage } from "./member/endpoints.ts";
export { nicknameRule, toMaskedName } from "./member/nicknameRule.ts";
export {
  chooseAvatar,
  createFileLink,
  getPlayerAvatar,
  getPreferences,
  updateMemberInfo,
  updatePreferences,
  uploadPicture,
} from "./member/profileEndpoints.ts";
export type {
  AvatarChoice,
  FileLink,
  FileLinkRequest,
  LanguageChoice,
  MemberIcon,
  MemberInfo,
  PlayerAvatar,
  Preferences,
  UpdateMemberInfo,
  UpdatePreferences,
  Upload,
  UploadRequest,
} from "./member/schemas.ts";
export { isModId, type ModId, moduleParents } from "./modules.ts";
export { promotionTurns } from "./promotions/states.ts";
export { type Currency, currencies, getCurrency, isOfferedCurrency } from "./currencies.ts";
export {
  cutToDigits,
  getCurrencyDigits,
  isAmount,
  isDisplayCurrency,
  type OwnDigits,
  toAmount,
  toPlainAmount,
} from "./currencyDigits.ts";
export { isFreshRate } from "./wallet/isFreshRate.ts";
export { checkAccountNumber, toAccountNumber } from "./withdrawal/accountNumber.ts";
export { formatMoney } from "./formatMoney.ts";
export { MoneyError, moneyLimit, moneyScale, splitMoney, toBalance, toDecimal, toMoney } from "./money.ts";
export { isCalendarDay, type Pattern, patterns } from "./patterns.ts";
export { checkField, checkMobileNumber, type RegisterRule, toAge, toPlainNumber } from "./registerRule.ts";
export { toPlainName } from "./toPlainName.ts";
export { toTidyName } from "./toTidyName.ts";
export { toToday } from "./toToday.ts";
export {
  type AccountKind,
  accountKinds,
  type AccountType,
  hasTrialMoney,
  isAgentKind,
  isTrial,
  isTrialAgent,
  toAccountType,
} from "./roles.ts";
export { listAnnouncements } from "./support/endpoints.ts";
export type { Announcements, AnnouncementsRequest, Banner, Notice } from "./support/schemas.ts";
export { homePaths, isPage, type PageAddress, pageAddresses, toPagePath } from "./system/pages.ts";
export { getRegisterRules, getStatus, getWhitelabel, listCountries, listenEvents } from "./system/endpoints.ts";
export {
  isLiveEventType,
  type LiveEvent,
  type LiveEventKind,
  liveEventKinds,
  streamSignals,
  type SwitchedPart,
} from "./system/liveEvents.ts";
export type { Country, PublicKey, RegisterRules, SystemStatus, WhitelabelNode } from "./system/schemas.ts";
export type { CustomerService, RouterResource } from "./system/serviceSchemas.ts";
export { labelFields, type ResourceType, resourceTypes, serviceAddressPattern } from "./system/resources.ts";
export { createReportFile, getBet, getProfit, listBets, mailReport } from "./report/endpoints.ts";
export type { BetDetails, BetList, GetBetRequest, ListBetsRequest } from "./report/schemas.ts";
export type {
  MailedReport,
  MailReportRequest,
  Profit,
  ProfitRequest,
  ReportFile,
  ReportFileRequest,
} from "./report/schemas.ts";
export { cancelDeposit, createDeposit, getDeposit } from "./wallet/depositEndpoints.ts";
export { listDepositMethods, listDeposits } from "./wallet/depositEndpoints.ts";
export type { CreateDepositRequest, DepositOrderNo, ListDepositsRequest } from "./wallet/depositSchemas.ts";
export type { DepositList, DepositMethod, DepositOrder, DepositPay, PaymentMethod } from "./wallet/depositSchemas.ts";
export type { DepositType } from "./wallet/depositTypes.ts";
export { getBalance, getDisplayRate, getFunds, listMovements, listTransactions } from "./wallet/endpoints.ts";
export { getMerchantWallet, listWalletTransfers, transferWallet } from "./wallet/transferEndpoints.ts";
export type {
  ListWalletTransfersRequest,
  MerchantWallet,
  VendorTransferState,
  WalletTransfer,
  WalletTransferList,
  WalletTransferRequest,
} from "./wallet/transferSchemas.ts";
export type {
  Balance,
  DisplayRate,
  Funds,
  Movement,
  Movements,
  MovementsRequest,
  Transaction,
  Transactions,
  TransactionsRequest,
  TransferKind,
} from "./wallet/schemas.ts";
export {
  getProviderStatus,
  type ProviderCall,
  type ProviderCallName,
  type ProviderStatus,
  type ProviderStatusRow,
  providerBase,
  providerCalls,
  providerPatience,
  providerSignature,
  providerStatusNames,
  toSignatureText,
  toSummaryText,
  toTransactionText,
  toWireAmount,
  type TransactionFields,
  type TransactionTotals,
  type WireAmount,
  type GameMessage,
  type HostMessage,
} from "./provider/provider.ts";
export {
  confirmPasswordReset,
  forgotPassword,
  listResetSignIns,
  resetPasswordBySms,
} from "./security/passwordEndpoints.ts";
export type {
  ForgotPasswordRequest,
  ForgotPasswordValue,
  PasswordResetRequest,
  SmsPasswordResetRequest,
  ResetSignIns,
  ResetSignInsRequest,
} from "./security/passwordSchemas.ts";
export {
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from "./security/secondFactorEndpoints.ts";
export type {
  ConfirmTotpRequest,
  PasswordRequest,
  RecoveryCodes,
  SecondFactor,
  TotpSecret,
} from "./security/secondFactorSchemas.ts";
export { changePassword, endSession, listActivity, listSessions } from "./security/endpoints.ts";
export type {
  AccountActivity,
  ActivityKind,
  ChangePasswordRequest,
  EndSessionRequest,
  MemberSession,
  MemberSessions,
  RenewedSession,
} from "./security/schemas.ts";
export {
  changeContact,
  closeAccount,
  getDataExport,
  requestDataExport,
  resetPaymentPassword,
  sendContactCode,
  setPaymentPassword,
} from "./security/accountEndpoints.ts";
export type {
  ChangeContact,
  CloseAccount,
  ContactKind,
  DataExport,
  PasswordProof,
  ResetPaymentPassword,
  SendContactCode,
  SetPaymentPassword,
} from "./security/accountSchemas.ts";
export { getIdentity, submitIdentity } from "./security/identityEndpoints.ts";
export { documentTypes, type DocumentType } from "./security/documentTypes.ts";
export type { Identity, SubmitIdentity } from "./security/identitySchemas.ts";
export type { DataExportState, IdentityCheckState } from "./security/states.ts";
export type { PlannedChangeState } from "./system/states.ts";
export { listSocialProviders, startSocialLogin } from "./auth/socialEndpoints.ts";
export { type SocialProvider, socialProviders } from "./auth/socialProviders.ts";
export { toSocialModule, toSocialName, toSocialPath } from "./auth/socialProviders.ts";
export type { SocialAddress, SocialAnswer, SocialLoginStart, SocialProviders } from "./auth/socialSchemas.ts";
export {
  checkSocialLink,
  confirmSocialLink,
  listSocialLinks,
  removeSocialLink,
  startSocialLink,
} from "./security/socialLinkEndpoints.ts";
export type { OwnFactor } from "./security/ownFactorSchemas.ts";
export type {
  RemoveSocialLink,
  SocialLink,
  SocialLinks,
  SocialLinkStart,
  SocialTicket,
} from "./security/socialLinkSchemas.ts";
export { addPasskey, listPasskeys, removePasskey, startPasskey } from "./security/passkeyEndpoints.ts";
export type { AddPasskeyRequest, Passkeys, RemovePasskeyRequest } from "./security/passkeySchemas.ts";
export { type RegisterFieldName, registerFieldNames } from "./auth/registerFieldNames.ts";
export {
  diffJurisdictions,
  getJurisdictionRules,
  isJurisdictionId,
  jurisdictionIds,
  jurisdictions,
} from "./jurisdictions.ts";
export type { JurisdictionId, JurisdictionRules, RuleChange } from "./jurisdictions.ts";
export { answerRealityCheck, confirmLimit, excludeSelf, getProtection, keepLimit } from "./protection/endpoints.ts";
export { notePlay, readDepositMessage, setLimit, setRealityCheck, takeTimeOut } from "./protection/endpoints.ts";
export type { Exclude, LimitName, Play, Protection, ProtectionLimit, SetLimit } from "./protection/schemas.ts";
export type { SetRealityCheck, TimeOut } from "./protection/schemas.ts";
export { exclusionMonths, type LimitKind, limitKinds, type LimitPeriod, limitPeriods } from "./protection/choices.ts";
export { realityMinutes, timeOutHours } from "./protection/choices.ts";
export type { Turnover, TurnoverRequirement } from "./turnover/schemas.ts";
export type { TurnoverSource } from "./turnover/states.ts";
export { deleteInbox, getUnreadCount, listInbox, readInbox } from "./inbox/endpoints.ts";
export { inboxMost } from "./inbox/inboxMost.ts";
export type { DeleteInbox, Inbox, InboxMessage, ListInboxRequest, ReadInbox, UnreadCount } from "./inbox/schemas.ts";
export { cancelBonus, getAvailablePromo, listBonuses } from "./promotions/endpoints.ts";
export type {
  AvailablePromo,
  Bonus,
  BonusList,
  CancelBonusRequest,
  DepositPromotion,
  ListBonusesRequest,
  PromotionNames,
} from "./promotions/schemas.ts";
export type { BonusState, ClaimRule, PromotionTurn } from "./promotions/states.ts";
export {
  addWithdrawalAccount,
  complainAboutWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalOptions,
  listWithdrawals,
  removeWithdrawalAccount,
} from "./withdrawal/endpoints.ts";
export type {
  AddWithdrawalAccount,
  Complain,
  ConfirmWithdrawal,
  CreateWithdrawalRequest,
  ListWithdrawalsRequest,
  PayoutMethod,
  WithdrawalAccount,
  WithdrawalAccountId,
  WithdrawalList,
  WithdrawalOptions,
  WithdrawalOrder,
  WithdrawalOrderNo,
} from "./withdrawal/schemas.ts";
export {
  isWithdrawalRule,
  type PayoutType,
  type WithdrawalRule,
  withdrawalRuleNames,
  withdrawalRules,
} from "./withdrawal/states.ts";
export { getReferral } from "./referral/endpoints.ts";
export type { Referral } from "./referral/schemas.ts";
