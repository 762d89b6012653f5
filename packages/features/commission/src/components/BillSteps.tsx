import { useLingui } from "@lingui/react/macro";
import type { AgentBill } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useBillTexts } from "../model/useBillTexts.ts";

const List = styled.dl`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  > div { display: grid; gap: ${token("space.4")}; min-inline-size: 0; }
  dt { color: ${token("color.muted")}; font-size: ${token("text.small")}; }
  dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; user-select: text; }
`;

/** A calculation step by step, with its numbers as text that can be copied and checked by hand. */
export function BillSteps({ steps }: Pick<AgentBill, "steps">) {
  const { t } = useLingui();
  const { steps: names } = useBillTexts();
  return (
    <List aria-label={t`Calculation`}>
      {steps.map(({ step, text }) => (
        <div key={step}>
          <dt>{names[step]}</dt>
          <dd dir="ltr">{text}</dd>
        </div>
      ))}
    </List>
  );
}
