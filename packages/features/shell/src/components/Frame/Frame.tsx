import { Trans } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { DeferredPart, useApp, useAreas, useGates, useRouteHandle, useStatusQuery } from "@marquee/runtime";
import { Outlet } from "react-router";
import { styled } from "styled-components";
import { Banner } from "../Banner/Banner.tsx";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { Header } from "../Header/Header.tsx";
import { SideBar } from "../SideBar/SideBar.tsx";

const Skip = styled.a`
  position: absolute;
  inset-block-start: ${token("space.8")};
  inset-inline-start: ${token("space.8")};
  z-index: ${token("z.tooltip")};
  padding: ${token("space.12")} ${token("space.16")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  color: ${token("color.text")};
  &:not(:focus) { clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; padding: 0; }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(100dvh - ${token("layout.header")});
  @media ${from("desktop")} {
    &[data-menu="true"] { grid-template-columns: auto minmax(0, 1fr); }
  }
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  &[data-tabs="true"] { padding-block-end: calc(${token("layout.tabBar")} + env(safe-area-inset-bottom)); }
  @media ${from("desktop")} { &[data-tabs="true"] { padding-block-end: 0; } }
`;
// As high as the window from the start: the footer comes below the fold, and nothing that is still loading pushes it.
const Main = styled.main`
  flex: 1;
  min-block-size: calc(100dvh - ${token("layout.header")});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token("space.24")};
  inline-size: 100%;
  max-inline-size: calc(${token("layout.container")} + 2 * ${token("layout.gutter")});
  margin-inline: auto;
  padding: ${token("space.16")} ${token("layout.gutter")} ${token("space.48")};
  &[data-bare="true"] { max-inline-size: none; padding: 0; align-content: stretch; }
`;

// The footer's place until it comes, below the fold: a page that is loaded again scrolls to where it was.
const FooterPlace = styled.div`&:empty { min-block-size: 24rem; }`;

const loadFooter = () => import("../Footer/Footer.tsx").then(({ Footer }) => Footer);

const loadLicence = () => import("../Licence/Licence.tsx").then(({ Licence }) => Licence);

const loadAnalytics = () => import("../Analytics/Analytics.tsx").then(({ Analytics }) => Analytics);
const loadPageButtons = () => import("../PageButtons/PageButtons.tsx").then(({ PageButtons }) => PageButtons);
const loadScrollToTop = () => import("../ScrollToTop/ScrollToTop.tsx").then(({ ScrollToTop }) => ScrollToTop);

/** The frame around every page: each shows only the areas of its route (SH-15). A page with a header alone fills it. */
export function Frame() {
  const areas = useAreas();
  const lines = useApp().features.flatMap(({ pageLines = [] }) => pageLines);
  const gates = useGates();
  const hasAnalytics = (useStatusQuery().data?.info.analytics.gtagId ?? "") !== "";
  const isMini = areas.includes("miniMenu");
  const hasMenu = isMini || areas.includes("menu");
  const isBare = useRouteHandle() !== null && !areas.includes("footer");
  return (
    <>
      <Skip href="#main">
        <Trans>Skip to the content</Trans>
      </Skip>
      {areas.includes("header") && <Header isBare={isBare} />}
      <Body data-menu={hasMenu || undefined} data-layout="body">
        {hasMenu && <SideBar isAlwaysMini={isMini} />}
        <Column data-tabs={(hasMenu && !isMini) || undefined} data-layout="column">
          <Main id="main" data-bare={isBare || undefined}>
            {areas.includes("banner") && (
              <>
                <Banner />
                {lines.map(({ id, moduleId, Line }) => gates.has(moduleId) && <Line key={id} />)}
              </>
            )}
            <Outlet />
            {areas.includes("licence") && <DeferredPart load={loadLicence} />}
          </Main>
          {areas.includes("footer") && (
            <FooterPlace>
              <DeferredPart load={loadFooter} />
            </FooterPlace>
          )}
        </Column>
      </Body>
      {areas.includes("footer") && <DeferredPart load={loadScrollToTop} />}
      {areas.includes("footer") && <DeferredPart load={loadPageButtons} />}
      {hasAnalytics && areas.includes("footer") && <DeferredPart load={loadAnalytics} />}
      {hasMenu && !isMini && <BottomBar />}
    </>
  );
}
