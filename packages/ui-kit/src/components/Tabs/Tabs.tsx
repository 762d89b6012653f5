import { token } from "@marquee/design-tokens";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";

const List = styled.div`
  display: flex;
  gap: ${token("space.4")};
  overflow-x: auto;
  scrollbar-width: none;
  container-type: scroll-state;
  border-block-end: 1px solid ${token("color.line")};
  /* Says that more tabs follow; it stands over the last one that shows, and takes no room. */
  &::after {
    content: "›";
    position: sticky;
    inset-inline-end: 0;
    display: none;
    flex: none;
    place-items: center;
    align-self: center;
    inline-size: ${token("space.24")};
    block-size: ${token("space.24")};
    margin-inline-start: calc(-1 * ${token("space.24")} - ${token("space.4")});
    border-radius: 50%;
    background: ${token("color.raised")};
    color: ${token("color.text")};
    box-shadow: 0 0 0 1px ${token("color.line")};
    pointer-events: none;
  }
  &:dir(rtl)::after { content: "‹"; }
  @container scroll-state(scrollable: inline-end) {
    &::after { display: grid; }
  }
  > button {
    position: relative;
    flex: none;
    min-inline-size: ${token("tab.height")};
    min-block-size: ${token("tab.height")};
    padding-inline: ${token("space.16")};
    border: 0;
    background: none;
    color: ${token("color.muted")};
    font-size: ${token("text.small")};
    font-weight: ${token("weight.strong")};
    cursor: pointer;
    &:hover { color: ${token("color.text")}; }
    &:focus-visible { outline-offset: -3px; border-radius: ${token("button.radius")}; }
    &[aria-selected="true"] { color: ${token("color.text")}; }
    &[aria-selected="true"]::after {
      content: "";
      position: absolute;
      inset-inline: ${token("space.8")};
      inset-block-end: -1px;
      block-size: ${token("tab.bar")};
      border-radius: ${token("tab.bar")} ${token("tab.bar")} 0 0;
      background: ${token("color.primary")};
    }
  }
`;
const Body = styled.div`padding-block-start: ${token("space.16")};`;
const Base = styled.div`
  &[data-fills] { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); min-block-size: 0; block-size: 100%; }
  &[data-fills] > ${Body} { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); min-block-size: 0; padding: 0; }
`;

/** One tab and what it shows. */
export interface Tab {
  /** Stays the same while tabs change. */
  readonly key: string;
  /** Its words. */
  readonly label: string;
  /** The view that shows while it is selected. */
  readonly content: ReactNode;
}

/** The props of {@link Tabs}. */
export interface TabsProps {
  /** The list's name. */
  readonly label: string;
  /** In the order in which they show. */
  readonly tabs: readonly Tab[];
  /** The key of the tab that shows. */
  readonly selected: string;
  /** Called with the key of the tab that the player chooses. */
  readonly onSelect: (key: string) => void;
  /** What shows takes the height that is left, and scrolls by itself. */
  readonly fills?: boolean;
}

/** Several views in one place. Arrow keys choose, Home and End jump; only the chosen tab is a Tab stop. */
export function Tabs({ label, tabs, selected, onSelect, fills = false }: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector("[aria-selected=true]")?.getBoundingClientRect();
    const edge = list.current?.getBoundingClientRect();
    if (!tab || !edge) return;
    // The list alone: a page does not scroll to its tabs.
    const left = Math.min(tab.left - edge.left, 0) + Math.max(tab.right - edge.right, 0);
    if (left !== 0) list.current?.scrollBy({ left });
  }, [selected]);
  const at = tabs.findIndex(({ key }) => key === selected);
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    // From where the focus is: a key may follow before what the last one has chosen is shown.
    const from = buttons.findIndex((button) => button === event.target);
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: from + forward,
      ArrowLeft: from - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    buttons[index]?.focus();
    onSelect(next.key);
  };
  return (
    <Base data-fills={fills || undefined}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={key === selected ? `${id}-panel` : undefined}
            aria-selected={key === selected}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {name}
          </button>
        ))}
      </List>
      <Body role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
        {tabs[at]?.content}
      </Body>
    </Base>
  );
}
