import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliateBill } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { Line, Part } from "../../components/PanelPage.ts";
import { useBillTexts } from "../../model/useBillTexts.ts";
import { useCopy } from "../../model/useCopy.ts";

const List = styled.dl`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: ${token("space.12")} ${token("space.16")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
  > div { display: grid; min-inline-size: 0; }
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { margin: 0; font-size: ${token("text.small")}; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; user-select: text; }
`;

/** The calculation step by step, with its numbers as text that can be copied and checked by hand. */
export function BillSteps({ billNo, steps }: { readonly billNo: string } & Pick<AffiliateBill, "steps">) {
  const { t } = useLingui();
  const { steps: names } = useBillTexts();
  const copy = useCopy();
  const text = [billNo, ...steps.map((each) => `${names[each.step]}: ${each.text}`)].join("\n");
  return (
    <Part>
      <Line $apart>
        <Heading level={4}>
          <Trans>Calculation</Trans>
        </Heading>
        <Button size="small" onClick={() => void copy(text, t`The calculation was copied.`)}>
          <Trans>Copy the calculation</Trans>
        </Button>
      </Line>
      <List aria-label={t`Calculation`}>
        {steps.map((each) => (
          <div key={each.step}>
            <dt>{names[each.step]}</dt>
            <dd dir="ltr">{each.text}</dd>
          </div>
        ))}
      </List>
    </Part>
  );
}
