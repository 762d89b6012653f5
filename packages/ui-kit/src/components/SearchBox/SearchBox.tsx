import { token } from "@marquee/design-tokens";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { SearchIcon } from "../Icon/icons.ts";

const Base = styled.form`
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  inline-size: 100%;
  padding-inline: ${token("space.16")};
  border-radius: ${token("field.radius")};
  background: ${token("color.surface")};
  box-shadow: inset 0 0 0 1px ${token("color.border")};
  color: ${token("color.muted")};
  &:focus-within { outline: 2px solid ${token("color.focus")}; outline-offset: 2px; }
  > svg { flex: none; }
  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${token("layout.tap")};
    border: 0;
    background: none;
    color: ${token("color.text")};
    outline: none;
    &::placeholder { color: ${token("color.muted")}; opacity: 1; }
  }
`;

/** How long typing rests before a search is asked for (ui.md requirement 9). In milliseconds. */
const typingPause = 250;

/** The props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** What is searched, such as "Search games": its name and its placeholder. */
  readonly label: string;
  /** What was searched for when it came; what is typed afterwards is its own. */
  readonly value: string;
  /** Called when typing rests, and at once on Enter. */
  readonly onSearch: (text: string) => void;
}

/** Searches a list by words. What is typed stays, whatever the list does meanwhile. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps): ReactNode {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), typingPause);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    clearTimeout(timer.current);
    onSearch(text.trim());
  };
  return (
    <Base role="search" aria-label={label} onSubmit={submit}>
      <SearchIcon size={20} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
    </Base>
  );
}
