import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { plate } from "../../styles/plate.ts";
import { Badge } from "../Badge/Badge.tsx";
import { toCount } from "../Badge/toCount.ts";
import { CollapseIcon, ExpandIcon } from "../Icon/icons.ts";
import type { IconPicture } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { PlainLink } from "../PlainLink/PlainLink.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Base = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token("space.16")};
  inline-size: ${token("layout.menu")};
  padding: ${token("space.12")};
  overflow: hidden auto;
  scrollbar-width: thin;
  transition: inline-size ${token("motion.normal")} ${token("easing.standard")};
  &[data-mini="true"] {
    inline-size: ${token("layout.menuMini")};
    li { position: relative; }
    li > * { justify-content: center; padding-inline: 0; }
    li > * > span { display: none; }
    b { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
    > div { align-self: center; }
  }
  > ul + ul { padding-block-start: ${token("space.16")}; border-block-start: 1px solid ${token("color.line")}; }
  > div { align-self: end; }
`;
const entry = `
  ${plate}
  --cut: ${token("menu.itemNotch")};
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  inline-size: 100%;
  min-block-size: ${token("menu.itemHeight")};
  padding-inline: ${token("space.12")};
  border: 0;
  border-radius: ${token("menu.itemRadius")};
  background: none;
  color: ${token("color.muted")};
  font-size: ${token("text.small")};
  font-weight: ${token("weight.strong")};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  > svg { flex: none; }
  > b { margin-inline-start: auto; }
  &:hover { --plate: ${token("color.hover")}; color: ${token("color.text")}; }
  &[aria-current="page"] { --plate: ${token("color.primarySoft")}; color: ${token("color.text")}; > svg { color: ${token("color.primary")}; } }
`;
const Place = styled(PlainLink)`${entry}`;
const Action = styled.button`${entry}`;

/** One entry: a place (`href`) or an action (`onPress`). */
export interface SideMenuItem {
  /** Stays the same while entries change. */
  readonly key: string;
  /** Its words; a tooltip in the mini form. */
  readonly label: string;
  /** Its picture. */
  readonly icon: IconPicture;
  /** The place that it leads to; one of another site opens in a tab of its own. */
  readonly href?: string | undefined;
  /** What it does, where it leads nowhere. */
  readonly onPress?: (() => void) | undefined;
  /** How many things wait there: a number behind the words, read out with them; nothing for 0. */
  readonly count?: number | undefined;
  /** The place that is open. */
  readonly current?: boolean | undefined;
}

/** The props of {@link SideMenu}. */
export interface SideMenuProps {
  /** The landmark's name. */
  readonly label: string;
  /** Groups with a line between them. */
  readonly groups: readonly (readonly SideMenuItem[])[];
  /** Icons only, 72 px instead of 240 px. */
  readonly mini?: boolean | undefined;
  /** Switches between the two widths; without it the width is fixed (SM-18). */
  readonly onMini?: ((mini: boolean) => void) | undefined;
}

/** The menu beside the page. In its mini form names are tooltips and still read out. */
export function SideMenu({ label, groups, mini = false, onMini }: SideMenuProps): ReactNode {
  const { strings } = useUiKit();
  return (
    <Base aria-label={label} data-mini={mini || undefined}>
      {onMini ? (
        <div>
          <IconButton
            label={mini ? strings.expandMenu : strings.collapseMenu}
            aria-expanded={!mini}
            onClick={() => onMini(!mini)}
          >
            {mini ? <ExpandIcon size="1em" /> : <CollapseIcon size="1em" />}
          </IconButton>
        </div>
      ) : null}
      {groups.map((group, index) => (
        <ul key={index}>
          {group.map(({ key, label: name, icon: Picture, href, onPress, current, count }) => {
            const waiting = count ? ` ${toCount(count)}` : "";
            const shown = (
              <>
                <Picture size={20} strokeWidth={1.9} aria-hidden="true" />
                <span>{name}</span>
                {waiting && (
                  <b>
                    <Badge tone="accent">{waiting}</Badge>
                  </b>
                )}
              </>
            );
            const named = mini ? { "aria-label": name + waiting, title: name } : {};
            return (
              <li key={key}>
                {href === undefined ? (
                  <Action type="button" onClick={onPress} {...named}>
                    {shown}
                  </Action>
                ) : (
                  <Place
                    href={href}
                    target={/^https?:/.test(href) ? "_blank" : undefined}
                    onClick={onPress}
                    aria-current={current ? "page" : undefined}
                    {...named}
                  >
                    {shown}
                  </Place>
                )}
              </li>
            );
          })}
        </ul>
      ))}
    </Base>
  );
}
