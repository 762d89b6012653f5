import { Trans, useLingui } from "@lingui/react/macro";
import { toOwnPath } from "@marquee/api-client";
import { from, token } from "@marquee/design-tokens";
import { localStore } from "@marquee/runtime";
import { CloseIcon, CollapseIcon, ExpandIcon, IconButton, Link } from "@marquee/ui-kit";
import { type KeyboardEvent, useState } from "react";
import { styled } from "styled-components";
import { toHeader } from "../../model/toHeader.ts";
import { useChatAddress } from "../../model/useChatAddress.ts";
import { ChatHead } from "../ChatRoom/ChatHead.tsx";
import { ChatPanels } from "../ChatPanels/ChatPanels.tsx";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    /** `large` where the chat was made so. */
    readonly chatSize: string;
  }
}

// A phone shows it as a sheet of its whole height.
const Frame = styled.section`
  position: fixed;
  inset: 0;
  z-index: ${token("z.drawer")};
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  background: ${token("color.surface")};
  color: ${token("color.text")};
  @media ${from("tablet")} {
    inset: auto ${token("space.16")} calc(${token("layout.tabBar")} + ${token("space.16")}) auto;
    inline-size: min(380px, calc(100vw - 2 * ${token("space.16")}));
    block-size: min(560px, calc(100dvh - ${token("layout.header")} - ${token("layout.tabBar")} - 2 * ${token("space.16")}));
    border-radius: ${token("panel.radius")};
    box-shadow: ${token("shadow.overlay")}, 0 0 0 1px ${token("color.line")};
    &[data-size="large"] { inline-size: min(760px, calc(100vw - 2 * ${token("space.16")})); block-size: calc(100dvh - ${token("layout.header")} - ${token("layout.tabBar")} - 2 * ${token("space.16")}); }
  }
  @media ${from("desktop")} {
    inset-block-end: ${token("space.16")};
    inset-inline-end: calc(${token("space.16")} + ${token("layout.tap")} + ${token("space.12")});
  }
`;
const SizeOnly = styled.span`display: none; @media ${from("tablet")} { display: contents; }`;

/** The chat over the page (CH-01), small or large (CH-02); Escape closes it. */
export function ChatWidget({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [isLarge, setLarge] = useState(() => localStore.get("chatSize") === "large");
  const { data } = useChatAddress();
  const url = data === undefined ? null : URL.parse(data.chatUrl);
  const path = url?.origin === location.origin ? toOwnPath(`${url.pathname}${url.search}`) : null;
  const header = toHeader(new URLSearchParams(url?.search));
  const title = header.title === "" ? t`Chat` : header.title;
  const resize = (): void => {
    localStore.set("chatSize", isLarge ? "small" : "large");
    setLarge(!isLarge);
  };
  const leave = (event: KeyboardEvent<HTMLElement>): void => {
    // A menu or a dialog of the chat stands elsewhere in the page, and its Escape is its own.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== "Escape" || event.defaultPrevented || !isHere) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Frame aria-label={title} data-size={isLarge ? "large" : "small"} onKeyDown={leave}>
      <ChatHead title={title} color={header.color}>
        {path !== null && (
          <Link href={path} target="_blank" rel="noopener">
            <Trans>Own window</Trans>
          </Link>
        )}
        <SizeOnly>
          <IconButton label={isLarge ? t`Make the chat smaller` : t`Make the chat larger`} onClick={resize}>
            {isLarge ? <CollapseIcon size="1em" aria-hidden="true" /> : <ExpandIcon size="1em" aria-hidden="true" />}
          </IconButton>
        </SizeOnly>
        <IconButton label={t`Close the chat`} onClick={onClose}>
          <CloseIcon size="1em" aria-hidden="true" />
        </IconButton>
      </ChatHead>
      <ChatPanels />
    </Frame>
  );
}
