import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useGetPointConfigQuery } from "@marquee/api-client";
import { linkedDays, type PointConfig } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { LoadGate, useSymbolOf } from "@marquee/runtime";
import { Heading, Money, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { categoryTexts } from "../../model/pointTexts.ts";
import { usePointText } from "../../model/usePointText.ts";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  max-inline-size: 720px;
`;

function useRuleColumns(symbol: string): readonly TableColumn<PointConfig["rules"][number]>[] {
  const { t } = useLingui();
  return [
    { key: "category", title: t`Category`, toCell: ({ category }) => t(categoryTexts[category]) },
    {
      key: "bet",
      title: t`Stakes`,
      align: "end",
      toCell: ({ betPerPoint }) => <Money amount={betPerPoint} currency={symbol} />,
    },
  ];
}

function Rules({ config }: { readonly config: PointConfig }) {
  const { t, i18n } = useLingui();
  const toText = usePointText();
  const symbol = useSymbolOf()(config.currency);
  const columns = useRuleColumns(symbol);
  const raised = config.levels.filter(({ percent }) => percent !== 100);
  const { accountDays, oncePerPerson } = config.claims ?? { accountDays: 0, oncePerPerson: false };
  const [ratio, unit] = [toText(config.ratio), formatMoney(config.unit, i18n.locale, symbol)];
  const [min, max, multiple] = [config.convert.min, config.convert.max, config.convert.multiple].map((each) =>
    toText(each),
  );
  return (
    <Base>
      <Text>
        <Trans>
          Stakes of real money earn points when a round has ended. Fractions of points are kept. A round that is taken
          back takes its points back. Points never expire.
        </Trans>
      </Text>
      {config.rules.length > 0 && (
        <Table
          caption={t`Stakes for one point`}
          columns={columns}
          rows={config.rules}
          toKey={({ category }) => category}
        />
      )}
      {raised.map(({ rank, percent }) => (
        <Text key={rank}>
          <Trans>
            Members of level {rank} earn {percent} % of these points.
          </Trans>
        </Text>
      ))}
      <Heading level={2} size="title">
        <Trans>Converting points</Trans>
      </Heading>
      <Text>
        <Trans>
          {ratio} points are worth {unit}. You can convert {min} points or more, in multiples of {multiple}, and at most{" "}
          {max} a day.
        </Trans>
      </Text>
      {accountDays > 0 && (
        <Text>
          <Plural
            value={accountDays}
            one="You can redeem and convert points once your account is # day old."
            other="You can redeem and convert points once your account is # days old."
          />
        </Text>
      )}
      {oncePerPerson && (
        <Text>
          <Trans>
            Accounts of one person or household count as one: they share the most points of a day, and an offer that one
            of them has redeemed is not for the others for {linkedDays} days.
          </Trans>
        </Text>
      )}
    </Base>
  );
}

/** How points are earned and converted (PM-06). */
export function RulesTab() {
  const query = useGetPointConfigQuery({});
  return (
    <LoadGate query={query} rows={6}>
      {(config) => <Rules config={config} />}
    </LoadGate>
  );
}
