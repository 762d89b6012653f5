import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { selectIsMember, useAppSelector, useIsOn } from "@marquee/runtime";
import { Heading, Tabs } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { ConvertTab } from "./ConvertTab.tsx";
import { MovementsTab } from "./MovementsTab.tsx";
import { PointsCard } from "./PointsCard.tsx";
import { RedemptionsTab } from "./RedemptionsTab.tsx";
import { RewardsTab } from "./RewardsTab.tsx";
import { RulesTab } from "./RulesTab.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  inline-size: 100%;
  max-inline-size: 1200px;
  margin-inline: auto;
`;

/** The point mall (RT-04): what points can be redeemed for, converting, and what has become of them; the part stands in the address. */
export function PointMallScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const isMember = useAppSelector(selectIsMember);
  const [canConvert, hasHistory, hasRules] = [useIsOn("POINTCONV3"), useIsOn("POINTHIST3"), useIsOn("POINTRULE3")];
  const tabs = [
    { key: "rewards", label: t`Rewards`, content: <RewardsTab /> },
    ...(isMember && canConvert ? [{ key: "convert", label: t`Convert`, content: <ConvertTab /> }] : []),
    ...(isMember && hasHistory ? [{ key: "redemptions", label: t`Redemptions`, content: <RedemptionsTab /> }] : []),
    ...(isMember && hasHistory ? [{ key: "movements", label: t`Movements`, content: <MovementsTab /> }] : []),
    ...(hasRules ? [{ key: "rules", label: t`Rules`, content: <RulesTab /> }] : []),
  ];
  const asked = params.get("tab");
  const selected = tabs.find(({ key }) => key === asked)?.key ?? "rewards";
  return (
    <Page>
      <Heading level={1}>{t`Point mall`}</Heading>
      <PointsCard />
      <Tabs
        label={t`Parts of the point mall`}
        tabs={tabs}
        selected={selected}
        onSelect={(key) => setParams(key === "rewards" ? {} : { tab: key }, { replace: true })}
      />
    </Page>
  );
}
