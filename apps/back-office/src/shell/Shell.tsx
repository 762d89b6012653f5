import { Trans, useLingui } from "@lingui/react/macro";
import { breakpoints, from, token } from "@marquee/design-tokens";
import { Button, Drawer, IconButton, Link, MenuIcon, SearchIcon, Spinner, useMediaQuery } from "@marquee/ui-kit";
import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { styled } from "styled-components";
import { UnsavedGuard } from "../forms/UnsavedGuard.tsx";
import { useLeave } from "../frame/useLeave.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { ZoneName } from "../frame/ZoneName.tsx";
import { BarParts } from "./BarParts.tsx";
import { FocusOnPage } from "./FocusOnPage.tsx";
import { LookChoice } from "./LookChoice.tsx";
import { Menu } from "./Menu.tsx";
import { MerchantChoice } from "./MerchantChoice.tsx";
import { Palette } from "./Palette.tsx";
import { useDeskChanges } from "./useDeskChanges.ts";
import { useShortcuts } from "./useShortcuts.ts";

const Base = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvb;
  > main { min-inline-size: 0; }
  /* What gets the focus is not hidden behind the bar. */
  > main :is(input, select, textarea, button, a, [tabindex]) { scroll-margin-block-start: 80px; }
  @media ${from("desktop")} {
    grid-template-columns: 232px minmax(0, 1fr);
    > header { grid-column: 1 / -1; }
  }
`;
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token("z.sticky")};
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  padding: ${token("space.8")} ${token("space.16")};
  border-block-end: ${token("stroke.thin")} solid ${token("color.line")};
  background: ${token("color.surface")};
  > :last-child { margin-inline-start: auto; }
`;
const Side = styled.aside`
  position: sticky;
  inset-block-start: 61px;
  align-self: start;
  display: grid;
  gap: ${token("space.24")};
  max-block-size: calc(100dvb - 61px);
  padding: ${token("space.16")} ${token("space.12")};
  overflow: auto;
`;
const Own = styled.div`
  display: grid;
  gap: ${token("space.8")};
  padding: ${token("space.12")};
  border-block-start: ${token("stroke.thin")} solid ${token("color.line")};
  font-size: ${token("text.small")};
  overflow-wrap: anywhere;
`;

const wide = `(min-width: ${breakpoints.desktop}px)`;

/** The frame around every page: merchant, palette, menu, the caller. */
export function Shell() {
  const { t } = useLingui();
  const { session } = useDesk();
  const { pathname } = useLocation();
  const leave = useLeave();
  const isWide = useMediaQuery(wide);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useDeskChanges();
  useShortcuts(() => setPaletteOpen(true));
  const own = (
    <Own>
      <Link href="/account">{session.name}</Link>
      <span>{session.email}</span>
      <LookChoice />
      <Button look="quiet" size="small" onClick={leave}>
        <Trans>Log out</Trans>
      </Button>
    </Own>
  );
  return (
    <Base>
      <Bar>
        {isWide ? null : (
          <IconButton label={t`Menu`} onClick={() => setMenuOpen(true)}>
            <MenuIcon size={20} />
          </IconButton>
        )}
        <MerchantChoice />
        <ZoneName />
        <BarParts />
        <IconButton label={t`Go to (Ctrl+K)`} onClick={() => setPaletteOpen(true)}>
          <SearchIcon size={18} />
        </IconButton>
      </Bar>
      {isWide ? (
        <Side>
          <Menu />
          {own}
        </Side>
      ) : (
        <Drawer title={t`Menu`} open={isMenuOpen} onClose={() => setMenuOpen(false)} side="start">
          <Menu onChoose={() => setMenuOpen(false)} />
          {own}
        </Drawer>
      )}
      <main>
        <FocusOnPage path={pathname} />
        <Suspense fallback={<Spinner />}>
          <UnsavedGuard>
            <Outlet />
          </UnsavedGuard>
        </Suspense>
      </main>
      <Palette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
    </Base>
  );
}
