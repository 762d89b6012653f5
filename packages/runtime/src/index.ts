export { useGates, useIsOn } from "./access/GatesContext.ts";
export { useKeptMounted } from "./access/useKeptMounted.ts";
export { type GatedOptions, useGatedAction } from "./access/useGatedAction.ts";
export { type AppConfig, useApp, useBrand } from "./brand/AppContext.ts";
export { useBanners } from "./banners/useBanners.ts";
export { EndingBonusNote } from "./bonuses/EndingBonusNote.tsx";
export { type BonusConsent, useEndingBonus } from "./bonuses/useEndingBonus.ts";
export { readSettings } from "./brand/readSettings.ts";
export { useLanguage } from "./brand/TextsContext.ts";
export { type App, createApp, type Engine } from "./createApp.tsx";
export { type AppState, type AppStore, useAppDispatch, useAppSelector, useAppStore } from "./createStore.ts";
export { type CentreAddress, toCentrePath } from "./centres/centreAddress.ts";
export type {
  CentreDoor,
  CentreId,
  CentrePanel,
  CentreSummary,
  PanelBadge,
  PanelGroup,
} from "./centres/CentrePanel.ts";
export { readCentrePath } from "./centres/readCentrePath.ts";
export type { CentreStep } from "./centres/toCentreStep.ts";
export { useCentre } from "./centres/useCentre.ts";
export { type CentreAccess, useCentreAccess } from "./centres/useCentreAccess.ts";
export { useCentreMoves } from "./centres/useCentreMoves.ts";
export { useCentrePanels } from "./centres/useCentrePanels.ts";
export { useHasPanels } from "./centres/useHasPanels.ts";
export { useIsAdmitted } from "./centres/useIsAdmitted.ts";
export { useCentreQuery } from "./centres/useCentreQuery.ts";
export { useOpenCentre } from "./centres/useOpenCentre.ts";
export { ContactUs } from "./contact/ContactUs.tsx";
export { useCustomerService } from "./contact/useCustomerService.ts";
export { WriteToUs } from "./contact/WriteToUs.tsx";
export type {
  Area,
  ChatPanel,
  FeatureModule,
  FeatureRefusal,
  FeatureRoute,
  FeatureScreen,
  FeatureSlice,
  FeatureStates,
  FirstManifest,
  FooterPart,
  GameWatch,
  GameWatchProps,
  HeaderAction,
  HomeSection,
  MenuItem,
  PageButton,
  PageLine,
  PanelGuard,
  ScreenChunk,
  StatusScreens,
} from "./FeatureModule.ts";
export { PicturesField, type UploadedPicture } from "./files/PicturesField.tsx";
export { PrivatePicture } from "./files/PrivatePicture.tsx";
export { digestBytes, openSeed } from "./draws/openSeed.ts";
export { solveChallenge } from "./forms/solveChallenge.ts";
export { toPictureFault } from "./forms/toPictureFault.ts";
export { type AmountRule, useAmountRule } from "./forms/useAmountRule.ts";
export { type FormFaults, useFormFaults } from "./forms/useFormFaults.ts";
export { InvitationCard } from "./invitations/InvitationCard.tsx";
export { LoadGate } from "./loading/LoadGate.tsx";
export { listFirstFaults, listManifestFaults } from "./manifests/listManifestFaults.ts";
export { defineModal, type ModalParams, type ModalReference } from "./modals/defineModal.ts";
export { modalOpened, modalReplaced } from "./modals/modalsSlice.ts";
export {
  afterLoginModal,
  changePasswordModal,
  idleModal,
  loginPopupModal,
  registerModal,
  trialModal,
} from "./modals/sharedModals.ts";
export { type FeatureModal, type ModalProps, showModal } from "./modals/showModal.ts";
export { useIsCovered } from "./overlays/useIsCovered.ts";
export { useNotifyError } from "./overlays/notifyError.ts";
export {
  type FeatureLocalKeys,
  type FeatureSessionKeys,
  localStore,
  type LocalKey,
  sessionStore,
  type SessionKey,
} from "./preferences/storage.ts";
export { getTheme, setTheme, type Theme } from "./preferences/theme.ts";
export { NewPasswordFields } from "./passwords/NewPasswordFields.tsx";
export { useNewPasswordCheck } from "./passwords/useNewPasswordCheck.ts";
export { ChunkBoundary } from "./routing/ChunkBoundary.tsx";
export { Gated } from "./routing/Gated.tsx";
export { DeferredPart } from "./routing/DeferredPart.tsx";
export { DayChart } from "./records/DayChart.tsx";
export { toMonthText } from "./records/movePeriod.ts";
export { PeriodChoice } from "./records/PeriodChoice.tsx";
export { type Counted, type Loaded, RecordBody } from "./records/RecordBody.tsx";
export { toPeriodText } from "./records/toPeriodText.ts";
export { Wide } from "./records/Wide.ts";
export { Totals } from "./records/Totals.tsx";
export { type Report, useReport } from "./records/useReport.ts";
export { createFirstKey } from "./routing/historyEntries.ts";
export { lazyWithRetry } from "./routing/lazyWithRetry.ts";
export { ChunkLoadError } from "./routing/loadChunk.ts";
export { PageHead } from "./routing/PageHead.tsx";
export { PageSkeleton } from "./routing/PageSkeleton.tsx";
export { paths, registerPaths } from "./routing/paths.ts";
export { useAreas, useRouteHandle } from "./routing/useAreas.ts";
export { getDeviceId } from "./session/getDeviceId.ts";
export { endSession } from "./session/endSession.ts";
export { beginLogout } from "./session/beginLogout.ts";
export { createLinkToken, type LinkToken } from "./routing/createLinkToken.ts";
export { useLogOut } from "./session/useLogOut.ts";
export { selectIsMember, selectIsTrial, selectSession, type Session } from "./session/sessionSlice.ts";
export { type PublicSelectors, type PublicState, toPublicSelectors, usePublicState } from "./session/publicState.ts";
export {
  forgetOutsideReturn,
  getOutsideReturn,
  leaveSite,
  type OutsideReturn,
  type OutsideTrip,
} from "./session/outsideTrip.ts";
export { renewSession } from "./session/renewSession.ts";
export { startSession } from "./session/startSession.ts";
export { applySlots } from "./slots/applySlots.ts";
export { listSlotIds } from "./slots/lists.ts";
export { listSlotFaults } from "./slots/listSlotFaults.ts";
export { type MenuSource, type SlotItems, type SlotName, type SlotOperation, slotVersions } from "./slots/slots.ts";
export { startApp } from "./startApp.ts";
export { useCurrencyDigits } from "./session/useCurrencyDigits.ts";
export { useSymbolOf } from "./session/useSymbolOf.ts";
export { OfferedMoney } from "./session/OfferedMoney.tsx";
export { useCurrencySymbol } from "./session/useCurrencySymbol.ts";
export { toSystemState, useStatusQuery } from "./startup/statusQuery.ts";
