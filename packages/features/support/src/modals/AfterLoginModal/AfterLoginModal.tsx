import { Trans, useLingui } from "@lingui/react/macro";
import { useListAnnouncementsQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { localStore, type ModalProps, paths, useBrand } from "@marquee/runtime";
import { Button, CheckboxField, Heading, Modal, RichHtml } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly popupHidden: string;
  }
}

const Notice = styled.article`
  display: grid;
  gap: ${token("space.8")};
  & + & {
    padding-block-start: ${token("space.16")};
    border-block-start: 1px solid ${token("color.line")};
  }
`;

const getToday = (): string => new Date().toDateString();

/**
 * `afterLoginModal` (LG-13, AN-07): the popup notices, once for each login. Never over a game: it waits until the player
 * is back. With "Do not show again today" it stays away until tomorrow, on this browser.
 */
export function AfterLoginModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { merchantCode } = useBrand();
  const { pathname } = useLocation();
  const isInGame = [paths.byIframe, paths.seamless].some((path) => path === pathname);
  const [isUnwanted] = useState(() => localStore.get("popupHidden") === getToday());
  const [isLast, setIsLast] = useState(false);
  const { data, isError } = useListAnnouncementsQuery(
    { types: "PU", platform: "W", execution: "B", merchantCode },
    { skip: isUnwanted },
  );
  const isNothing = isUnwanted || isError || data?.popup.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (isNothing || isInGame || !data) return null;
  const close = (): void => {
    if (isLast) localStore.set("popupHidden", getToday());
    onClose();
  };
  const [first, ...others] = data.popup;
  const actions = (
    <Button look="primary" onClick={close}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <Modal title={others.length === 0 && first ? first.title : t`Notices`} open onClose={close} actions={actions}>
      {data.popup.map(({ id, title, content }) => (
        <Notice key={id}>
          {others.length > 0 && <Heading level={3}>{title}</Heading>}
          <RichHtml html={content} />
        </Notice>
      ))}
      <CheckboxField
        label={t`Do not show again today`}
        checked={isLast}
        onChange={({ currentTarget }) => setIsLast(currentTarget.checked)}
      />
    </Modal>
  );
}
