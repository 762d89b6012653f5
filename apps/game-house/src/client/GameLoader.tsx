import { token } from "@marquee/design-tokens";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { IconButton } from "./parts/IconButton.tsx";
import { PageStyles } from "./parts/PageStyles.ts";
import { Problem } from "./parts/Problem.tsx";
import { ApiError } from "./platform/createApi.ts";
import { createTexts } from "./texts/createWords.ts";

const Room = styled.main`
  display: grid; grid-template-rows: auto minmax(0, 1fr); block-size: 100dvh; padding: ${token("space.2")} ${token("space.8")};
  & p { place-self: center; font-weight: 600; }
`;

type Props = {
  /** Opens the session, and answers the game that it is for. Throws {@link ApiError}. */
  readonly open: () => Promise<ReactElement>;
  readonly language: string;
  readonly hasSiteBar: boolean;
  readonly onProblem: (code: ApiError["code"]) => void;
  readonly onReopen: (() => void) | undefined;
  readonly onLeave: () => void;
};

/** What there is to see until the session has said which game is played: the way out, and what goes wrong. */
export function GameLoader({ open, language, hasSiteBar, onProblem, onReopen, onLeave }: Props): ReactElement {
  const [game, setGame] = useState<ReactElement>();
  const [problem, setProblem] = useState<ApiError["code"]>();
  const [attempt, setAttempt] = useState(1);
  const { t, language: lang } = createTexts(language);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    open().then(setGame, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code);
      onProblem(error.code);
    });
    // Each attempt opens once: a launch token is good for one use.
  }, [attempt, open, onProblem]);
  if (game !== undefined) return game;
  const retry = (): void => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <PageStyles />
      <Room aria-busy={problem === undefined}>
        <div>{!hasSiteBar && <IconButton icon="exit" label={t("exit")} onPress={onLeave} />}</div>
        <p role="status">{problem === undefined && t("loading")}</p>
      </Room>
      {problem !== undefined && <Problem code={problem} t={t} onRetry={retry} onReopen={onReopen} onLeave={onLeave} />}
    </>
  );
}
