import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ContractEnds } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useDay } from "../model/useDay.ts";

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${token("space.20")};
  max-block-size: 240px;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

/** From when an answer counts, and the contracts below that end with it (CT-07). */
export function EndsList({
  ends: { at, count, list },
  isEnd,
}: {
  readonly ends: ContractEnds;
  /** Whether the contract itself ends. */
  readonly isEnd: boolean;
}) {
  const { t } = useLingui();
  const toDay = useDay();
  return (
    <>
      <Text>{isEnd ? t`The contract pays until ${toDay(at)}.` : t`The terms count from ${toDay(at)} on.`}</Text>
      {count === 0 ? (
        <Text tone="muted">
          <Trans>No contract below it ends by this.</Trans>
        </Text>
      ) : (
        <>
          <Text tone="danger" role="alert">
            <Plural value={count} one="Agreeing will end # contract:" other="Agreeing will end # contracts:" />
          </Text>
          <List tabIndex={0} aria-label={t`Contracts that end`}>
            {list.map(({ contractId, account, upline, rate }) => (
              <li key={contractId}>{t`${account} under ${upline}, ${rate} %`}</li>
            ))}
          </List>
          {count > list.length && (
            <Text tone="muted">
              <Plural value={count - list.length} one="and # more" other="and # more" />
            </Text>
          )}
        </>
      )}
    </>
  );
}
