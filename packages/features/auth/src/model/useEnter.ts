import { useLingui } from "@lingui/react/macro";
import type { LanguageCode, LoginValue } from "@marquee/contract";
import { formatDateTime } from "@marquee/i18n";
import {
  afterLoginModal,
  changePasswordModal,
  modalOpened,
  startSession,
  useAppDispatch,
  useBrand,
  useIsOn,
  useLanguage,
  useStatusQuery,
} from "@marquee/runtime";
import { notify } from "@marquee/ui-kit";
import { registerSuccessModal } from "../modals/registerSuccessModal.ts";

/**
 * Continues after a login with the session, the member's saved language, the previous login, and then one of these: the new
 * password that must be chosen (LG-09 to LG-11), the welcome at the first login (LG-12), or the notices (LG-13).
 */
export function useEnter(): (login: LoginValue, remember: boolean) => void {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const hasPopup = useIsOn("POPNOTICE3");
  const hasPassword = useIsOn("PASSWORD3");
  const { language, setLanguage } = useLanguage();
  const { locales } = useBrand();
  const timeZone = useStatusQuery().data?.info.settings.timeZone;
  // The member's last choice on any device (LT-04). If its texts do not load, the page keeps its language.
  const showSavedLanguage = (saved: LanguageCode): void => {
    if (saved !== language && locales.enabled.includes(saved)) setLanguage(saved).catch(() => undefined);
  };
  const tellLastLogin = ({ lastLogin }: LoginValue): void => {
    if (lastLogin === null || timeZone === undefined) return;
    const time = formatDateTime(new Date(lastLogin.at).toISOString(), timeZone);
    const { ip } = lastLogin;
    notify(t`Last login: ${time}, from ${ip}`);
  };
  const openNext = ({ forceChangePassword, passwordExpired, firstTimeLogin }: LoginValue): void => {
    if (forceChangePassword) dispatch(modalOpened(changePasswordModal, { reason: "forced" }));
    else if (passwordExpired && hasPassword) dispatch(modalOpened(changePasswordModal, { reason: "expired" }));
    else if (firstTimeLogin) dispatch(modalOpened(registerSuccessModal));
    else if (hasPopup) dispatch(modalOpened(afterLoginModal));
  };
  return (login, remember) => {
    dispatch(startSession(login, remember));
    showSavedLanguage(login.language);
    if (!login.forceChangePassword) tellLastLogin(login);
    openNext(login);
  };
}
