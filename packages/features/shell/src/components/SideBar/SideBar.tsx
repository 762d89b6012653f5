import { useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import {
  LaterPart,
  localStore,
  menuMiniChanged,
  selectIsMenuMini,
  selectIsMenuOpen,
  useAppDispatch,
  useAppSelector,
  useBrand,
} from "@marquee/runtime";
import { SideMenu } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useMenu } from "../../model/useMenu.ts";
import { LanguageSelect } from "../LanguageSelect/LanguageSelect.tsx";

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
  :root[data-menu="dense"] & li > * { min-block-size: 38px; border-radius: 0; &[aria-current="page"] { box-shadow: inset 3px 0 ${token("color.primary")}; } }
  :root:is([data-menu="top"], [data-menu="dock"]) & {
    flex-direction: row;
    align-items: center;
    block-size: auto;
    overflow: visible;
    border-inline-end: 0;
    > nav { flex-direction: row; inline-size: auto; min-inline-size: 0; overflow: auto hidden; scrollbar-width: none; }
    > nav > ul { display: flex; gap: ${token("space.4")}; }
    > nav > ul + ul { padding: 0; padding-inline-start: ${token("space.16")}; border: 0; border-inline-start: 1px solid ${token("color.line")}; }
    li > * { white-space: nowrap; }
    > label { flex: none; margin-block: 0; > select { min-inline-size: 7rem; } }
  }
  :root[data-menu="top"] & {
    z-index: ${token("z.sticky")};
    padding-inline: max(${token("space.4")}, (100% - ${token("layout.container")}) / 2 - ${token("space.12")});
    border-block-end: 1px solid ${token("color.line")};
    > nav { padding-block: ${token("space.4")}; }
    li > * { border-radius: ${token("radius.full")}; padding-inline: ${token("space.16")}; }
  }
  :root[data-menu="dock"] & {
    position: fixed;
    inset-block: auto ${token("space.16")};
    inset-inline: ${token("space.16")};
    z-index: ${token("z.menu")};
    inline-size: fit-content;
    max-inline-size: calc(100% - 2 * ${token("space.16")});
    margin-inline: auto;
    border: 1px solid ${token("color.border")};
    border-radius: ${token("radius.panel")};
    background: ${token("color.raised")};
    box-shadow: ${token("shadow.overlay")};
    > nav { padding: ${token("space.4")} ${token("space.8")}; }
    li > * { flex-direction: column; justify-content: center; gap: 2px; min-inline-size: 76px; padding-block: ${token("space.8")} ${token("space.4")}; font-size: ${token("text.caption")}; }
  }
`;

/** Where the menu takes width from the page, it can be made narrow. */
const narrowable: readonly string[] = ["rail", "dense"];

const loadDrawer = () => import("../MenuDrawer/MenuDrawer.tsx").then(({ MenuDrawer }) => MenuDrawer);

/** The menu: where the brand has it on wide screens (SM-18), a drawer over the page on narrow ones. */
export function SideBar() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const groups = useMenu();
  const canNarrow = narrowable.includes(useBrand().layout.menu);
  const isMini = useAppSelector(selectIsMenuMini) && canNarrow;
  const isOpen = useAppSelector(selectIsMenuOpen);
  const setMini = (mini: boolean): void => {
    localStore.set("menu", mini ? "mini" : "wide");
    dispatch(menuMiniChanged(mini));
  };
  return (
    <>
      <Rail>
        <SideMenu label={t`Main menu`} groups={groups} mini={isMini} onMini={canNarrow ? setMini : undefined} />
        {!isMini && <LanguageSelect />}
      </Rail>
      <LaterPart load={loadDrawer} isAsked={isOpen} />
    </>
  );
}
