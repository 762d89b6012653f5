import { useLingui } from "@lingui/react/macro";
import {
  changePasswordModal,
  modalOpened,
  selectIsMember,
  useAppDispatch,
  useAppSelector,
  useIsOn,
} from "@marquee/runtime";
import { AccountIcon, LogOutIcon, Menu, PasswordIcon } from "@marquee/ui-kit";
import { logoutModal } from "../../modals/logoutModal.ts";

/** What a member does with the account itself, at every width (HD-03, HD-04): changes the password, logs out. A free demo has no password. */
export function AccountMenu() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const hasPassword = useIsOn("PASSWORD3") && isMember;
  const open = (key: string): void => {
    if (key === "password") dispatch(modalOpened(changePasswordModal, { reason: "chosen" }));
    else dispatch(modalOpened(logoutModal));
  };
  return (
    <Menu
      label={t`Account menu`}
      entries={[
        ...(hasPassword ? [{ key: "password", label: t`Change password`, icon: PasswordIcon }] : []),
        { key: "logout", label: t`Log out`, icon: LogOutIcon },
      ]}
      onChoose={open}
    >
      <AccountIcon size={20} aria-hidden="true" />
    </Menu>
  );
}
