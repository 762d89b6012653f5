import { token } from "@marquee/design-tokens";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { Game } from "../maths/toGame.ts";
import type { Playback } from "./model/createPlayback.ts";
import { getPace } from "./model/pace.ts";
import { toObstacle } from "./model/toObstacle.ts";
import { Backdrop } from "./parts/Backdrop.tsx";
import { Celebration } from "./parts/Celebration.tsx";
import { Controls } from "./parts/Controls.tsx";
import { IconButton } from "./parts/IconButton.tsx";
import { lowLandscape } from "./parts/lowLandscape.ts";
import { PageStyles } from "./parts/PageStyles.ts";
import { PickTable } from "./parts/PickTable.tsx";
import { Problem } from "./parts/Problem.tsx";
import { Reels } from "./parts/Reels.tsx";
import { Strip } from "./parts/Strip.tsx";
import { type SheetName, Tools } from "./parts/Tools.tsx";
import type { Api } from "./platform/createApi.ts";
import { FairPlay } from "./sheets/FairPlay.tsx";
import { History } from "./sheets/History.tsx";
import { Rules } from "./sheets/Rules.tsx";
import { Sheet } from "./sheets/Sheet.tsx";
import { toWorth } from "./sheets/toWorth.ts";
import { SymbolSprite } from "./symbols/SymbolSprite.tsx";
import { createWords } from "./texts/createWords.ts";
import { useSpaceBar } from "./useSpaceBar.ts";

// On a phone on its side the reels stand between what is told and what is pressed, so that nothing lies over them.
const Room = styled.main`
  position: relative; isolation: isolate; display: grid; block-size: 100dvh; overflow: hidden;
  grid-template: "bar" auto "strip" auto "reels" minmax(0, 1fr) "line" auto "panel" auto / minmax(0, 1fr);
  background: radial-gradient(120% 70% at 50% 38%, ${token("color.raised")}, ${token("color.bg")} 70%, ${token("color.art")});
  @media ${lowLandscape} {
    grid-template: "bar bar bar" auto "money reels spin" minmax(0, 1fr) "stake reels line" auto "strip strip strip" auto / auto minmax(0, 1fr) 8.5rem;
  }
  &[data-bar="site"] {
    grid-template: "strip tools" auto "reels reels" minmax(0, 1fr) "line line" auto "panel panel" auto / minmax(0, 1fr) auto;
    @media ${lowLandscape} {
      padding-block: ${token("space.4")};
      grid-template: "money reels tools" auto "strip reels spin" minmax(0, 1fr) "stake reels line" auto / auto minmax(0, 1fr) 8.5rem;
    }
  }
`;
const Bar = styled.header`
  grid-area: bar; display: flex; align-items: center; gap: ${token("space.4")}; padding: ${token("space.2")} ${token("space.8")};
  & h1 { flex: 1; margin: 0; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: center; font: 700 ${token("text.body")} / 1.3 ${token("font.display")}; }
  @media (max-width: 30rem) { & h1 { white-space: normal; text-wrap: balance; font-size: ${token("text.caption")}; line-height: 1.2; } }
`;
/** The page around the game shows the name: here it is for those who read the frame by itself. */
const Title = styled.h1`position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;`;
const ToolRow = styled.div`
  grid-area: tools; display: flex; align-items: center; padding-inline-end: ${token("space.8")}; background: ${token("color.art")};
  @media ${lowLandscape} { display: grid; grid-template-columns: auto auto; place-content: center; padding: 0; background: none; }
`;
const ReelArea = styled.div`
  grid-area: reels; display: grid; place-items: center; min-block-size: 0; min-inline-size: 0; padding: ${token("space.8")}; container-type: size; overflow: hidden;
`;
const Fitted = styled.div`
  position: relative; border-radius: clamp(12px, 3cqmin, 36px);
`;
const Line = styled.p`
  grid-area: line; margin: 0; min-block-size: 3.2em; padding: ${token("space.4")} ${token("space.12")}; display: grid; place-items: center; text-align: center; text-wrap: balance; font-weight: 600;
  & strong { color: ${token("color.primary")}; }
  @media ${lowLandscape} {
    max-block-size: 6.6em; padding: ${token("space.2")} ${token("space.4")}; overflow-y: auto; font-size: ${token("text.caption")}; line-height: 1.25; overflow-wrap: anywhere;
  }
`;
const Curtain = styled.div`
  position: absolute; inset: 0; z-index: ${token("z.modal")}; display: grid; place-items: center; background: ${token("color.scrim")}; font: 700 ${token("text.heading")} / 1.3 ${token("font.display")};
`;

type Props = {
  readonly game: Game;
  readonly playback: Playback;
  readonly api: Api;
  readonly language: string;
  /** The lobby's name for the game; without it the game goes by its look and kind. */
  readonly name: string | undefined;
  /** A round that is shown again when the game opens. */
  readonly shownRound: string | undefined;
  /** The page around the game shows its name and the way out: the game has no bar, and its tools stand beside net and time. */
  readonly hasSiteBar: boolean;
  readonly isReduced: boolean;
  readonly onReopen: (() => void) | undefined;
  readonly onSound: (isOn: boolean) => void;
};

/** The game's one screen. */
export function App({
  game,
  playback,
  api,
  language,
  name,
  shownRound,
  hasSiteBar,
  isReduced,
  onReopen,
  onSound,
}: Props): ReactElement {
  const table = useSyncExternalStore(playback.subscribe, playback.getTable);
  const [sheet, setSheet] = useState<SheetName | undefined>(shownRound === undefined ? undefined : "history");
  const { state, board, round, message, problem } = table;
  const words = createWords(language, game, state?.currency ?? "", state?.timeZone);
  const { t } = words;
  const { model } = game;
  const pace = getPace(state?.jurisdiction, isReduced, model.reels);
  const stake = round?.next === undefined ? table.stake : round.stake;
  const toAmount = (points: number): string => words.money(toWorth(stake, points));
  const isPicking =
    round !== undefined &&
    model.feature.kind === "pick" &&
    (round.next === "pick" || (table.isBusy && round.stages.at(-1)?.kind === "pick"));
  const title = name ?? words.title;
  const lineId = useId();
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = words.language;
  }, [title, words.language]);
  useSpaceBar(sheet === undefined && problem === undefined, () => void playback.press());

  const obstacle = table.isBusy ? undefined : toObstacle(table);
  const told = obstacle ?? message;
  const amount = told.amount === undefined ? {} : { amount: words.money(told.amount) };
  const least = told.least === undefined ? {} : { least: words.money(told.least) };
  const time = told.time === undefined ? {} : { time: words.minute(told.time) };
  const best = board.wins.toSorted((a, b) => b.pay - a.pay)[0];
  const tools = <Tools t={t} onSound={onSound} onOpen={setSheet} />;
  return (
    <>
      <PageStyles />
      <SymbolSprite theme={game.theme} />
      <Room
        data-bar={hasSiteBar ? "site" : undefined}
        aria-busy={table.status === "loading"}
        inert={table.isPaused || table.status === "closed"}
      >
        <Backdrop />
        {hasSiteBar ? (
          <Title>{title}</Title>
        ) : (
          <Bar>
            <IconButton icon="exit" label={t("exit")} onPress={() => void playback.leave()} />
            <h1>{title}</h1>
            {tools}
          </Bar>
        )}
        <Strip openedAt={state?.openedAt ?? 0} serverTime={state?.serverTime ?? 0} net={table.net} words={words} />
        {hasSiteBar && <ToolRow>{tools}</ToolRow>}
        <ReelArea>
          <Fitted style={{ inlineSize: `min(100cqi, ${((100 * model.reels) / model.rows).toFixed(2)}cqb)` }}>
            <Reels model={model} board={board} pace={pace} isReduced={isReduced} words={words} />
            {isPicking && (
              <PickTable
                round={round}
                choices={model.feature.kind === "pick" ? model.feature.choices : 0}
                isBusy={table.isBusy}
                words={words}
                toWorth={(points) => toWorth(stake, points)}
                onPick={(choice) => void playback.pick(choice)}
              />
            )}
            {table.isCelebrating && !table.isBusy && (
              <Celebration key={round?.roundId} amount={words.money(table.win)} />
            )}
          </Fitted>
        </ReelArea>
        <Line role="status" id={lineId}>
          {table.isBusy && best ? (
            <span>
              {t(best.line === undefined ? (best.ways === undefined ? "anywhereWin" : "wayWin") : "lineWin", {
                line: (best.line ?? 0) + 1,
                ways: best.ways ?? 1,
                count: best.count,
                symbol: words.symbol(best.symbol),
                amount: toAmount(best.pay * board.multiplier),
              })}{" "}
              {board.multiplier > 1 && <strong>{t("wonMultiplied", { multiplier: board.multiplier })}</strong>}
            </span>
          ) : (
            <span>
              {problem === undefined && t(told.key, { ...told.values, ...amount, ...least, ...time })}
              {problem === undefined && table.movedStake !== undefined && (
                <> {t("stakeMoved", { amount: words.money(table.movedStake) })}</>
              )}
            </span>
          )}
        </Line>
        <Controls
          table={table}
          words={words}
          isStuck={obstacle !== undefined}
          lineId={lineId}
          onPress={() => void playback.press()}
          onStake={playback.changeStake}
        />
      </Room>
      {problem && (
        <Problem
          code={problem.code}
          t={t}
          onRetry={() => void playback.retry()}
          onReopen={onReopen}
          onLeave={() => void playback.leave()}
        />
      )}
      {(table.isPaused || table.status === "closed") && (
        <Curtain role="status">{t(table.status === "closed" ? "closed" : "paused")}</Curtain>
      )}
      {sheet && (
        <Sheet title={t(sheet)} closeLabel={t("close")} onClose={() => setSheet(undefined)}>
          {sheet === "rules" && (
            <Rules
              game={game}
              words={words}
              maxWin={state?.maxWin}
              toAmount={(points) => words.amount(toWorth(stake, points))}
            />
          )}
          {sheet === "history" && <History api={api} game={game} words={words} shownRound={shownRound} />}
          {sheet === "fairness" && (
            <FairPlay api={api} words={words} createSeed={() => crypto.randomUUID().slice(0, 18)} />
          )}
        </Sheet>
      )}
    </>
  );
}
