import { useLingui } from "@lingui/react/macro";
import { useGetUnreadCountQuery } from "@marquee/api-client";
import { from } from "@marquee/design-tokens";
import { selectIsMember, useAppSelector, useOpenCentre } from "@marquee/runtime";
import { CountButton, MessageIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Place = styled.span`display: none; @media ${from("tablet")} { display: contents; }`;

/** The messages' button in the header with the number of unread ones (HD-03, MC-13); it opens the inbox. A phone's header has no room for it: there the account's tab has the number. */
export function InboxAction() {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetUnreadCountQuery({}, { skip: !isMember });
  if (!isMember) return null;
  const count = data?.count ?? 0;
  return (
    <Place>
      <CountButton
        label={count === 0 ? t`Inbox` : t`Inbox, ${count} unread`}
        count={count}
        onClick={() => openCentre("member", "messageV2")}
      >
        <MessageIcon size="1em" />
      </CountButton>
    </Place>
  );
}
