import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffTicketSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, notify, SelectField, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import {
  useEndStaffLiveChatMutation,
  useHandOverLiveChatMutation,
  useListStaffLiveChatsQuery,
} from "../../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { toErrorText } from "../../texts/errorText.ts";

const Bar = styled.div`display: flex; flex-wrap: wrap; align-items: end; gap: ${token("space.12")};`;

/** What the member of a live chat does now, read by a screen reader when it changes. */
function MemberNow({ ticket: { live, lines, username } }: { readonly ticket: StaffTicketSheet }) {
  if (live === null) return null;
  const last = lines.findLast(({ by }) => by === "STAFF");
  const isRead = last !== undefined && live.memberReadAt !== null && live.memberReadAt >= last.at;
  return (
    <Text role="status" tone="muted">
      {live.isMemberTyping ? (
        <Trans>{username} is typing…</Trans>
      ) : !live.isMemberThere ? (
        <Trans>{username} has left the chat.</Trans>
      ) : isRead ? (
        <Trans>{username} has read your last message.</Trans>
      ) : (
        <Trans>{username} is here.</Trans>
      )}
    </Text>
  );
}

/** A live chat at the ticket's page: what the member does, and to hand it over or end it. */
export function LiveBar({ ticket }: { readonly ticket: StaffTicketSheet }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { data } = useListStaffLiveChatsQuery({ merchant });
  const [handOver, handing] = useHandOverLiveChatMutation();
  const [end, ending] = useEndStaffLiveChatMutation();
  const { id } = ticket;
  const act = async (work: Promise<unknown>, said: string): Promise<void> => {
    try {
      await work;
      notify(said, { tone: "success" });
    } catch (error) {
      notify(toErrorText(i18n, error), { tone: "error" });
    }
  };
  const give = (to: string | null): void =>
    void act(handOver({ merchant, id, to }).unwrap(), t`The chat is handed over.`);
  const others = (data?.people ?? []).filter(({ isMe }) => !isMe);
  return (
    <>
      <MemberNow ticket={ticket} />
      <Bar>
        {others.length > 0 && (
          <SelectField
            label={t`Hand over to`}
            value=""
            options={[
              { value: "", label: t`Choose` },
              ...others.map((person) => ({ value: person.id, label: `${person.name} (${person.chats})` })),
            ]}
            onChange={({ target }) => target.value !== "" && give(target.value)}
          />
        )}
        {ticket.isMine && (
          <Button busy={handing.isLoading} onClick={() => give(null)}>
            <Trans>Back to those that wait</Trans>
          </Button>
        )}
        <Button
          busy={ending.isLoading}
          onClick={() => void act(end({ merchant, id }).unwrap(), t`The chat has ended. Its ticket stays.`)}
        >
          <Trans>End the chat</Trans>
        </Button>
      </Bar>
    </>
  );
}
