import { useLingui } from "@lingui/react/macro";
import type { Campaign } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { Button, Table, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetAffiliateFiguresQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { Wide } from "../chart/Wide.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { Facts } from "../frame/Facts.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Section } from "../frame/Section.tsx";
import { usePlanTexts } from "./useAffiliateTexts.ts";

function Days({ memberId, campaign: { id, name } }: { readonly memberId: string; readonly campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useGetAffiliateFiguresQuery({ merchant, memberId, campaignId: id });
  const toCount = (count: number): string => i18n.number(count);
  return (
    <LoadGate loaded={loaded}>
      {({ days }) =>
        days.length === 0 ? (
          <Text tone="muted">{t`Nothing on the last days.`}</Text>
        ) : (
          <Wide aria-label={t`${name} by day`}>
            <Table
              caption={t`${name} by day`}
              rows={days}
              toKey={({ day }) => day}
              columns={[
                { key: "day", title: t`Day`, toCell: ({ day }) => day },
                { key: "visits", title: t`Visits`, align: "end", toCell: ({ visits }) => toCount(visits) },
                {
                  key: "registrations",
                  title: t`Registrations`,
                  align: "end",
                  toCell: ({ registrations }) => toCount(registrations),
                },
                {
                  key: "firstDeposits",
                  title: t`First deposits`,
                  align: "end",
                  toCell: ({ firstDeposits }) => toCount(firstDeposits),
                },
                { key: "qualified", title: t`Qualified`, align: "end", toCell: ({ qualified }) => toCount(qualified) },
                {
                  key: "net",
                  title: t`Net revenue before the fee`,
                  align: "end",
                  toCell: ({ net }) =>
                    net.map(({ currency, amount }) => `${formatMoney(amount, i18n.locale)} ${currency}`).join(", "),
                },
              ]}
            />
          </Wide>
        )
      }
    </LoadGate>
  );
}

/** A campaign of an affiliate: its links, what they have brought, and the last days where they are asked for. */
export function CampaignPart({ memberId, campaign }: { readonly memberId: string; readonly campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const { links: kinds } = usePlanTexts();
  const [isOpen, setOpen] = useState(false);
  const { name, plan, visits, registrations, firstDeposits, qualified, links } = campaign;
  return (
    <Section title={t`Campaign ${name}`}>
      <Facts>
        <dt>{t`Plan`}</dt>
        <dd>{plan}</dd>
        <dt>{t`Visits`}</dt>
        <dd>{i18n.number(visits)}</dd>
        <dt>{t`Registrations`}</dt>
        <dd>{i18n.number(registrations)}</dd>
        <dt>{t`First deposits`}</dt>
        <dd>{i18n.number(firstDeposits)}</dd>
        <dt>{t`Qualified`}</dt>
        <dd>{i18n.number(qualified)}</dd>
      </Facts>
      {links.length > 0 && (
        <Wide aria-label={t`Links of ${name}`}>
          <Table
            caption={t`Links of ${name}`}
            rows={links}
            toKey={({ code }) => code}
            columns={[
              { key: "code", title: t`Code`, toCell: ({ code }) => code },
              { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind] },
              { key: "on", title: t`State`, toCell: ({ enabled }) => (enabled ? t`On` : t`Off`) },
              { key: "visits", title: t`Visits`, align: "end", toCell: (link) => i18n.number(link.visits) },
              {
                key: "registrations",
                title: t`Registrations`,
                align: "end",
                toCell: (link) => i18n.number(link.registrations),
              },
            ]}
          />
        </Wide>
      )}
      {isOpen ? (
        <Days memberId={memberId} campaign={campaign} />
      ) : (
        <Button onClick={() => setOpen(true)} aria-label={t`Show ${name} by day`}>
          {t`By day`}
        </Button>
      )}
    </Section>
  );
}
