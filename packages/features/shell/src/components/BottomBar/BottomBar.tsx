import { useLingui } from "@lingui/react/macro";
import {
  type CentrePanel,
  loginPopupModal,
  modalOpened,
  type PanelBadge,
  registerModal,
  selectIsMember,
  selectIsTrial,
  selectSession,
  useApp,
  useAppDispatch,
  useAppSelector,
  useGates,
  useIsOn,
  useOpenCentre,
} from "@marquee/runtime";
import { AccountIcon, type BottomTab, BottomTabs, LogInIcon, MenuIcon } from "@marquee/ui-kit";
import { useState } from "react";
import { menuOpenChanged } from "../../model/menuSlice.ts";
import { useMenu } from "../../model/useMenu.ts";
import { BadgeReader } from "./BadgeReader.ts";

/** How many places stand beside the account and the menu. */
const most = 3;

/** The panel whose badge stands at the account's tab; only a member's, and only while its module is on. */
function useMarkedPanel(): CentrePanel | undefined {
  const { features } = useApp();
  const gates = useGates();
  const isMember = useAppSelector(selectIsMember);
  const panels = isMember ? features.flatMap(({ panels: list = [] }) => list) : [];
  return panels.find(({ isOnTab, moduleId }) => isOnTab && gates.has(moduleId));
}

/** The tabs of a phone: home, the first places of the menu, the account where it has a centre, with the badge of the panel that has one here (MC-13), the login or for a free demo the registration, and the menu itself. */
export function BottomBar() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const openCentre = useOpenCentre();
  const isGuest = useAppSelector(selectSession) === null;
  const isTrial = useAppSelector(selectIsTrial);
  const canRegister = useIsOn("DIRECTREG3") && isTrial;
  const isCentreOn = useIsOn("MEMCEN3");
  const panel = useMarkedPanel();
  const [mark, setMark] = useState<PanelBadge | null>(null);
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
            ...(mark?.count !== undefined && mark.count > 0 && { mark: { count: mark.count, label: mark.label } }),
          }
        : null;
  const menu: BottomTab = {
    key: "menu",
    label: t`Menu`,
    icon: MenuIcon,
    onPress: () => dispatch(menuOpenChanged(true)),
  };
  return (
    <>
      {panel?.useBadge && <BadgeReader key={panel.id} useBadge={panel.useBadge} onRead={setMark} />}
      <BottomTabs label={t`Quick menu`} tabs={[...places, ...(account ? [account] : []), menu]} />
    </>
  );
}
