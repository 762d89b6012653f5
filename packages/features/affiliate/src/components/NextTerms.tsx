import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnAgreement } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toPeriodText, useLanguage } from "@marquee/runtime";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { hasSameTiers, listChangedTerms } from "../model/listChangedTerms.ts";
import { useTermsTexts } from "../model/useTermsTexts.ts";
import { PartHeading } from "./PanelPage.ts";
import { Terms } from "./Terms.tsx";
import { TierTable } from "./TierTable.tsx";

const Base = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.8")};
  padding: ${token("space.12")} ${token("space.16")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
`;

/** What of a plan's terms changes with the next version, from which day on, and what it is until then. Nothing where none is planned. */
export function NextTerms({
  agreement: { kind, currency, version, next },
}: {
  readonly agreement: Pick<OwnAgreement, "kind" | "currency" | "version" | "next">;
}) {
  const { t } = useLingui();
  const { tag } = useLanguage();
  const toTexts = useTermsTexts({ kind, currency });
  if (next === null) return null;
  const changed = listChangedTerms(toTexts(version.terms), toTexts(next.terms));
  const hasTiers = !hasSameTiers(version.terms, next.terms);
  const from = next.from ?? "";
  const day = toPeriodText({ from, to: from }, tag);
  return (
    <Base aria-label={t`From ${day} on`}>
      <PartHeading>
        <Trans>From {day} on</Trans>
      </PartHeading>
      {hasTiers && <TierTable currency={currency} terms={next.terms} />}
      {changed.length > 0 && (
        <Terms
          label={t`What changes`}
          terms={changed.map(({ before, ...term }) => ({ ...term, note: t`Until then: ${before}` }))}
        />
      )}
      <Text size="label" tone="muted">
        <Trans>All other terms stay as they are.</Trans>
      </Text>
    </Base>
  );
}
