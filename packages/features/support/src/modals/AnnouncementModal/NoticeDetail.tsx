import { Trans } from "@lingui/react/macro";
import type { Notice } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { BackIcon, Button, DateTime, Heading, RichHtml, Text } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

const Detail = styled.article`
  display: grid;
  gap: ${token("space.12")};
  justify-items: start;
  overflow-wrap: anywhere;
  @media ${from("tablet")} { min-block-size: 320px; align-content: start; }
`;

/** One announcement: its title, its time and its text (AN-02, AN-05). */
export function NoticeDetail({ notice, onBack }: { readonly notice: Notice; readonly onBack: () => void }) {
  // The list is gone with the press: the focus would fall out of the dialog.
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Detail>
      <Button look="quiet" size="small" icon={<BackIcon size={18} />} ref={back} onClick={onBack}>
        <Trans>All announcements</Trans>
      </Button>
      <Heading level={3}>{notice.title}</Heading>
      <Text size="label" tone="muted">
        <DateTime instant={new Date(notice.timestamp).toISOString()} />
      </Text>
      <RichHtml html={notice.content} />
    </Detail>
  );
}
