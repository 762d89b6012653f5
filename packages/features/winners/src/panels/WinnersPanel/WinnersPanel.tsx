import { Trans, useLingui } from "@lingui/react/macro";
import { useGetWinnerBoardQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate, useOpenCentre } from "@marquee/runtime";
import { Button, DateTime, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { WinList } from "../../components/WinList.tsx";

const shown = 50;

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

/** The winners list (PM-17): the highest wins of the last seven days. */
export function WinnersPanel() {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const query = useGetWinnerBoardQuery({ limit: shown });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Winners</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>
          The highest amounts that single rounds have paid in the last seven days. Names are masked; who hides the name
          under “Privacy” in the security centre is shown as hidden.
        </Trans>
      </Text>
      <div>
        <Button size="small" look="quiet" onClick={() => openCentre("member", "securityCenter")}>
          <Trans>To the security centre</Trans>
        </Button>
      </div>
      <LoadGate query={query} rows={5}>
        {(board) =>
          board.list.length === 0 ? (
            <EmptyState picture="empty" title={t`No wins yet`} level={4}>
              <Trans>Wins appear here about a minute after their round has ended.</Trans>
            </EmptyState>
          ) : (
            <>
              <WinList board={board} label={t`Highest wins`} />
              <Text size="small" tone="muted">
                <Trans>
                  Rounds since <DateTime instant={new Date(board.since).toISOString()} />
                </Trans>
              </Text>
            </>
          )
        }
      </LoadGate>
    </Page>
  );
}
