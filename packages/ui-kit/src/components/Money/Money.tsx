import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";
import { Icon } from "../Icon/Icon.tsx";
import { MoneyInIcon, MoneyOutIcon } from "../Icon/icons.ts";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Base = styled.span`
  font-family: ${token("font.numeric")};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  > svg { display: inline; vertical-align: -0.125em; }
  &[data-change="in"] { color: ${token("color.success")}; }
  &[data-change="out"] { color: ${token("color.danger")}; }
`;

const Whole = styled.span`${visuallyHidden}`;

/** An amount of money with tabular digits. */
export function Money({
  amount,
  currency,
  change = false,
  short,
}: {
  /** A decimal string, never a float: `"1234.5"`. */
  readonly amount: string;
  /** Adds the currency's sign. */
  readonly currency?: string | undefined;
  /** Shows a gain or a loss by sign, icon and colour: never by colour alone. */
  readonly change?: boolean | undefined;
  /** A shorter form of the same amount, such as `"131K"`: it is what is seen, while the whole amount is read out. */
  readonly short?: string | undefined;
}): ReactNode {
  const { formatMoney } = useUiKit();
  const text = currency === undefined ? formatMoney(amount) : formatMoney(amount, currency);
  if (short !== undefined && short !== text)
    return (
      <Base>
        <span aria-hidden="true">{short}</span>
        <Whole>{text}</Whole>
      </Base>
    );
  if (!change || /^-?[0.]*$/.test(amount)) return <Base>{text}</Base>;
  const isLoss = amount.startsWith("-");
  return (
    <Base data-change={isLoss ? "out" : "in"}>
      <Icon picture={isLoss ? MoneyOutIcon : MoneyInIcon} /> {isLoss ? "" : "+"}
      {text}
    </Base>
  );
}
