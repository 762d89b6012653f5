import { token } from "@marquee/design-tokens";
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";
import { DownIcon } from "../Icon/icons.ts";
import type { ComboBoxOption } from "./ComboBoxOption.ts";
import { ComboBoxList } from "./ComboBoxList.tsx";
import { filterOptions } from "./filterOptions.ts";

/** Spec §9: the list closes so many milliseconds after the focus has left. */
export const comboBoxDelay = 200;

const Base = styled.div`
  position: relative;
  > svg { position: absolute; inset-block: 0; inset-inline-end: ${token("space.12")}; margin-block: auto; color: ${token("color.muted")}; pointer-events: none; }
`;
const Input = styled.input`
  ${fieldBox}
  padding-inline-end: ${token("space.40")};
  text-overflow: ellipsis;
  img + & { padding-inline-start: 44px; }
`;
const Picture = styled.img`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${token("space.12")};
  inline-size: 24px;
  block-size: 16px;
  margin-block: auto;
  border-radius: 2px;
  pointer-events: none;
`;

/** The props of {@link ComboBox}: an input's and these. */
export interface ComboBoxProps
  extends
    Omit<ComponentProps<"input">, "id" | "children" | "type" | "value" | "defaultValue" | "onChange">,
    FieldWords {
  /** All choices, in their order. */
  readonly options: readonly ComboBoxOption[];
  /** The chosen one's value; an empty text while none is chosen. */
  readonly value: string;
  /** Called with the value of another choice. */
  readonly onChange: (value: string) => void;
  /** What is said when nothing matches what was typed. */
  readonly none: string;
}

/**
 * A choice of one from a list that is too long to read: typing finds, without regard to case and marks. The list opens
 * on focus and closes 200 ms after it has left. Arrow keys walk, Enter chooses, Escape closes the list only.
 */
export function ComboBox({
  label,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  none,
  onFocus,
  onBlur,
  disabled,
  ...rest
}: ComboBoxProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const chosen = options.find((option) => option.value === value);
  const found = filterOptions(options, typed ?? "");
  const hasList = isOpen && found.length > 0;
  const close = (): void => {
    clearTimeout(timer.current);
    setIsOpen(false);
    setTyped(undefined);
    setActive(-1);
  };
  const open = (): void => {
    clearTimeout(timer.current);
    if (isOpen) return;
    setIsOpen(true);
    setActive(options.findIndex((option) => option.value === value));
  };
  const choose = (option: ComboBoxOption): void => {
    if (option.value !== value) onChange(option.value);
    close();
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return open();
      const from = active < 0 && key === "ArrowUp" ? 0 : active;
      setActive(found.length === 0 ? -1 : (from + (key === "ArrowDown" ? 1 : -1) + found.length) % found.length);
    } else if (key === "Enter" && isOpen) {
      const option = found[active];
      // Enter takes the option; only with a closed list does it send the form.
      event.preventDefault();
      if (option) choose(option);
    } else if (key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => {
        const list = `${ties.id}-list`;
        const anchor = `--combo${ties.id.replaceAll(/\W/g, "")}`;
        return (
          <Base style={{ anchorName: anchor }}>
            {chosen?.picture !== undefined && typed === undefined ? <Picture src={chosen.picture} alt="" /> : null}
            <Input
              {...rest}
              {...ties}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              aria-required={required || undefined}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? list : undefined}
              aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
              value={typed ?? chosen?.short ?? chosen?.label ?? ""}
              onKeyDown={walk}
              onClick={open}
              onFocus={(event) => {
                open();
                event.target.select();
                onFocus?.(event);
              }}
              onBlur={(event) => {
                timer.current = setTimeout(close, comboBoxDelay);
                onBlur?.(event);
              }}
              onChange={({ target }) => {
                setIsOpen(true);
                setTyped(target.value);
                setActive(filterOptions(options, target.value).length > 0 ? 0 : -1);
              }}
            />
            <DownIcon size={18} aria-hidden="true" />
            {isOpen ? (
              <ComboBoxList
                id={list}
                label={label}
                anchor={anchor}
                options={found}
                active={active}
                value={value}
                none={none}
                onChoose={choose}
              />
            ) : null}
          </Base>
        );
      }}
    </FieldFrame>
  );
}
