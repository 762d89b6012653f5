import { useLayoutEffect, useMemo, useRef } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { SymbolId } from "../../maths/Outcome.ts";
import type { Board } from "../model/Board.ts";
import { getLandingTime } from "../model/pace.ts";
import type { Pace } from "../model/pace.ts";
import { SymbolPicture } from "../symbols/SymbolPicture.tsx";

const Window = styled.div`
  position: relative; overflow: hidden; min-inline-size: 0; contain: paint;
`;
const Strip = styled.div`
  position: absolute; inset-inline: 0; inset-block-start: 0; display: grid; grid-auto-rows: minmax(0, 1fr); will-change: transform;
`;
const Place = styled.div<{ readonly $look: "plain" | "won" | "dim" }>`
  min-block-size: 0; padding: 5%; opacity: ${({ $look }) => ($look === "dim" ? 0.35 : 1)}; transition: opacity 200ms;
  animation: ${({ $look }) => ($look === "won" ? "beat 900ms ease-in-out infinite" : "none")};
  @keyframes beat { 0%, 100% { transform: scale(1); } 50% { transform: scale(1.1); } }
`;

/** Symbols that fly by between the last picture and the next. */
const passing = 12;
const turnTime = 460;

type Props = {
  readonly index: number;
  readonly column: readonly SymbolId[];
  readonly board: Board;
  readonly pace: Pace;
  readonly symbols: readonly SymbolId[];
  readonly isReduced: boolean;
};

/** One reel. It moves by transform alone. */
export function Reel({ index, column, board, pace, symbols, isReduced }: Props): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const { motion, turn, falls } = board;
  const rows = column.length;
  const filler = useMemo(
    () => Array.from({ length: passing }, (_, row) => symbols[(row * 5 + index * 3 + turn) % symbols.length] ?? "a"),
    [symbols, index, turn],
  );
  const moves = !isReduced && (motion === "turning" || motion === "landing");
  const shown = moves ? [...column, ...filler, ...(motion === "turning" ? column : [])] : column;

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || motion === "still") return undefined;
    if (isReduced) return cancel(element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 }));
    if (motion === "falling")
      return cancel(...[...element.children].map((place, row) => drop(place, falls[index]?.[row] ?? 0, pace.falling)));
    const ratio = motion === "turning" ? (passing + rows) / (passing + 2 * rows) : passing / (passing + rows);
    const from = { transform: `translateY(${-100 * ratio}%)` };
    const options: KeyframeAnimationOptions =
      motion === "turning"
        ? { duration: turnTime, iterations: Number.POSITIVE_INFINITY, easing: "linear" }
        : { duration: getLandingTime(pace, index + 1), easing: "cubic-bezier(0.2, 0.75, 0.3, 1.06)" };
    return cancel(element.animate([from, { transform: "translateY(0)" }], options));
  }, [motion, turn, falls, index, isReduced, pace, rows]);

  const won = new Set(board.wins.flatMap(({ cells }) => cells.flatMap(([reel, row]) => (reel === index ? [row] : []))));
  const hasWins = motion === "still" && board.wins.length > 0;
  return (
    <Window>
      <Strip ref={strip} style={{ blockSize: `${(shown.length / rows) * 100}%` }}>
        {shown.map((symbol, row) => (
          <Place key={`${turn}-${row}`} $look={hasWins ? (won.has(row) ? "won" : "dim") : "plain"}>
            <SymbolPicture id={symbol} />
          </Place>
        ))}
      </Strip>
    </Window>
  );
}

function drop(place: Element, rows: number, duration: number): Animation {
  const from = { transform: `translateY(${-100 * rows}%)` };
  return place.animate([from, { transform: "translateY(0)" }], { duration, easing: "cubic-bezier(0.3, 0, 0.4, 1.04)" });
}

function cancel(...animations: readonly Animation[]): () => void {
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
