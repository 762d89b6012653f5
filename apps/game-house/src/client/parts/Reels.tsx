import { token } from "@marquee/design-tokens";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { SlotModel } from "../../maths/SlotModel.ts";
import { listSymbols } from "../model/Board.ts";
import type { Board } from "../model/Board.ts";
import type { Pace } from "../model/pace.ts";
import type { Words } from "../texts/createWords.ts";
import { Coins } from "./Coins.tsx";
import { Reel } from "./Reel.tsx";
import { WinLines } from "./WinLines.tsx";

const Frame = styled.div`
  position: relative; padding: clamp(4px, 1.2cqmin, 18px); border-radius: clamp(12px, 3cqmin, 36px);
  background: linear-gradient(160deg, ${token("color.primary")}, ${token("color.raised")} 30%, ${token("color.raised")} 70%, ${token("color.accent")});
  box-shadow: ${token("shadow.overlay")};
`;
const Field = styled.div`
  position: relative; display: grid; overflow: hidden; border-radius: clamp(9px, 2.3cqmin, 28px); container-type: inline-size;
  background: linear-gradient(${token("color.art")}, ${token("color.surface")} 22%, ${token("color.surface")} 78%, ${token("color.art")});
  & > :not(:first-child):not(svg):not([style]) { border-inline-start: 1px solid ${token("color.line")}; }
`;

type Props = {
  readonly model: SlotModel;
  readonly board: Board;
  readonly pace: Pace;
  readonly isReduced: boolean;
  readonly words: Words;
};

/** The reels with what lies over them. Read aloud reel by reel. */
export function Reels({ model, board, pace, isReduced, words }: Props): ReactElement {
  const { reels, rows, lines } = model;
  const symbols = listSymbols(model);
  const label = board.grid
    .map((column, reel) => words.t("reel", { reel: reel + 1, symbols: column.map(words.symbol).join(", ") }))
    .join(". ");
  const showsCoins = board.motion === "still" || board.motion === "landing" || board.holdsCoins;
  return (
    <Frame>
      <Field
        role="img"
        aria-label={`${words.t("reels")}. ${label}`}
        style={{ aspectRatio: `${reels} / ${rows}`, gridTemplateColumns: `repeat(${reels}, 1fr)` }}
      >
        {board.grid.map((column, index) => (
          <Reel
            key={index}
            index={index}
            column={column}
            board={board}
            pace={pace}
            symbols={symbols}
            isReduced={isReduced}
          />
        ))}
        {board.motion === "still" && (
          <WinLines key={board.turn} wins={board.wins} lines={lines} reels={reels} rows={rows} />
        )}
        {showsCoins && (
          <Coins
            coins={board.motion === "landing" ? [] : board.coins}
            reels={reels}
            rows={rows}
            toText={(points) => `${points / 100}×`}
          />
        )}
      </Field>
    </Frame>
  );
}
