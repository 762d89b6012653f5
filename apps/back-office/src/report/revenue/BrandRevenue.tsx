import { useLingui } from "@lingui/react/macro";
import type { BrandRevenue as Brands } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Heading, Table } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useGetBrandRevenueQuery } from "../../api/endpoints/report/staffEndpoints.ts";
import { Wide } from "../../chart/Wide.ts";
import { revenueFigures, useRevenueTexts } from "./useRevenueTexts.ts";

const Base = styled.section`display: grid; gap: ${token("space.12")}; min-inline-size: 0;`;

type Line = Brands["lines"][number];

/** The figures of every merchant, for who reads reports at all of them. */
export function BrandRevenue({ from, to }: { readonly from: string; readonly to: string }) {
  const { t, i18n } = useLingui();
  const { figures } = useRevenueTexts();
  const { data } = useGetBrandRevenueQuery({ from, to });
  if (data === undefined) return null;
  return (
    <Base>
      <Heading level={2} size="title">{t`All merchants`}</Heading>
      <Wide aria-label={t`All merchants`}>
        <Table
          caption={t`All merchants`}
          rows={data.lines}
          toKey={({ merchant, currency }) => `${merchant} ${currency}`}
          columns={[
            { key: "name", title: t`Merchant`, toCell: ({ name, currency }: Line) => `${name} (${currency})` },
            ...revenueFigures.map((name) => ({
              key: name,
              title: figures[name],
              align: "end" as const,
              toCell: (line: Line) => formatMoney(line[name], i18n.locale),
            })),
          ]}
        />
      </Wide>
    </Base>
  );
}
