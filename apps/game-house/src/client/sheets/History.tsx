import { token } from "@marquee/design-tokens";
import { useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { HistoryEntry, RoundStatus } from "../../api/GameApi.ts";
import type { Game } from "../../maths/toGame.ts";
import type { Api } from "../platform/createApi.ts";
import type { Words } from "../texts/createWords.ts";
import type { Texts } from "../texts/en.ts";
import { Replay } from "./Replay.tsx";
import { TextButton } from "./TextButton.ts";
import { useAnswer } from "./useAnswer.ts";

const List = styled.ol`
  display: grid; gap: ${token("space.8")}; margin: 0 0 ${token("space.12")}; padding: 0; list-style: none;
  & > li { display: grid; grid-template-columns: 1fr auto; gap: 0 ${token("space.12")}; align-items: center; padding: ${token("space.8")} ${token("space.12")}; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; font-variant-numeric: tabular-nums; }
  & small { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  & button { grid-column: 2; grid-row: 1 / span 2; }
`;

const Zone = styled.p`
  margin: 0 0 ${token("space.12")}; font-size: ${token("text.label")}; color: ${token("color.muted")};
`;

const states: Readonly<Partial<Record<RoundStatus, keyof Texts>>> = {
  BETTING: "stateOpen",
  UNDOING: "stateOpen",
  OPEN: "stateOpen",
  REFUSED: "stateRefused",
  VOID: "stateVoid",
  PAYING: "statePaying",
  DISPUTED: "stateDisputed",
};

type Props = {
  readonly api: Api;
  readonly game: Game;
  readonly words: Words;
  /** The round with which it begins, instead of the list. */
  readonly shownRound: string | undefined;
};

/** The player's rounds of this game, each to be seen again. */
export function History({ api, game, words, shownRound }: Props): ReactElement {
  const { t } = words;
  const [chosen, setChosen] = useState<string | undefined>(shownRound);
  const [more, setMore] = useState<{ readonly rounds: readonly HistoryEntry[]; readonly before?: string }>();
  const first = useAnswer(() => api.history());
  if (chosen !== undefined)
    return <Replay api={api} game={game} words={words} roundId={chosen} onBack={() => setChosen(undefined)} />;
  if (first.hasFailed) return <TextButton onClick={first.retry}>{t("retry")}</TextButton>;
  if (!first.answer) return <p>{t("loading")}</p>;
  const rounds = [...first.answer.rounds, ...(more?.rounds ?? [])];
  const before = more ? more.before : first.answer.before;
  const showMore = async (): Promise<void> => {
    const page = await api.history(before).catch(() => undefined);
    if (page) setMore({ ...page, rounds: [...(more?.rounds ?? []), ...page.rounds] });
  };
  if (rounds.length === 0) return <p>{t("noRounds")}</p>;
  return (
    <>
      <List>
        {rounds.map(({ roundId, startedAt, stake, win, status }) => {
          const state = states[status];
          return (
            <li key={roundId}>
              <span>{t("historyLine", { stake: words.money(stake), win: words.money(win) })}</span>
              <small>
                {words.dateTime(startedAt)}
                {state && ` · ${t(state)}`}
              </small>
              <TextButton type="button" onClick={() => setChosen(roundId)}>
                {t("replay")}
              </TextButton>
            </li>
          );
        })}
      </List>
      <Zone>{t("zone", { zone: words.zone })}</Zone>
      {before !== undefined && (
        <TextButton type="button" onClick={() => void showMore()}>
          {t("more")}
        </TextButton>
      )}
    </>
  );
}
