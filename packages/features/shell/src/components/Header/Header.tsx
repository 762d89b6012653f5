import { smallScreen, token } from "@marquee/design-tokens";
import { paths, selectSession, useApp, useAppSelector, useGates } from "@marquee/runtime";
import { PlainLink } from "@marquee/ui-kit";
import { Suspense } from "react";
import { styled } from "styled-components";

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token("z.menu")};
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  block-size: ${token("layout.header")};
  padding-inline: ${token("layout.gutter")};
  border-block-end: 1px solid ${token("color.line")};
  background: color-mix(in oklab, ${token("color.surface")} 94%, transparent);
  backdrop-filter: blur(14px);
  @media (prefers-reduced-transparency: reduce) { background: ${token("color.surface")}; }
  @media ${smallScreen} { &[data-bare="true"] { display: none; } }
`;
const Home = styled(PlainLink)`
  display: flex;
  align-items: center;
  min-block-size: ${token("layout.tap")};
  margin-inline-end: auto;
  > img { block-size: 28px; inline-size: auto; }
  > img:last-child { display: none; }
  /* Where it is narrow the balance takes the room of the brand's name. */
  @media (max-width: 639px) {
    > img:first-child { display: none; }
    > img:last-child { display: block; }
  }
`;
/** Keeps about the width of what comes, so that its neighbours stay where they are. */
const Place = styled.span`inline-size: 8rem;`;

/** The bar at the top: the brand, and what the features put there. A phone has no room for it over a page that has nothing else around it. */
export function Header({ isBare }: { readonly isBare: boolean }) {
  const { parts, settings } = useApp();
  const gates = useGates();
  const isGuest = useAppSelector(selectSession) === null;
  const actions = parts.header.filter(
    ({ moduleId, isForMembers }) => gates.has(moduleId) && !(isGuest && isForMembers),
  );
  return (
    <Bar data-layout="header" data-bare={isBare || undefined} data-member={!isGuest || undefined}>
      <Home href={paths.index} aria-label={settings.name}>
        <img src={`${settings.base}${settings.assets.logo}`} alt="" height={28} />
        <img src={`${settings.base}${settings.assets.logoMark}`} alt="" height={28} />
      </Home>
      {actions.map(({ id, Action }) => (
        <Suspense key={id} fallback={<Place />}>
          <Action />
        </Suspense>
      ))}
    </Bar>
  );
}
