import { token } from "@marquee/design-tokens";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { plate } from "../../styles/plate.ts";
import type { IconPicture } from "../Icon/Icon.tsx";
import { PlainLink } from "../PlainLink/PlainLink.tsx";

const Rail = styled.nav`
  position: sticky;
  inset-block-start: ${token("layout.header")};
  z-index: ${token("z.sticky")};
  padding-block: ${token("space.8")};
  background: color-mix(in oklab, ${token("color.bg")} 92%, transparent);
  backdrop-filter: blur(12px);
  @media (prefers-reduced-transparency: reduce) { background: ${token("color.bg")}; }
  > ul {
    display: flex;
    gap: ${token("space.8")};
    margin-inline: calc(-1 * ${token("space.4")});
    padding: ${token("space.4")};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
  li { flex: none; scroll-snap-align: center; }
`;
const Item = styled(PlainLink)`
  ${plate}
  --cut: ${token("chip.notch")};
  --plate: ${token("color.surface")};
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  min-block-size: ${token("chip.height")};
  padding-inline: ${token("space.16")};
  border-radius: ${token("chip.radius")};
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  font-weight: ${token("weight.strong")};
  text-decoration: none;
  white-space: nowrap;
  > svg { color: ${token("color.primary")}; }
  > small { color: ${token("color.muted")}; font-size: ${token("text.caption")}; font-variant-numeric: tabular-nums; }
  &::before { box-shadow: inset 0 0 0 ${token("chip.border")} ${token("color.line")}; }
  &:hover { --plate: ${token("color.raised")}; }
  &[aria-current="page"] { --plate: ${token("color.primary")}; color: ${token("color.onPrimary")}; > svg, > small { color: inherit; } }
`;

/** One entry of the rail. */
export interface CategoryRailItem {
  /** Stays the same while entries change. */
  readonly key: string;
  /** The category's page. */
  readonly href: string;
  /** Its name. */
  readonly label: string;
  /** Its picture. */
  readonly icon: IconPicture;
  /** How many games it holds. */
  readonly count?: string | undefined;
  /** The page that is open. */
  readonly current?: boolean | undefined;
}

/** The game categories in one line that stays under the header; arrow keys walk along it, Home and End jump. */
export function CategoryRail({
  label,
  items,
}: {
  /** The landmark's name. */
  readonly label: string;
  /** In the order in which they show. */
  readonly items: readonly CategoryRailItem[];
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.key;

  useEffect(() => {
    if (current === undefined) return;
    const active = list.current?.querySelector('[aria-current="page"]');
    active?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);

  const walk = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: links.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    links[(target + links.length) % links.length]?.focus();
  };

  return (
    <Rail data-layout="categories" aria-label={label}>
      <ul ref={list}>
        {items.map(({ key, href, label: name, icon: Picture, count, current: isCurrent }) => (
          <li key={key}>
            <Item href={href} onKeyDown={walk} aria-current={isCurrent ? "page" : undefined}>
              <Picture size={18} strokeWidth={2} aria-hidden="true" />
              {name}
              {count === undefined ? null : <small>{count}</small>}
            </Item>
          </li>
        ))}
      </ul>
    </Rail>
  );
}
