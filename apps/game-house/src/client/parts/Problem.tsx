import { token } from "@marquee/design-tokens";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { type ApiError, canTryAgain } from "../platform/createApi.ts";
import { TextButton } from "../sheets/TextButton.ts";
import type { Texts } from "../texts/en.ts";
import type { Words } from "../texts/createWords.ts";

const Box = styled.div`
  position: absolute; inset-inline: ${token("space.12")}; inset-block-start: 50%; translate: 0 -50%; z-index: ${token("z.modal")}; display: grid; gap: ${token("space.12")}; justify-items: center;
  max-inline-size: 28rem; margin-inline: auto; padding: ${token("space.20")}; border: 1px solid ${token("color.border")}; border-radius: ${token("radius.panel")};
  background: ${token("color.surface")}; text-align: center; box-shadow: ${token("shadow.overlay")};
  & p { margin: 0; }
`;

const problems: Readonly<Partial<Record<ApiError["code"], keyof Texts>>> = {
  offline: "offline",
  "game.unknown": "gameUnknown",
  "launch.invalid": "launchInvalid",
  "session.ended": "sessionEnded",
  "wallet.unavailable": "walletUnavailable",
  "rate.limited": "busy",
  busy: "busy",
  "round.unfinished": "roundUnfinished",
};

type Props = {
  readonly code: ApiError["code"];
  readonly t: Words["t"];
  readonly onRetry: () => void;
  readonly onLeave: () => void;
};

/** What went wrong, and the way on: another try where it makes sense, else the way out. */
export function Problem({ code, t, onRetry, onLeave }: Props): ReactElement {
  const canRetry = canTryAgain(code);
  return (
    <Box role="alert">
      <p>{t(problems[code] ?? "failed")}</p>
      <TextButton type="button" onClick={canRetry ? onRetry : onLeave}>
        {t(canRetry ? "retry" : "exit")}
      </TextButton>
    </Box>
  );
}
