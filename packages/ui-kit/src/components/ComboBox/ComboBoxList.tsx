import { token } from "@marquee/design-tokens";
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { VList, type VListHandle } from "virtua";
import { CheckIcon } from "../Icon/icons.ts";
import type { ComboBoxOption } from "./ComboBoxOption.ts";

/** An option's height in pixels, and how many show before the list scrolls. */
const comboBoxRow = { height: 44, shown: 7 } as const;

const Sheet = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block;
  inline-size: anchor-size(width);
  min-inline-size: min(260px, 90vi);
  margin: 0;
  margin-block: ${token("space.4")};
  padding: ${token("space.4")};
  border: ${token("panel.border")} solid ${token("color.border")};
  border-radius: min(${token("panel.radius")}, 16px);
  background: ${token("color.raised")};
  color: ${token("color.text")};
  box-shadow: ${token("shadow.overlay")};
  font-size: ${token("text.small")};
  overflow: hidden;
  > p { padding: ${token("space.12")}; color: ${token("color.muted")}; }
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  block-size: ${comboBoxRow.height}px;
  padding-inline: ${token("space.12")};
  border-radius: ${token("menu.itemRadius")};
  cursor: pointer;
  > span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > svg { flex: none; color: ${token("color.primary")}; }
  > img { flex: none; border-radius: 2px; }
  &:hover { background: ${token("color.hover")}; }
  &[data-active="true"] { background: ${token("color.hover")}; box-shadow: inset 0 0 0 2px ${token("color.focus")}; }
  &[aria-selected="true"] { font-weight: ${token("weight.strong")}; }
  @media (forced-colors: active) { &[data-active="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

/** The options below a combobox, on the top layer: no dialog or scroller cuts them. Only those in sight are mounted. */
export function ComboBoxList({
  id,
  label,
  anchor,
  options,
  active,
  value,
  none,
  onChoose,
}: {
  /** The list's id; an option's is this and its place. */
  readonly id: string;
  /** The list's name. */
  readonly label: string;
  /** The CSS anchor that it hangs on. */
  readonly anchor: string;
  /** What matches. */
  readonly options: readonly ComboBoxOption[];
  /** The place of the option that Enter would choose; -1 for none. */
  readonly active: number;
  /** The value that is in force. */
  readonly value: string;
  /** What is said when nothing matches. */
  readonly none: string;
  /** An option was pressed. */
  readonly onChoose: (option: ComboBoxOption) => void;
}): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<VListHandle>(null);
  useEffect(() => sheet.current?.showPopover(), []);
  useEffect(() => {
    if (active >= 0) list.current?.scrollToIndex(active, { align: "nearest" });
  }, [active]);
  return (
    // A press must not take the focus from the box.
    <Sheet
      ref={sheet}
      popover="manual"
      style={{ positionAnchor: anchor }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 0 ? <p role="status">{none}</p> : null}
      {options.length === 0 ? null : (
        <VList
          ref={list}
          role="listbox"
          id={id}
          aria-label={label}
          tabIndex={-1}
          itemSize={comboBoxRow.height}
          style={{ blockSize: Math.min(options.length, comboBoxRow.shown) * comboBoxRow.height, maxBlockSize: "40dvb" }}
        >
          {options.map((option, place) => (
            <Option
              key={option.value}
              role="option"
              id={`${id}-${place}`}
              aria-selected={option.value === value}
              aria-setsize={options.length}
              aria-posinset={place + 1}
              data-active={place === active || undefined}
              onClick={() => onChoose(option)}
            >
              {option.picture === undefined ? null : (
                <img src={option.picture} alt="" width={24} height={16} loading="lazy" />
              )}
              <span>{option.label}</span>
              {option.value === value ? <CheckIcon size={16} aria-hidden="true" /> : null}
            </Option>
          ))}
        </VList>
      )}
    </Sheet>
  );
}
