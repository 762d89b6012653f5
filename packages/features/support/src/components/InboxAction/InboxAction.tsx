import { useLingui } from "@lingui/react/macro";
import { useGetUnreadCountQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { selectIsMember, useAppSelector, useOpenCentre } from "@marquee/runtime";
import { Badge, IconButton, MessageIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.span`
  position: relative;
  display: inline-flex;
  > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    pointer-events: none;
    > span { min-block-size: 18px; padding-inline: ${token("space.4")}; justify-content: center; min-inline-size: 18px; }
  }
`;

/** More than that reads `99+`. */
const most = 99;

/** The messages' button in the header with the number of unread ones (HD-03, MC-13); it opens the inbox. */
export function InboxAction() {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetUnreadCountQuery({}, { skip: !isMember });
  if (!isMember) return null;
  const count = data?.count ?? 0;
  return (
    <Base>
      <IconButton
        label={count === 0 ? t`Inbox` : t`Inbox, ${count} unread`}
        onClick={() => openCentre("member", "messageV2")}
      >
        <MessageIcon size="1em" />
      </IconButton>
      {count > 0 && (
        <span aria-hidden="true">
          <Badge tone="accent">{count > most ? `${most}+` : count}</Badge>
        </span>
      )}
    </Base>
  );
}
