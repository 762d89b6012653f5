import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffJurisdictions } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useRuleTexts } from "./useRuleTexts.ts";

const List = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  inline-size: 100%;
  > li { display: grid; gap: ${token("space.4")}; padding: ${token("space.12")}; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; overflow-wrap: anywhere; }
  > li > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")}; }
  del { color: ${token("color.muted")}; }
  ins { text-decoration: none; font-weight: ${token("weight.strong")}; }
`;

type Changes = StaffJurisdictions["profiles"][number]["changes"];

/** What a profile changes for players: each rule from what to what, whether it protects more, and where players meet it. */
export function ChangePreview({ changes }: { readonly changes: Changes }) {
  const { t } = useLingui();
  const { toRule, toScreen, toValue } = useRuleTexts();
  return (
    <div role="status">
      {changes.length === 0 ? (
        <Text size="small" tone="muted">
          <Trans>Nothing changes for players.</Trans>
        </Text>
      ) : (
        <List aria-label={t`What changes for players`}>
          {changes.map(({ rule, from, to, effect, screens }) => (
            <li key={rule}>
              <div>
                <Text size="small" strong>
                  {toRule(rule)}
                </Text>
                <Badge tone={effect === "stricter" ? "success" : "danger"}>
                  {effect === "stricter" ? t`Stricter` : t`Looser`}
                </Badge>
              </div>
              <Text size="small">
                <del>{toValue(rule, from)}</del> → <ins>{toValue(rule, to)}</ins>
              </Text>
              <Text size="small" tone="muted">
                {t`Players see it on: ${screens.map(toScreen).join(", ")}`}
              </Text>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
