import { Trans, useLingui } from "@lingui/react/macro";
import { toPopupRequest, useListAnnouncementsQuery } from "@marquee/api-client";
import type { Notice } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { type ModalProps, paths, useBrand } from "@marquee/runtime";
import { Button, CheckboxField, Heading, Modal, RichHtml, Text } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { getShown, hideOn, isHiddenOn, setShown, useMerchantDay } from "../../model/popupMarks.ts";

const Article = styled.article`
  display: grid;
  gap: ${token("space.8")};
  padding-block-end: ${token("space.8")};
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.8")};
  inline-size: 100%;
  > div { display: flex; gap: ${token("space.8")}; margin-inline-start: auto; }
`;

/** Some notices in one dialog, one after the other. */
function PopupNotices({ notices, onClose }: { readonly notices: readonly Notice[]; readonly onClose: () => void }) {
  const { t } = useLingui();
  const day = useMerchantDay();
  const [step, setStep] = useState(0);
  const [isLast, setIsLast] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = notices.length;
  // What is shown may be withdrawn while somebody reads.
  const at = Math.min(step, count - 1);
  const number = at + 1;
  const notice = notices[at];
  const go = (next: number): void => {
    setStep(next);
    // A screen reader goes on with the new title.
    heading.current?.focus();
  };
  const close = (): void => {
    if (isLast && day !== null) hideOn(day);
    onClose();
  };
  if (notice === undefined) return null;
  const actions = (
    <Actions>
      {count > 1 && (
        <Text as="span" size="small" tone="muted">
          <Trans>
            {number} of {count}
          </Trans>
        </Text>
      )}
      <div>
        {at > 0 && (
          <Button look="quiet" onClick={() => go(at - 1)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {number < count ? (
          <Button look="primary" onClick={() => go(at + 1)}>
            <Trans>Next</Trans>
          </Button>
        ) : (
          <Button look="primary" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </Actions>
  );
  return (
    <Modal title={count === 1 ? notice.title : t`Notices`} open onClose={close} actions={actions}>
      <Article>
        {count > 1 && (
          <Heading ref={heading} tabIndex={-1} level={3}>
            {notice.title}
          </Heading>
        )}
        <RichHtml html={notice.content} />
      </Article>
      <CheckboxField
        label={t`Do not show again today`}
        checked={isLast}
        onChange={({ currentTarget }) => setIsLast(currentTarget.checked)}
      />
    </Modal>
  );
}

/** The popup notices but those of `known`; closes itself where there are none. With "Do not show again today" they stay away until the merchant's next day, in this browser. */
function usePopup(onClose: () => void, known: readonly string[]): readonly Notice[] {
  const { merchantCode } = useBrand();
  const day = useMerchantDay();
  const [isUnwanted] = useState(() => isHiddenOn(day));
  const { currentData, isError, isFetching } = useListAnnouncementsQuery(toPopupRequest(merchantCode), {
    skip: isUnwanted,
  });
  const notices = (currentData?.popup ?? []).filter(({ id }) => !known.includes(id));
  const isNothing = isUnwanted || isError || (!isFetching && currentData !== undefined && notices.length === 0);
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  return isNothing ? [] : notices;
}

/** `afterLoginModal` (LG-13, AN-07): the popup notices, once for each login, but those with which the visit began. Never over a game: it waits until the player is back. */
export function AfterLoginModal({ onClose }: ModalProps) {
  const { pathname } = useLocation();
  const isInGame = [paths.byIframe, paths.seamless].some((path) => path === pathname);
  const [known] = useState(() => getShown() ?? []);
  const notices = usePopup(onClose, known);
  useEffect(() => {
    if (getShown() === null) setShown([]);
  }, []);
  return isInGame ? null : <PopupNotices notices={notices} onClose={onClose} />;
}

const none: readonly string[] = [];

/** `entryModal` (AN-06): the popup notices with which a visit begins, once. */
export function EntryModal({ onClose }: ModalProps) {
  const notices = usePopup(onClose, none);
  const ids = notices.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (ids !== "") setShown(ids.split(" "));
  }, [ids]);
  return <PopupNotices notices={notices} onClose={onClose} />;
}
