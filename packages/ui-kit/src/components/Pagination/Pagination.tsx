import { from, token } from "@marquee/design-tokens";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { toWhole } from "../NumberField/toWhole.ts";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";
import { toPage, toPageItems } from "./toPageItems.ts";

const Base = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: center;
  gap: ${token("space.8")};
  font-variant-numeric: tabular-nums;
  > ul { display: flex; flex-wrap: wrap; justify-content: center; gap: ${token("space.4")}; }
  button {
    min-inline-size: 40px;
    min-block-size: 40px;
    padding-inline: ${token("space.8")};
    border: ${token("button.border")} solid ${token("color.line")};
    border-radius: min(${token("button.radius")}, 10px);
    background: ${token("color.surface")};
    font-size: ${token("text.small")};
    cursor: pointer;
    &:hover:not(:disabled) { background: ${token("color.raised")}; }
    &:disabled { opacity: 0.45; cursor: not-allowed; }
    &[aria-current="page"] { border-color: transparent; background: ${token("color.primary")}; color: ${token("color.onPrimary")}; font-weight: ${token("weight.strong")}; }
  }
  li > span { display: inline-block; min-inline-size: 24px; line-height: 40px; text-align: center; color: ${token("color.muted")}; }
  @media (pointer: coarse) { button, form > input { min-inline-size: ${token("layout.tap")}; min-block-size: ${token("layout.tap")}; } }
`;
const Jump = styled.form`
  display: none;
  > input {
    inline-size: 6ch;
    min-block-size: 40px;
    padding-inline: ${token("space.8")};
    border: ${token("field.border")} solid ${token("color.border")};
    border-radius: min(${token("field.radius")}, 10px);
    background: ${token("color.surface")};
    font-size: ${token("text.body")};
    text-align: center;
    &[aria-invalid="true"] { border-color: ${token("color.danger")}; }
  }
  > p { margin-block-start: ${token("space.4")}; color: ${token("color.danger")}; font-size: ${token("text.small")}; }
  @media ${from("tablet")} { display: block; }
`;

/** The props of {@link Pagination}. */
export interface PaginationProps {
  /** The page that shows, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly count: number;
  /** Called with a page from 1 to `count`, never the current one. */
  readonly onPage: (page: number) => void;
}

/** First, Prev, pages around the current one, Next, Last, and a box to type a page into (GM-03). */
export function Pagination({ page, count, onPage }: PaginationProps): ReactNode {
  const { strings } = useUiKit();
  const current = toPage(page, count);
  const hint = useId();
  const [isRefused, setIsRefused] = useState(false);
  const go = (target: number): void => {
    const next = toPage(target, count);
    if (next !== current) onPage(next);
  };
  const jump = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    if (!input) return;
    const typed = toWhole(input.value);
    setIsRefused(typed === undefined);
    if (typed === undefined) return input.focus();
    const target = toPage(Number(typed), count);
    input.value = String(target);
    go(target);
  };
  if (count <= 1) return null;
  return (
    <Base aria-label={strings.pages}>
      <ul>
        <li>
          <button type="button" disabled={current === 1} onClick={() => go(1)}>
            {strings.firstPage}
          </button>
        </li>
        <li>
          <button type="button" disabled={current === 1} onClick={() => go(current - 1)}>
            {strings.previousPage}
          </button>
        </li>
        {toPageItems(current, count).map((item) => (
          <li key={item}>
            {typeof item === "number" ? (
              <button
                type="button"
                aria-label={strings.page(item)}
                aria-current={item === current ? "page" : undefined}
                onClick={() => go(item)}
              >
                {item}
              </button>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <li>
          <button type="button" disabled={current === count} onClick={() => go(current + 1)}>
            {strings.nextPage}
          </button>
        </li>
        <li>
          <button type="button" disabled={current === count} onClick={() => go(count)}>
            {strings.lastPage}
          </button>
        </li>
      </ul>
      <Jump onSubmit={jump}>
        <input
          key={current}
          defaultValue={current}
          inputMode="numeric"
          aria-label={strings.goToPage}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? hint : undefined}
          onChange={() => setIsRefused(false)}
        />
        {isRefused ? (
          <p id={hint} role="alert">
            {strings.noSuchPage(count)}
          </p>
        ) : null}
      </Jump>
    </Base>
  );
}
