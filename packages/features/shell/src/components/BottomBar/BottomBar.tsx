import { useLingui } from "@lingui/react/macro";
import {
  centreOpened,
  menuOpenChanged,
  modalOpened,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useGatedAction,
} from "@marquee/runtime";
import { AccountIcon, type BottomTab, BottomTabs, LogInIcon, MenuIcon } from "@marquee/ui-kit";
import { useMenu } from "../../model/useMenu.ts";

/** How many places stand beside the account and the menu. */
const most = 3;

/** The tabs of a phone: home, the first places of the menu, the account or the login, and the menu itself. */
export function BottomBar() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const gated = useGatedAction();
  const isGuest = useAppSelector(selectSession) === null;
  const { groups, isComing } = useMenu();
  const places: (BottomTab | undefined)[] = (groups[0] ?? []).filter(({ href }) => href !== undefined).slice(0, most);
  if (isComing) places.length = most;
  const account: BottomTab = isGuest
    ? { key: "login", label: t`Log in`, icon: LogInIcon, onPress: () => dispatch(modalOpened("loginPopupModal")) }
    : {
        key: "account",
        label: t`Account`,
        icon: AccountIcon,
        onPress: () => gated(() => dispatch(centreOpened({ centre: "member", panel: "" }))),
      };
  const menu: BottomTab = { key: "menu", label: t`Menu`, icon: MenuIcon, onPress: () => dispatch(menuOpenChanged(true)) };
  return <BottomTabs label={t`Quick menu`} tabs={[...places, account, menu]} />;
}
