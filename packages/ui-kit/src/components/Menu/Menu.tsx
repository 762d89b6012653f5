import { token } from "@marquee/design-tokens";
import { type ReactNode, useInsertionEffect } from "react";
import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { plate } from "../../styles/plate.ts";
import { CheckIcon } from "../Icon/icons.ts";
import type { IconPicture } from "../Icon/Icon.tsx";

const Opener = styled(Button)`
  ${plate}
  --cut: ${token("button.notch")};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token("space.8")};
  min-inline-size: ${token("button.height")};
  min-block-size: ${token("button.height")};
  padding-inline: ${token("space.12")};
  border: 0;
  border-radius: ${token("button.radius")};
  background: none;
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  touch-action: pan-x pan-y pinch-zoom;
  cursor: pointer;
  &[data-hovered], &[aria-expanded="true"] { --plate: ${token("color.hover")}; }
`;
const Sheet = styled(Popover)`
  z-index: ${token("z.menu")};
  min-inline-size: max(var(--trigger-width), 180px);
  max-block-size: 60dvb;
  overflow: auto;
  padding: ${token("space.8")};
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: min(${token("panel.radius")}, 16px);
  background: ${token("color.raised")};
  box-shadow: ${token("shadow.overlay")};
  transition: opacity ${token("motion.fast")} ${token("easing.standard")}, translate ${token("motion.fast")} ${token("easing.standard")};
  &[data-entering], &[data-exiting] { opacity: 0; translate: 0 -4px; }
`;
const List = styled(AriaMenu)`outline: none;`;
const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  min-block-size: ${token("menu.itemHeight")};
  padding-inline: ${token("space.12")};
  border-radius: ${token("menu.itemRadius")};
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  text-decoration: none;
  touch-action: pan-x pan-y pinch-zoom;
  cursor: pointer;
  outline: none;
  > span { flex: 1; }
  &[data-focused] { background: ${token("color.hover")}; box-shadow: inset 0 0 0 2px ${token("color.focus")}; }
  &[data-hovered]:not([data-focus-visible]) { box-shadow: none; }
  &[data-selected] { font-weight: ${token("weight.strong")}; }
`;

/** One entry of a menu. */
export interface MenuEntry {
  /** What is handed over when it is chosen. */
  readonly key: string;
  /** Its words. */
  readonly label: string;
  /** Its picture. */
  readonly icon?: IconPicture | undefined;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The props of {@link Menu}. */
export interface MenuProps {
  /** The opener's and the list's name. */
  readonly label: string;
  /** What the opener shows. */
  readonly children: ReactNode;
  /** In the order in which they show. */
  readonly entries: readonly MenuEntry[];
  /** Called with the key of the chosen entry; the menu closes. */
  readonly onChoose: (key: string) => void;
  /** The entry that is in force: the list becomes a choice of one. */
  readonly chosen?: string | undefined;
}

/**
 * React Aria puts a style element for its buttons into the page unless one with this id is there. A page's policy allows none, so that its place is
 * taken; {@link Opener} and {@link Item} say the same.
 */
const styleId = "react-aria-pressable-style";

function takeStylePlace(): void {
  if (document.getElementById(styleId) === null)
    document.head.append(Object.assign(document.createElement("meta"), { id: styleId }));
}

/** A button that opens a list of actions or of choices. Arrow keys, Home, End, letters, Escape as readers expect. */
export function Menu({ label, children, entries, onChoose, chosen }: MenuProps): ReactNode {
  // Before the effects of the buttons.
  useInsertionEffect(takeStylePlace, []);
  const choice =
    chosen === undefined
      ? {}
      : { selectionMode: "single" as const, selectedKeys: [chosen], disallowEmptySelection: true };
  return (
    <MenuTrigger>
      <Opener aria-label={label}>{children}</Opener>
      <Sheet placement="bottom end" offset={6}>
        <List aria-label={label} onAction={(key) => onChoose(String(key))} {...choice}>
          {entries.map(({ key, label: name, icon: Picture, lang }) => (
            <Item key={key} id={key} textValue={name}>
              {Picture ? <Picture size={18} aria-hidden="true" /> : null}
              <span lang={lang}>{name}</span>
              {key === chosen ? <CheckIcon size={18} aria-hidden="true" /> : null}
            </Item>
          ))}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}
