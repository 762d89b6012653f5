import { token } from "@marquee/design-tokens";
import { useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { ShownStage } from "../../api/GameApi.ts";
import { findModel } from "../../maths/listModels.ts";
import type { Game } from "../../maths/toGame.ts";
import { createBoard, toBoard } from "../model/Board.ts";
import { getPace } from "../model/pace.ts";
import { toMessage } from "../model/toMessage.ts";
import { PickTable } from "../parts/PickTable.tsx";
import { Reels } from "../parts/Reels.tsx";
import type { Api } from "../platform/createApi.ts";
import type { Words } from "../texts/createWords.ts";
import { DefinitionList } from "./DefinitionList.tsx";
import { TextButton } from "./TextButton.ts";
import { toWorth } from "./toWorth.ts";
import { useAnswer } from "./useAnswer.ts";

const Row = styled.div`
  display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: ${token("space.8")} ${token("space.16")}; margin-block: ${token("space.12")};
`;
const Zone = styled.p`
  margin: 0 0 ${token("space.8")}; text-align: center; font-size: ${token("text.label")}; color: ${token("color.muted")};
`;
const Stage = styled.div`
  position: relative; inline-size: min(100%, 30rem); margin-inline: auto; container-type: inline-size; border-radius: ${token("radius.card")};
`;

type Props = {
  readonly api: Api;
  readonly game: Game;
  readonly words: Words;
  readonly roundId: string;
  readonly onBack: () => void;
};

/** A round drawn again, picture by picture, with what proves it. */
export function Replay({ api, game, words, roundId, onBack }: Props): ReactElement {
  const { t } = words;
  const [index, setIndex] = useState(0);
  const { answer, hasFailed, retry } = useAnswer(() => api.replay(roundId));
  if (hasFailed) return <TextButton onClick={retry}>{t("retry")}</TextButton>;
  if (!answer) return <p>{t("loading")}</p>;
  const { round, proof } = answer;
  const pictures = listPictures(round.stages);
  const picture = pictures[index];
  // A game's record may have named another model since.
  const model = findModel(proof.model) ?? game.model;
  const blank = createBoard(model);
  const board = picture?.frame ? { ...toBoard(picture.frame, blank, "still"), wins: picture.frame.wins } : blank;
  const { key, amount, values = {} } = toMessage(round);
  return (
    <>
      <TextButton type="button" onClick={onBack}>
        {t("back")}
      </TextButton>
      <Row>
        <span>
          {words.dateTime(round.startedAt)} ·{" "}
          {t("historyLine", { stake: words.money(round.stake), win: words.money(round.win) })}
        </span>
        <span>{t(key, { ...values, ...(amount === undefined ? {} : { amount: words.money(amount) }) })}</span>
      </Row>
      <Zone>{t("zone", { zone: words.zone })}</Zone>
      {picture && (
        <Stage>
          <Reels model={model} board={board} pace={getPace(undefined, true, model.reels)} isReduced words={words} />
          {picture.isPick && (
            <PickTable
              round={round}
              choices={5}
              isBusy
              words={words}
              toWorth={(points) => toWorth(round.stake, points)}
              onPick={() => {}}
            />
          )}
        </Stage>
      )}
      {pictures.length > 1 && (
        <Row>
          <TextButton type="button" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t("previous")}
          </TextButton>
          <span aria-live="polite">{t("picture", { index: index + 1, count: pictures.length })}</span>
          <TextButton type="button" disabled={index === pictures.length - 1} onClick={() => setIndex(index + 1)}>
            {t("next")}
          </TextButton>
        </Row>
      )}
      <DefinitionList
        entries={[
          [t("round"), round.roundId],
          [t("commit"), proof.commit],
          [t("serverSeed"), proof.serverSeed ?? t("serverSeedHidden")],
          [t("clientSeed"), proof.clientSeed],
          [t("nonce"), String(proof.nonce)],
          [t("rules"), t("versions", { game: proof.gameVersion, version: proof.modelVersion })],
        ]}
      />
    </>
  );
}

type Picture = {
  readonly frame: Extract<ShownStage, { frames: unknown }>["frames"][number] | undefined;
  readonly isPick: boolean;
};

/** Every picture that the player saw; the choice lies over the spin that led to it. */
function listPictures(stages: readonly ShownStage[]): Picture[] {
  const first = stages[0];
  const ground = first && first.kind !== "pick" ? first.frames.at(-1) : undefined;
  return stages.flatMap((stage): Picture[] =>
    stage.kind === "pick" ? [{ frame: ground, isPick: true }] : stage.frames.map((frame) => ({ frame, isPick: false })),
  );
}
