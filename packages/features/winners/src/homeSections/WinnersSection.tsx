import { Trans, useLingui } from "@lingui/react/macro";
import { useGetRankListQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toCentrePath, useLanguage } from "@marquee/runtime";
import { Heading, Link } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { WinList } from "../components/WinList.tsx";

const shown = 5;

const Section = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.16")};
`;

/** Home's highest wins (GM-33); nothing where there are none, or where they cannot be read. */
export function WinnersSection() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data } = useGetRankListQuery({ language, limitNum: shown });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Section aria-label={t`Highest wins of the last seven days`}>
      <Head>
        <Heading level={2}>
          <Trans>Highest wins of the last seven days</Trans>
        </Heading>
        <Link href={toCentrePath({ centre: "member", panel: "winners" })}>
          <Trans>Show all</Trans>
        </Link>
      </Head>
      <WinList board={data} label={t`Highest wins`} />
    </Section>
  );
}
