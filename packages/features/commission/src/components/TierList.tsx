import { Trans, useLingui } from "@lingui/react/macro";
import { type ContractKind, contractKindRules, type ContractTerms, isCount } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useSymbolOf } from "@marquee/runtime";
import { Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useContractTexts } from "../model/useContractTexts.ts";

const List = styled.ol`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { min-inline-size: 0; padding: ${token("space.12")} ${token("space.16")}; border-radius: ${token("radius.card")}; background: ${token("color.raised")}; }
  dl { display: grid; gap: ${token("space.4")}; margin: ${token("space.4")} 0 0; font-size: ${token("text.small")}; }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: ${token("space.16")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  dd > span { white-space: normal; }
`;

/** The tiers of terms: the highest one whose thresholds are all reached counts. */
export function TierList({
  kind,
  currency,
  terms: { tiers, carry },
}: {
  readonly kind: ContractKind;
  readonly currency: string;
  readonly terms: ContractTerms;
}) {
  const { t } = useLingui();
  const { thresholds, carries } = useContractTexts();
  const symbol = useSymbolOf()(currency);
  const { thresholds: fields, carries: offered } = contractKindRules[kind];
  return (
    <>
      <List aria-label={t`Tiers`}>
        {tiers.map((tier) => {
          const asked = fields.filter((field) => Number(tier[field]) > 0);
          return (
            <li key={tier.rate}>
              <strong>{t`${tier.rate} %`}</strong>
              {asked.length === 0 ? (
                <Text size="small" tone="muted">
                  <Trans>From the first bet on</Trans>
                </Text>
              ) : (
                <dl>
                  {asked.map((field) => (
                    <div key={field}>
                      <dt>{thresholds[field]}</dt>
                      <dd>
                        {isCount(field) ? (
                          t`at least ${tier[field]}`
                        ) : (
                          <Trans>
                            at least <Money amount={String(tier[field])} currency={symbol} />
                          </Trans>
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </List>
      {offered.length > 1 && (
        <Text size="small" tone="muted">
          {carries[carry]}
        </Text>
      )}
    </>
  );
}
