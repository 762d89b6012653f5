import { token } from "@marquee/design-tokens";
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { type ApiError, isSessionOver } from "../platform/createApi.ts";
import { TextButton } from "../sheets/TextButton.ts";
import type { Texts } from "../texts/en.ts";
import type { Words } from "../texts/createWords.ts";

const Box = styled.div`
  position: absolute; inset-inline: ${token("space.12")}; inset-block-start: 50%; translate: 0 -50%; z-index: ${token("z.modal")}; display: grid; gap: ${token("space.12")}; justify-items: center;
  max-inline-size: 28rem; margin-inline: auto; padding: ${token("space.20")}; border: 1px solid ${token("color.border")}; border-radius: ${token("radius.panel")};
  background: ${token("color.surface")}; text-align: center; box-shadow: ${token("shadow.overlay")};
  & p { margin: 0; }
  & > div { display: flex; flex-wrap: wrap; justify-content: center; gap: ${token("space.8")}; }
`;

const problems: Readonly<Partial<Record<ApiError["code"], keyof Texts>>> = {
  offline: "offline",
  "game.unknown": "gameUnknown",
  "launch.invalid": "launchInvalid",
  "session.ended": "sessionEnded",
  "session.replaced": "sessionReplaced",
  "wallet.unavailable": "walletUnavailable",
  "rate.limited": "busy",
  busy: "busy",
  "round.unfinished": "roundUnfinished",
};

type Props = {
  readonly code: ApiError["code"];
  readonly t: Words["t"];
  readonly onRetry: () => void;
  /** Launches the game again; undefined where nobody can. */
  readonly onReopen: (() => void) | undefined;
  readonly onLeave: () => void;
};

/** What went wrong, and the way on: another try, another launch where the session is over, and the way out. */
export function Problem({ code, t, onRetry, onReopen, onLeave }: Props): ReactElement {
  const isOver = isSessionOver(code);
  const way = isOver ? onReopen : code === "game.unknown" ? undefined : onRetry;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Box role="alert">
      <p>{t(problems[code] ?? "failed")}</p>
      <div>
        {way && (
          <TextButton type="button" ref={first} onClick={way}>
            {t(isOver ? (code === "session.replaced" ? "playHere" : "reopen") : "retry")}
          </TextButton>
        )}
        {(isOver || !way) && (
          <TextButton type="button" {...(way ? {} : { ref: first })} onClick={onLeave}>
            {t("exit")}
          </TextButton>
        )}
      </div>
    </Box>
  );
}
