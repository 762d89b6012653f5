import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { languages } from "@marquee/contract";
import type { StaffChatReport } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Card, EmptyState, Heading, Modal, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useListStaffChatLinesQuery, useListStaffChatReportsQuery } from "../api/endpoints/chat/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";

import { useTimeText } from "../texts/useTimeText.ts";
import { type LineAct, LineActs } from "./LineActs.tsx";
import { LineTable } from "./LineTable.tsx";

const List = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;
const Report = styled(Card)`
  display: grid;
  gap: ${token("space.8")};
  > p { overflow-wrap: anywhere; }
  > div { display: flex; flex-wrap: wrap; gap: ${token("space.8")}; }
`;

function Around({ report, onAct }: { readonly report: StaffChatReport; readonly onAct: (act: LineAct) => void }) {
  const merchant = useMerchantCode();
  const { roomId, line } = report;
  const query = useListStaffChatLinesQuery({ merchant, roomId, around: line.seq });
  return (
    <LoadGate loaded={query}>
      {(lines) => (
        <LineTable
          lines={lines}
          current={line.seq}
          onRemove={(one) => onAct({ kind: "remove", line: one })}
          onSilence={(one) => onAct({ kind: "silence", line: one })}
        />
      )}
    </LoadGate>
  );
}

/** Reported messages that wait for a moderator, each with the ten before and after it. */
export function Reports() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const toTime = useTimeText();
  const mayModerate = useMay("chat.moderate");
  const query = useListStaffChatReportsQuery({ merchant });
  const [act, setAct] = useState<LineAct>();
  const [shown, setShown] = useState<StaffChatReport>();
  const reasons = {
    ABUSE: t`Insult or threat`,
    SPAM: t`Advertising`,
    SCAM: t`Fraud`,
    PERSONAL: t`Personal data`,
    OTHER: t`Something else`,
  };
  const start = (next: LineAct): void => {
    setShown(undefined);
    setAct(next);
  };
  return (
    <LoadGate loaded={query}>
      {(reports) => (
        <List>
          {reports.length === 0 && (
            <EmptyState picture="empty" title={t`No reported messages`}>
              <Trans>Messages that members report are listed here until a moderator has looked at them.</Trans>
            </EmptyState>
          )}
          {reports.map((report) => {
            const { line, count, roomName, language } = report;
            const room = roomName ?? languages.find(({ code }) => code === language)?.name ?? language;
            const name = line.username ?? t`Deleted account`;
            return (
              <Report key={`${report.roomId} ${line.seq}`} as="article" aria-label={line.text}>
                <Heading level={3}>{name}</Heading>
                <Text size="small" tone="muted">
                  {room} · {toTime(line.at)} · <Plural value={count} one="# report" other="# reports" /> ·{" "}
                  {report.reasons.map((reason) => reasons[reason]).join(", ")}
                </Text>
                <Text>{line.text}</Text>
                <div>
                  <Button size="small" onClick={() => setShown(report)}>
                    <Trans>Messages around it</Trans>
                  </Button>
                  {mayModerate && (
                    <>
                      <Button size="small" look="primary" onClick={() => start({ kind: "remove", line })}>
                        <Trans>Remove</Trans>
                      </Button>
                      <Button size="small" onClick={() => start({ kind: "keep", line })}>
                        <Trans>Keep</Trans>
                      </Button>
                      {line.memberId !== null && (
                        <Button size="small" onClick={() => start({ kind: "silence", line })}>
                          <Trans>Silence</Trans>
                        </Button>
                      )}
                    </>
                  )}
                </div>
              </Report>
            );
          })}
          <Modal
            title={t`Messages around it`}
            size="wide"
            open={shown !== undefined}
            onClose={() => setShown(undefined)}
          >
            {shown === undefined ? null : <Around report={shown} onAct={start} />}
          </Modal>
          <LineActs act={act} onClose={() => setAct(undefined)} />
        </List>
      )}
    </LoadGate>
  );
}
