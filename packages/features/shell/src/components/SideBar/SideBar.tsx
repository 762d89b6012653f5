import { useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import {
  localStore,
  menuMiniChanged,
  menuOpenChanged,
  selectIsMenuMini,
  selectIsMenuOpen,
  useAppDispatch,
  useAppSelector,
} from "@marquee/runtime";
import { CloseIcon, IconButton, SideMenu } from "@marquee/ui-kit";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
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
`;
const Drawer = styled.dialog`
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(86vw, 300px);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${token("color.line")};
  background: ${token("color.surface")};
  color: ${token("color.text")};
  overflow-y: auto;
  &::backdrop { background: ${token("color.scrim")}; }
  > div { display: flex; justify-content: end; padding: ${token("space.8")} ${token("space.8")} 0; }
  > nav { inline-size: 100%; }
`;

/** The side menu: a rail beside the page on wide screens (SM-18), a drawer over it on narrow ones. */
export function SideBar() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const groups = useMenu();
  const isMini = useAppSelector(selectIsMenuMini);
  const setMini = (mini: boolean): void => {
    localStore.set("menu", mini ? "mini" : "wide");
    dispatch(menuMiniChanged(mini));
  };
  return (
    <>
      <Rail>
        <SideMenu label={t`Main menu`} groups={groups} mini={isMini} onMini={setMini} />
        {!isMini && <LanguageSelect />}
      </Rail>
      <MenuDrawer>
        <SideMenu label={t`Main menu`} groups={groups} />
        <LanguageSelect />
      </MenuDrawer>
    </>
  );
}

/** A native dialog: focus, Escape and an inert page behind it come from the browser, without a library's bytes. */
function MenuDrawer({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMenuOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => {
    dispatch(menuOpenChanged(false));
  };
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A press on the backdrop reaches the dialog itself; one on a place of the menu leaves the drawer behind.
  const closeAfter = ({ target }: MouseEvent): void => {
    if (target === dialog.current || (target instanceof Element && target.closest("a"))) close();
  };
  return (
    <Drawer ref={dialog} aria-label={t`Menu`} onClose={close} onClick={closeAfter}>
      {isOpen && (
        <>
          <div>
            <IconButton label={t`Close`} onClick={close}>
              <CloseIcon size="1em" />
            </IconButton>
          </div>
          {children}
        </>
      )}
    </Drawer>
  );
}
