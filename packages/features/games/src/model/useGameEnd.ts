import { useAppSelector } from "@marquee/runtime";
import { useState } from "react";
import type { GameAddress } from "./gameAddress.ts";
import { selectGameEnds } from "./gamesSlice.ts";

/**
 * Whether the gateway has told, since the page was opened or the end was taken, that it ended the member's session at this game for money:
 * staff have barred the member from it.
 */
export function useGameEnd({ gameCode, mode }: GameAddress) {
  const ends = useAppSelector((state) => selectGameEnds(state, gameCode));
  const [taken, setTaken] = useState(ends);
  return { isTold: mode === "REAL" && ends > taken, take: () => setTaken(ends) };
}
