import { useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { DeferredPart, localStore, useAppDispatch, useAppSelector, useIsOn } from "@marquee/runtime";
import { SideMenu } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { menuMiniChanged, selectIsMenuMini, selectIsMenuOpen } from "../../model/menuSlice.ts";
import { useDownloads } from "../../model/useDownloads.ts";
import { useMenu } from "../../model/useMenu.ts";

const Rail = styled.aside`
  display: none;
  position: sticky;
  inset-block-start: ${token("layout.header")};
  block-size: calc(100dvh - ${token("layout.header")});
  border-inline-end: 1px solid ${token("color.line")};
  background: ${token("color.surface")};
  flex-direction: column;
  overflow-y: auto;
  > :first-child { flex: 1; }
  @media ${from("desktop")} { display: flex; }
`;

/** As high as what comes, so that the menu above it stays where it is. */
const Languages = styled.div`min-block-size: calc(${token("layout.tap")} + 2 * ${token("space.12")});`;

/** As high as a row of codes with their links. */
const Codes = styled.div`flex: none; min-block-size: calc(100px + ${token("layout.tap")} + 2 * ${token("space.12")});`;

const loadCodes = () => import("../Downloads/MenuCodes.tsx").then(({ MenuCodes }) => MenuCodes);
const loadLanguages = () => import("../LanguageSelect/LanguageSelect.tsx").then(({ LanguageSelect }) => LanguageSelect);
const loadDrawer = () => import("../MenuDrawer/MenuDrawer.tsx").then(({ MenuDrawer }) => MenuDrawer);

/** The menu: where the brand has it on wide screens (SM-18), a drawer over the page on narrow ones. */
export function SideBar({
  isAlwaysMini = false,
}: {
  /** Beside a game that fills the page: it cannot be expanded, and a narrow screen has no room for it. */
  readonly isAlwaysMini?: boolean;
}) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { groups } = useMenu();
  const isMini = useAppSelector(selectIsMenuMini) || isAlwaysMini;
  const isOpen = useAppSelector(selectIsMenuOpen);
  const { android, ios } = useDownloads();
  const hasDownloads = android !== undefined || ios !== undefined;
  const hasLanguages = useIsOn("LANG3");
  const setMini = (mini: boolean): void => {
    localStore.set("menu", mini ? "mini" : "wide");
    dispatch(menuMiniChanged(mini));
  };
  return (
    <>
      <Rail data-layout="menu">
        <SideMenu label={t`Main menu`} groups={groups} mini={isMini} onMini={isAlwaysMini ? undefined : setMini} />
        {!isMini && hasDownloads && (
          <Codes data-layout="codes">
            <DeferredPart load={loadCodes} />
          </Codes>
        )}
        {!isMini && hasLanguages && (
          <Languages>
            <DeferredPart load={loadLanguages} />
          </Languages>
        )}
      </Rail>
      <DeferredPart load={loadDrawer} isAsked={isOpen} />
    </>
  );
}
