import { useLingui } from "@lingui/react/macro";
import { useGetUnreadCountQuery } from "@marquee/api-client";
import { from, token } from "@marquee/design-tokens";
import { selectIsMember, useAppSelector, useOpenCentre } from "@marquee/runtime";
import { Badge, IconButton, MessageIcon, toCount } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.span`
  position: relative;
  display: none;
  @media ${from("tablet")} { display: inline-flex; }
  > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    pointer-events: none;
    > span { min-block-size: 18px; padding-inline: ${token("space.4")}; justify-content: center; min-inline-size: 18px; }
  }
`;

/** The messages' button in the header with the number of unread ones (HD-03, MC-13); it opens the inbox. A phone's header has no room for it: there the account's tab has the number. */
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
          <Badge tone="accent">{toCount(count)}</Badge>
        </span>
      )}
    </Base>
  );
}
