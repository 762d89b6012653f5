import { token } from "@marquee/design-tokens";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";
import { HideIcon, RefreshIcon, ShowIcon } from "../Icon/icons.ts";
import { Money } from "../Money/Money.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const turn = keyframes`to { rotate: 1turn; }`;

// On a phone the amount matters more than the eye icon beside it: pressing the amount hides it.
const Base = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${token("text.small")};
  min-block-size: ${token("button.height")};
  padding-inline-start: ${token("space.16")};
  border-radius: ${token("button.radius")};
  background: ${token("color.raised")};
  box-shadow: inset 0 0 0 ${token("button.border")} ${token("color.line")};
  > button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${token("layout.tap")};
    block-size: ${token("layout.tap")};
    padding: 0;
    border: 0;
    border-radius: ${token("button.radius")};
    background: none;
    color: ${token("color.muted")};
    cursor: pointer;
    &:hover { color: ${token("color.text")}; }
    &[aria-busy="true"] > svg { animation: ${turn} 0.9s linear infinite; }
  }
  @media (max-width: 479px) {
    padding-inline-start: ${token("space.12")};
    font-size: ${token("text.label")};
    > button:not(:last-of-type) {
      position: absolute;
      inset-block: 0;
      inset-inline: 0 ${token("layout.tap")};
      inline-size: auto;
      > svg { display: none; }
    }
  }
`;
const Amount = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: ${token("weight.strong")};
  > small { display: block; color: ${token("color.muted")}; font-size: ${token("text.label")}; font-weight: ${token("weight.regular")}; line-height: 1.1; white-space: nowrap; }
`;
const Announcer = styled.span`${visuallyHidden}`;

/** A change is read out at most this often, in milliseconds: fast play must not drown the reader. */
export const announceEvery = 5000;

/** The props of {@link BalanceChip}. */
export interface BalanceChipProps {
  /** What the amount is: "Balance". */
  readonly label: string;
  /** A decimal string; undefined while it is not known. */
  readonly amount: string | undefined;
  /** Shown above the amount, such as "Play money". */
  readonly note?: string | undefined;
  /** The currency whose sign shows. */
  readonly currency?: string | undefined;
  /** Shows instead of the amount while it is fetched (HD-17: "updating"). */
  readonly updating?: string | undefined;
  /** A fetch is under way. */
  readonly busy?: boolean | undefined;
  /** Fetches the amount again. */
  readonly onRefresh: () => void;
  /** The player wants the amount covered. */
  readonly hidden?: boolean | undefined;
  /** Covers or uncovers the amount; without it there is no eye. */
  readonly onHide?: ((hidden: boolean) => void) | undefined;
}

/** The player's money in the header: tabular digits, an eye, a refresh. */
export function BalanceChip({
  label,
  amount,
  note,
  currency,
  updating,
  busy = false,
  onRefresh,
  hidden = false,
  onHide,
}: BalanceChipProps): ReactNode {
  const { strings, formatMoney } = useUiKit();
  const spoken = useSlowly(
    hidden || amount === undefined
      ? ""
      : `${label} ${currency === undefined ? formatMoney(amount) : formatMoney(amount, currency)}`,
  );
  return (
    <Base role="group" aria-label={label}>
      <Amount data-part="amount">
        {note === undefined ? null : <small>{note}</small>}
        {amount === undefined || (busy && updating !== undefined) ? (
          updating
        ) : hidden ? (
          <span role="img" aria-label={strings.balanceHidden}>
            ••••
          </span>
        ) : (
          <Money amount={amount} currency={currency} />
        )}
      </Amount>
      {onHide ? (
        <button
          type="button"
          aria-label={hidden ? strings.showBalance : strings.hideBalance}
          onClick={() => onHide(!hidden)}
        >
          {hidden ? <ShowIcon size={18} /> : <HideIcon size={18} />}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={strings.refreshBalance}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onRefresh}
      >
        <RefreshIcon size={18} />
      </button>
      <Announcer role="status">{spoken}</Announcer>
    </Base>
  );
}

/** A text that changes at most every five seconds and always ends at the latest one. The first is not spoken. */
function useSlowly(text: string): string {
  const [shown, setShown] = useState("");
  const first = useRef<string | null>(text);
  const last = useRef(-announceEvery);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = null;
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        setShown(text);
      },
      Math.max(0, last.current + announceEvery - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
