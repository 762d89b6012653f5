import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnAgreement, ShownAffiliateTerms } from "@marquee/contract";
import { Text } from "@marquee/ui-kit";
import { isOfRule, useTermsTexts } from "../model/useTermsTexts.ts";
import { PanelPage, Part, PartHeading } from "./PanelPage.ts";
import { Terms } from "./Terms.tsx";
import { TierTable } from "./TierTable.tsx";

/** The terms of a version in plain words: what is paid, its tiers, and when a player is qualified. */
export function PlanTerms({
  plan,
  terms,
}: {
  readonly plan: Pick<OwnAgreement, "kind" | "currency">;
  readonly terms: ShownAffiliateTerms;
}) {
  const { t } = useLingui();
  const texts = useTermsTexts(plan)(terms);
  return (
    <PanelPage>
      {terms.tiers.length > 0 && (
        <Part>
          <TierTable currency={plan.currency} terms={terms} />
        </Part>
      )}
      <Part>
        <Terms label={t`Terms`} terms={texts.filter((term) => !isOfRule(term))} />
        {plan.kind !== "CPA" && (
          <Text size="label" tone="muted">
            <Trans>Net revenue is stakes less wins, bonuses, rebates and the fee.</Trans>
          </Text>
        )}
      </Part>
      <Part>
        <PartHeading>
          <Trans>A qualified player</Trans>
        </PartHeading>
        <Terms label={t`A qualified player`} terms={texts.filter(isOfRule)} />
        <Text size="label" tone="muted">
          <Trans>
            The player has also confirmed a phone number or an e-mail address, and shares no device, contact, document
            or payment account with you or with another of your players.
          </Trans>
        </Text>
      </Part>
    </PanelPage>
  );
}
