import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react/macro";
import { isApiError, useGetProtectionQuery } from "@marquee/api-client";
import type { Protection } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { paths } from "@marquee/runtime";
import { ErrorState, Heading, Link, Skeleton, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { StopNotice } from "./StopNotice.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.20")};
  > p { max-inline-size: 70ch; }
`;

const noRequest = {};
const loadingRows = [0, 1, 2];

/** A page about the member's protection: what is in force first, then what the page is for, and where there is help. */
export function ProtectionPage({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: (protection: Protection) => ReactNode;
}) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useGetProtectionQuery(noRequest);
  return (
    <Page>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{intro}</Text>
      {data === undefined && error === undefined && loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
      {data === undefined && error !== undefined && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && <StopNotice protection={data} />}
      {data && children(data)}
      <Text size="small" tone="muted">
        <Trans>
          Advice, a self-test and free help are on the page <Link href={paths.saferPlay}>Safer play</Link>.
        </Trans>
      </Text>
    </Page>
  );
}
