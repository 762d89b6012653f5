import { Trans, useLingui } from "@lingui/react/macro";
import type { ReferralPromotion } from "@marquee/contract/staff";
import { Badge, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetReferralPromotionQuery } from "../api/endpoints/referral/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Facts } from "../frame/Facts.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { toOffer } from "../promotions/promotionValues.ts";
import { offerTones, usePromotionTexts } from "../promotions/usePromotionTexts.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { ReferralForm } from "./ReferralForm.tsx";

/** What holds now, and what came of it. */
export function ReferralFacts({ stored }: { readonly stored: ReferralPromotion }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { offers } = usePromotionTexts();
  const [openedAt] = useState(() => Date.now());
  const offer = stored.isOpen ? "open" : toOffer(stored, openedAt);
  const toMoment = (millis: number | null): string => (millis === null ? "–" : toTime(millis, merchant.timeZone));
  return (
    <Section title={t`Now`}>
      <Facts>
        <dt>{t`State`}</dt>
        <dd>
          <Badge tone={offerTones[offer]}>{offers[offer]}</Badge>
        </dd>
        <dt>{t`From`}</dt>
        <dd>{toMoment(stored.startsAt)}</dd>
        <dt>{t`Until`}</dt>
        <dd>{toMoment(stored.endsAt)}</dd>
        <dt>{t`Members with a code`}</dt>
        <dd>{i18n.number(stored.codes)}</dd>
        <dt>{t`Registered with these codes`}</dt>
        <dd>{i18n.number(stored.registrations)}</dd>
        <dt>{t`Of them in the last 30 days`}</dt>
        <dd>{i18n.number(stored.recentRegistrations)}</dd>
      </Facts>
    </Section>
  );
}

/** Whether members may invite friends, and how many came. */
export function ReferralPage() {
  const { merchant } = useDesk();
  const mayChange = useMay("promotions.change");
  const loaded = useGetReferralPromotionQuery({ merchant: merchant.code });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Invitations</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>
          While it is on, each member has a code and a link to send to friends. Everyone who registers with it joins the
          member's team. Nothing is paid for it.
        </Trans>
      </Text>
      <LoadGate loaded={loaded}>
        {(stored) => (
          <>
            <ReferralFacts stored={stored} />
            {mayChange && (
              <VersionedForm key={merchant.code} stored={stored}>
                {(versions) => <ReferralForm {...versions} />}
              </VersionedForm>
            )}
          </>
        )}
      </LoadGate>
    </Page>
  );
}
