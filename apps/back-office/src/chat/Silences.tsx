import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffChatSilenceList } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Card, EmptyState, Heading, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useEndChatSilenceMutation, useListStaffChatSilencesQuery } from "../api/endpoints/chat/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";

import { ActForm } from "../member/acts/ActForm.tsx";
import { useTimeText } from "../texts/useTimeText.ts";

type Silence = StaffChatSilenceList[number];

const List = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;
const Item = styled(Card)`display: grid; justify-items: start; gap: ${token("space.8")}; overflow-wrap: anywhere;`;
const nothing = {};

/** Who may not write in chats now. */
export function Silences() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const toTime = useTimeText();
  const mayModerate = useMay("chat.moderate");
  const query = useListStaffChatSilencesQuery({ merchant });
  const [end] = useEndChatSilenceMutation();
  const [ended, setEnded] = useState<Silence>();
  return (
    <LoadGate loaded={query}>
      {(silences) => (
        <List>
          {silences.length === 0 && (
            <EmptyState picture="empty" title={t`Nobody is silenced`}>
              <Trans>A member is silenced at one of the member's messages.</Trans>
            </EmptyState>
          )}
          {silences.map((silence) => {
            const { memberId, username, until, shownReason, by, at } = silence;
            const untilText = until === null ? "" : toTime(until);
            return (
              <Item key={memberId} as="article" aria-label={username}>
                <Heading level={3}>{username}</Heading>
                <Text size="small" tone="muted">
                  {until === null ? t`For good` : t`Until ${untilText}`} · {by} · {toTime(at)}
                </Text>
                <Text>{shownReason}</Text>
                {mayModerate && (
                  <Button size="small" aria-label={t`Let ${username} write again`} onClick={() => setEnded(silence)}>
                    <Trans>Let the member write again</Trans>
                  </Button>
                )}
              </Item>
            );
          })}
          <FormModal title={t`Let a member write again`} open={ended !== undefined} onClose={() => setEnded(undefined)}>
            {ended === undefined ? null : (
              <ActForm
                label={t`Let a member write again`}
                hint={t`The member can write in all open rooms at once.`}
                submit={t`Let the member write again`}
                initialValues={nothing}
                send={({ reason }) => end({ merchant, memberId: ended.memberId, reason }).unwrap()}
                onDone={() => {
                  notify(t`The member can write again.`, { tone: "success" });
                  setEnded(undefined);
                }}
              />
            )}
          </FormModal>
        </List>
      )}
    </LoadGate>
  );
}
