import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { IconPicture } from "../Icon/Icon.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { toCount } from "../Badge/toCount.ts";
import { PlainLink } from "../PlainLink/PlainLink.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

const Bar = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token("z.sticky")};
  padding-block-end: env(safe-area-inset-bottom);
  background: color-mix(in oklab, ${token("color.surface")} 94%, transparent);
  backdrop-filter: blur(14px);
  @media (prefers-reduced-transparency: reduce) { background: ${token("color.surface")}; }
  border-block-start: 1px solid ${token("color.line")};
  > ul { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); block-size: ${token("layout.tabBar")}; }
  li > * {
    display: grid;
    place-content: center;
    place-items: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${token("color.muted")};
    font-size: ${token("text.caption")};
    line-height: 1.25;
    text-decoration: none;
    cursor: pointer;
  }
  li > *:focus-visible { outline-offset: -3px; }
  li > [aria-current="page"] { color: ${token("color.primary")}; font-weight: ${token("weight.strong")}; }
  span { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media ${from("desktop")} { display: none; }
`;

const Marked = styled.i`
  position: relative;
  display: grid;
  font-style: normal;
  > span {
    position: absolute;
    inset-block-end: calc(100% - 12px);
    inset-inline-start: calc(100% - 10px);
    justify-content: center;
    min-inline-size: 18px;
    min-block-size: 18px;
    padding-inline: ${token("space.4")};
    max-inline-size: none;
  }
`;

/** One tab: a place (`href`) or an action (`onPress`). */
export interface BottomTab {
  /** Stays the same while tabs change. */
  readonly key: string;
  /** Its words. */
  readonly label: string;
  /** Its picture. */
  readonly icon: IconPicture;
  /** The place that it leads to. */
  readonly href?: string | undefined;
  /** What it does, where it leads nowhere, or beside following the link. */
  readonly onPress?: (() => void) | undefined;
  /** The place that is open. */
  readonly current?: boolean | undefined;
  /** A number at its picture, and what it means in words. */
  readonly mark?: { readonly count: number; readonly label: string } | undefined;
}

function Tab({ tab: { label, icon: Picture, href, onPress, current, mark } }: { readonly tab: BottomTab }): ReactNode {
  const shown = (
    <>
      <Marked aria-hidden="true">
        <Picture size={22} />
        {mark && <Badge tone="accent">{toCount(mark.count)}</Badge>}
      </Marked>
      <span>{label}</span>
      {mark && <VisuallyHidden> {mark.label}</VisuallyHidden>}
    </>
  );
  return href === undefined ? (
    <button type="button" onClick={onPress}>
      {shown}
    </button>
  ) : (
    <PlainLink href={href} onClick={onPress} aria-current={current ? "page" : undefined}>
      {shown}
    </PlainLink>
  );
}

/** The five places a thumb reaches on a phone; from 1024 px the side menu takes over. */
export function BottomTabs({
  label,
  tabs,
}: {
  /** The landmark's name. */
  readonly label: string;
  /** Five at most; the place of one that is not known yet is held. */
  readonly tabs: readonly (BottomTab | undefined)[];
}): ReactNode {
  return (
    <Bar data-layout="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab, place) => (
          <li key={tab?.key ?? place}>{tab && <Tab tab={tab} />}</li>
        ))}
      </ul>
    </Bar>
  );
}
