import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { PromotionTerms } from "./promotionValues.ts";
import { usePromotionFacts } from "./usePromotionFacts.ts";

const Base = styled.div`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.12")};
  border: ${token("stroke.thin")} solid ${token("color.warning")};
  border-radius: ${token("radius.control")};
  overflow-wrap: anywhere;
  li { font-size: ${token("text.small")}; }
`;

/** What somebody else changed of a promotion while a form was filled in. */
export function TheirChange({ before, now }: { readonly before: PromotionTerms; readonly now: PromotionTerms }) {
  const toFacts = usePromotionFacts();
  const [old, facts] = [new Map(toFacts(before)), toFacts(now)];
  return (
    <Base role="alert">
      <Text size="small" strong>
        <Trans>Changed by somebody else since you opened this. It is now:</Trans>
      </Text>
      <ul>
        {facts
          .filter(([name, value]) => old.get(name) !== value)
          .map(([name, value]) => (
            <li key={name}>
              {name}: {old.get(name)} → {value}
            </li>
          ))}
      </ul>
      <Text size="small">
        <Trans>Send again to make your change anyway.</Trans>
      </Text>
    </Base>
  );
}
