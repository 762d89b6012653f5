import { token } from "@marquee/design-tokens";
import { useState, type ComponentProps, type FocusEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";
import { toDecimal, toGrouped, toSeparators } from "./toDecimal.ts";

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  > span { grid-area: 1 / 1; z-index: 1; padding-inline-start: ${token("space.16")}; color: ${token("color.muted")}; font-size: ${token("text.lead")}; pointer-events: none; }
  > input { grid-area: 1 / 2; }
  &:has(> span) > input { grid-column: 1 / 3; padding-inline-start: calc(${token("space.24")} + var(--sign) * 0.75em); }
`;
const Input = styled.input`
  ${fieldBox}
  min-block-size: 52px;
  font-family: ${token("font.numeric")};
  font-size: ${token("text.lead")};
  font-weight: ${token("weight.strong")};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The props of {@link MoneyField}: an input's and these. */
export interface MoneyFieldProps
  extends
    Omit<ComponentProps<"input">, "id" | "children" | "type" | "value" | "defaultValue" | "onChange" | "min" | "max">,
    FieldWords {
  /** A decimal string such as `"1234.5"`, or, while it is none, just what was typed: nothing is lost. */
  readonly value: string;
  /** Called with a decimal string, or with what was typed when it is none. Never a float. */
  readonly onChange: (value: string) => void;
  /** The currency's sign, shown before the amount. */
  readonly currency?: string | undefined;
  /** How many digits an amount has after the point; 0 keeps thousands apart by either separator. */
  readonly digits?: number | undefined;
  /** What may be entered, told before anything is typed; the words stand around formatted amounts. */
  readonly limits?:
    | { readonly min: string; readonly max: string; readonly toText: (min: string, max: string) => string }
    | undefined;
}

/**
 * An amount of money. A phone shows its number keys; thousands are kept apart while nobody types; an amount is a decimal
 * string from the first key to the last, of any length. The bounds are shown, not enforced: the form says what is wrong.
 */
export function MoneyField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  currency,
  digits = 2,
  limits,
  onFocus,
  onBlur,
  ...rest
}: MoneyFieldProps): ReactNode {
  const { formatMoney } = useUiKit();
  const [typed, setTyped] = useState<string>();
  const separators = toSeparators(formatMoney);
  const toAmount = (text: string): string | undefined => toDecimal(text, separators, digits === 0);
  // Outside this field an amount is plain, with a point; what is no amount is shown as it was typed.
  const isAmount = /^-?\d+(\.\d+)?$/.test(value);
  const shown = isAmount ? toGrouped(value, separators) : value;
  // Who types sees what was typed, until the amount is set from elsewhere.
  const own = typed !== undefined && (toAmount(typed) ?? typed) === value ? typed : undefined;
  const bounds = limits && limits.toText(formatMoney(limits.min, currency), formatMoney(limits.max, currency));
  const blur = (event: FocusEvent<HTMLInputElement>): void => {
    setTyped(undefined);
    onBlur?.(event);
  };
  return (
    <FieldFrame
      label={label}
      hint={[bounds, hint].filter(Boolean).join(" ") || undefined}
      error={error === undefined ? undefined : [error, bounds].filter(Boolean).join(" ")}
      required={required}
    >
      {(ties) => (
        <Line style={toSign(currency)}>
          {currency === undefined ? null : <span aria-hidden="true">{currency}</span>}
          <Input
            {...rest}
            {...ties}
            type="text"
            inputMode={digits === 0 ? "numeric" : "decimal"}
            autoComplete="off"
            aria-required={required || undefined}
            value={own ?? shown}
            onFocus={(event) => {
              flushSync(() => setTyped(isAmount ? value.replace(".", separators.point) : value));
              // The browser had selected the text that this replaces: who comes by the keyboard types over it. A press sets its caret later.
              event.target.select();
              onFocus?.(event);
            }}
            onBlur={blur}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(toAmount(target.value) ?? target.value);
            }}
          />
        </Line>
      )}
    </FieldFrame>
  );
}

const toSign = (currency: string | undefined): Record<"--sign", number> => ({ "--sign": currency?.length ?? 0 });
