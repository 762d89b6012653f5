import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { PageHead, paths, useBrand } from "@marquee/runtime";
import { Link } from "@marquee/ui-kit";
import { Outlet } from "react-router";
import { styled } from "styled-components";
import { Licence } from "../Licence/Licence.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${token("space.24")};
  min-block-size: 100dvh;
  inline-size: 100%;
  max-inline-size: ${token("layout.container")};
  margin-inline: auto;
  padding: ${token("layout.gutter")};
  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.12")}; }
`;

/** The frame of a page that is open while the site is closed (CS-04): whose page it is, the page, and the way back to why it is closed. */
export function OpenPage() {
  const { name, base, assets } = useBrand();
  return (
    <Page>
      <header>
        <img src={`${base}${assets.logo}`} alt={name} height={36} />
        <Link href={paths.index}>
          <Trans>Why the site is closed</Trans>
        </Link>
      </header>
      <main id="main">
        <Outlet />
      </main>
      <footer>
        <Licence />
      </footer>
      <PageHead />
    </Page>
  );
}
