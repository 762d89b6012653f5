import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import type { ChatUrl } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { ErrorState, Skeleton } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { ChatFrame } from "./ChatFrame.tsx";

const Padded = styled.div`padding: ${token("space.16")};`;

/** Whether a page of ours may frame an address: never one that runs here, and none without TLS inside of one with it. */
const isFramed = (url: string): boolean => {
  const protocol = URL.parse(url)?.protocol;
  return protocol === "https:" || (protocol === "http:" && location.protocol === "http:");
};

/**
 * The page of another chat system. An address signs in once and for a minute: the frame keeps the one that it was opened with, and each new try asks
 * for another one.
 */
export function OutsideChat({
  query: { data, error, isFetching, refetch },
}: {
  readonly query: {
    readonly data?: ChatUrl | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState("");
  const [failed, setFailed] = useState("");
  const next = isFetching || error !== undefined ? "" : (data?.chatUrl ?? "");
  if (shown === "" && next !== failed && isFramed(next)) setShown(next);
  const retry = (): void => void refetch();
  const fail = (): void => {
    setFailed(shown);
    setShown("");
  };
  if (shown !== "") return <ChatFrame key={shown} src={shown} onFail={fail} />;
  if (isFetching && failed === "")
    return (
      <Padded>
        <Skeleton shape="row" />
      </Padded>
    );
  return (
    <ErrorState
      level={4}
      title={toErrorText(i18n, isApiError(error) ? error.code : "chat.unavailable")}
      onRetry={retry}
      busy={isFetching}
    />
  );
}
