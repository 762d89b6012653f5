import { useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import type { CentrePanel, CentreStep } from "@marquee/runtime";
import { ForwardIcon } from "@marquee/ui-kit";
import { useCallback, useId, useRef } from "react";
import { Link } from "react-router";
import { styled } from "styled-components";
import { PanelMark } from "./PanelMark.tsx";
import type { PanelMenuGroup } from "./toPanelMenu.ts";

const Group = styled.section`
  padding: ${token("space.16")} ${token("space.8")} 0;
  &:last-child { padding-block-end: ${token("space.16")}; }
  > span {
    display: block;
    padding: 0 ${token("space.12")} ${token("space.4")};
    color: ${token("color.muted")};
    font-size: ${token("text.caption")};
    font-weight: ${token("weight.strong")};
  }
`;
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  min-block-size: ${token("menu.itemHeight")};
  padding: ${token("space.4")} ${token("space.12")};
  border-radius: ${token("menu.itemRadius")};
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  font-weight: ${token("weight.strong")};
  line-height: ${token("leading.heading")};
  text-decoration: none;
  > svg { flex: none; color: ${token("color.muted")}; }
  > svg:last-child:dir(rtl) { scale: -1 1; }
  > [data-name] { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  > [data-mark] { flex: none; }
  &:hover { background: ${token("color.hover")}; }
  &[aria-current="page"] { background: ${token("color.primarySoft")}; > svg:first-child { color: ${token("color.primary")}; } }
  @media ${from("tablet")} {
    color: ${token("color.muted")};
    &:hover, &[aria-current="page"] { color: ${token("color.text")}; }
    > svg:last-child:not(:first-child) { display: none; }
  }
  @media not ${from("tablet")} { min-block-size: 52px; font-size: ${token("text.body")}; }
`;

type Props = {
  readonly menu: readonly PanelMenuGroup[];
  /** The panel that is shown. */
  readonly current: string | undefined;
  /** The panel that one comes back from, to which the focus returns. */
  readonly last: string | undefined;
  readonly toStep: (panel: CentrePanel) => CentreStep;
};

const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();

/** Scrolls the menu to the panel that is shown: to its middle at first, so that what loads above it does not push it out again. */
function useInSight() {
  const isFirst = useRef(true);
  return useCallback((link: HTMLAnchorElement | null): void => {
    if (link === null) return;
    link.scrollIntoView({ block: isFirst.current ? "center" : "nearest" });
    isFirst.current = false;
  }, []);
}

/** The panels of a centre under their headings: beside the panel on a desk, a list of its own on a phone. */
export function PanelMenu({ menu, current, last, toStep }: Props) {
  const { t } = useLingui();
  const base = useId();
  const keepInSight = useInSight();
  return menu.map(({ group, panels }) => (
    <Group key={group.id} aria-labelledby={`${base}${group.id}`}>
      <span id={`${base}${group.id}`}>{t(group.label)}</span>
      <ul>
        {panels.map((panel) => {
          const { id, icon: Picture, label, useBadge } = panel;
          return (
            <li key={id}>
              <Entry
                {...toStep(panel)}
                aria-current={id === current ? "page" : undefined}
                ref={id === last ? takeFocus : id === current ? keepInSight : undefined}
              >
                <Picture size={20} aria-hidden="true" />
                <span data-name>{t(label)}</span>
                {useBadge && <PanelMark useBadge={useBadge} />}
                <ForwardIcon size={18} aria-hidden="true" />
              </Entry>
            </li>
          );
        })}
      </ul>
    </Group>
  ));
}
