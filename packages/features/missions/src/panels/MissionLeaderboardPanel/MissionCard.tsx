import { useLingui } from "@lingui/react/macro";
import type { Mission } from "@marquee/contract";
import { useLanguage } from "@marquee/runtime";
import { Badge, Heading } from "@marquee/ui-kit";
import { statusTexts, statusTones } from "../../model/missionTexts.ts";
import { CardName, TaskCard } from "./cardParts.ts";
import { MissionBody } from "./MissionBody.tsx";

/** One mission: how far the member has come, what it pays and under which terms, and the claim. */
export function MissionCard({ mission, symbol }: { readonly mission: Mission; readonly symbol: string }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { titles, status } = mission;
  const name = titles[language] ?? titles.EN;
  return (
    <TaskCard as="article" aria-label={name}>
      <CardName>
        <Heading level={4}>{name}</Heading>
        <Badge tone={statusTones[status]}>{i18n._(statusTexts[status])}</Badge>
      </CardName>
      <MissionBody mission={mission} symbol={symbol} />
    </TaskCard>
  );
}
