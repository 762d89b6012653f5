import { useLingui } from "@lingui/react/macro";
import { useGetUnreadCountQuery } from "@marquee/api-client";
import {
  loginPopupModal,
  modalOpened,
  registerModal,
  selectIsTrial,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useIsOn,
  useOpenCentre,
} from "@marquee/runtime";
import { AccountIcon, type BottomTab, BottomTabs, LogInIcon, MenuIcon } from "@marquee/ui-kit";
import { menuOpenChanged } from "../../model/menuSlice.ts";
import { useMenu } from "../../model/useMenu.ts";

/** How many places stand beside the account and the menu. */
const most = 3;

/** The tabs of a phone: home, the first places of the menu, the account where it has a centre, with the number of unread messages (MC-13), the login or for a free demo the registration, and the menu itself. */
export function BottomBar() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const openCentre = useOpenCentre();
  const isGuest = useAppSelector(selectSession) === null;
  const isTrial = useAppSelector(selectIsTrial);
  const canRegister = useIsOn("DIRECTREG3") && isTrial;
  const isCentreOn = useIsOn("MEMCEN3");
  const hasInbox = useIsOn("MESSAGES3") && !isGuest && !isTrial;
  const { data: unread } = useGetUnreadCountQuery({}, { skip: !hasInbox });
  const count = hasInbox ? (unread?.count ?? 0) : 0;
  const { groups, isComing } = useMenu();
  const places: (BottomTab | undefined)[] = (groups[0] ?? []).filter(({ href }) => href !== undefined).slice(0, most);
  if (isComing) places.length = most;
  const account: BottomTab | null = isGuest
    ? { key: "login", label: t`Log in`, icon: LogInIcon, onPress: () => dispatch(modalOpened(loginPopupModal)) }
    : canRegister
      ? { key: "register", label: t`Register`, icon: AccountIcon, onPress: () => dispatch(modalOpened(registerModal)) }
      : isCentreOn
        ? {
            key: "account",
            label: t`Account`,
            icon: AccountIcon,
            onPress: () => openCentre("member"),
            ...(count > 0 && { mark: { count, label: t`${count} unread` } }),
          }
        : null;
  const menu: BottomTab = {
    key: "menu",
    label: t`Menu`,
    icon: MenuIcon,
    onPress: () => dispatch(menuOpenChanged(true)),
  };
  return <BottomTabs label={t`Quick menu`} tabs={[...places, ...(account ? [account] : []), menu]} />;
}
