import { Trans, useLingui } from "@lingui/react/macro";
import { useListPointRedemptionsQuery } from "@marquee/api-client";
import { type Redemption, redemptionStatuses } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { RecordBody } from "@marquee/runtime";
import { Badge, DateTime, EmptyState, SelectField, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { redemptionTexts, redemptionTones } from "../../model/pointTexts.ts";
import { usePointText } from "../../model/usePointText.ts";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Filter = styled.div`max-inline-size: 240px;`;
const Told = styled.div`
  display: grid;
  gap: ${token("space.4")};
  overflow-wrap: anywhere;
  code { font-family: ${token("font.numeric")}; user-select: all; }
`;

const statuses = Object.values(redemptionStatuses);

function useColumns(): readonly TableColumn<Redemption>[] {
  const { t } = useLingui();
  const toText = usePointText();
  return [
    {
      key: "time",
      title: t`Time`,
      toCell: ({ applyTime }) => <DateTime instant={new Date(applyTime).toISOString()} />,
    },
    {
      key: "name",
      title: t`Reward`,
      toCell: ({ name, quantity, redeemId, codes, remark }) => (
        <Told>
          <span>{quantity > 1 ? `${name} × ${quantity}` : name}</span>
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
          {remark !== "" && <Text size="small">{remark}</Text>}
          <Text size="label" tone="muted">
            {redeemId}
          </Text>
        </Told>
      ),
    },
    { key: "points", title: t`Points`, align: "end", toCell: ({ points }) => toText(points) },
    {
      key: "state",
      title: t`State`,
      toCell: ({ status }) => <Badge tone={redemptionTones[status]}>{t(redemptionTexts[status])}</Badge>,
    },
  ];
}

/** The caller's redemptions (PM-04), with the codes of vouchers and what staff have written. */
export function RedemptionsTab() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<Redemption["status"] | undefined>(undefined);
  const columns = useColumns();
  const loaded = useListPointRedemptionsQuery({ pageNo: page, ...(status !== undefined && { status }) });
  return (
    <Base>
      <Filter>
        <SelectField
          label={t`State`}
          value={status === undefined ? "" : `${status}`}
          options={[
            { value: "", label: t`All` },
            ...statuses.map((each) => ({ value: `${each}`, label: t(redemptionTexts[each]) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setStatus(statuses.find((each) => `${each}` === value));
            setPage(1);
          }}
        />
      </Filter>
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState picture="empty" title={t`Nothing redeemed yet`} level={2}>
            <Trans>What you redeem appears here, with what becomes of it.</Trans>
          </EmptyState>
        }
        renderList={({ list }) => (
          <Table caption={t`Redemptions`} columns={columns} rows={list} toKey={({ redeemId }) => redeemId} />
        )}
      />
    </Base>
  );
}
