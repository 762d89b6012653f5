import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useAppDispatch, useAppSelector, useIsOn } from "@marquee/runtime";
import { CloseIcon, IconButton, SideMenu, useOverlay } from "@marquee/ui-kit";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { menuOpenChanged, selectIsMenuOpen } from "../../model/menuSlice.ts";
import { useMenu } from "../../model/useMenu.ts";
import { LanguageSelect } from "../LanguageSelect/LanguageSelect.tsx";
import { MenuCodes } from "../Downloads/MenuCodes.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";

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
  > div { position: sticky; inset-block-start: 0; z-index: 1; display: flex; justify-content: space-between; background: ${token("color.surface")}; padding: ${token("space.8")} ${token("space.8")} 0; }
  > div > :last-child { margin-inline-start: auto; }
  > nav { inline-size: 100%; }
`;

/**
 * The menu over a narrow screen. A native dialog: focus, Escape and an inert page behind it come from the browser, without
 * a library's bytes.
 */
export function MenuDrawer() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { groups } = useMenu();
  const hasTheme = useIsOn("THEME3");
  const isOpen = useAppSelector(selectIsMenuOpen);
  const [isNeeded, setIsNeeded] = useState(isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => {
    dispatch(menuOpenChanged(false));
  };
  useOverlay(isOpen, close);
  // Styles that come late make the browser style the whole page anew: they come with the first opening, and the dialog stays.
  if (isOpen && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A press on the backdrop reaches the dialog itself; one on an entry of the menu is what the drawer was opened for. It closes
  // before the entry does its work: a modal that opens then gives the focus back to what opened the drawer.
  const closeFirst = ({ target }: MouseEvent): void => {
    if (target === dialog.current || (target instanceof Element && target.closest("nav li"))) dialog.current?.close();
  };
  if (!isNeeded) return null;
  return (
    <Drawer ref={dialog} aria-label={t`Menu`} onClose={close} onClickCapture={closeFirst}>
      {isOpen && (
        <>
          <div>
            {hasTheme && <ThemeSwitch />}
            <IconButton label={t`Close`} onClick={close}>
              <CloseIcon size="1em" />
            </IconButton>
          </div>
          <SideMenu label={t`Main menu`} groups={groups} />
          <MenuCodes />
          <LanguageSelect />
        </>
      )}
    </Drawer>
  );
}
