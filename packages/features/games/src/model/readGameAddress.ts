import { toOwnPath } from "@marquee/api-client";
import type { GameAddress } from "./gameAddress.ts";

/** Reads the game page's query; null when it names no game. A way back that leaves this site leads home instead. */
export function readGameAddress(params: URLSearchParams): GameAddress | null {
  const gameCode = params.get("gameCode") ?? "";
  if (gameCode === "") return null;
  return {
    gameCode,
    nodeId: params.get("nodeId") ?? gameCode,
    vassalage: params.get("vassalage") ?? "",
    accountTypeName: params.get("accountTypeName") ?? "",
    gameName: params.get("gameName") ?? gameCode,
    mode: params.get("mode") === "DEMO" ? "DEMO" : "REAL",
    back: toOwnPath(params.get("back") ?? "") ?? "/",
    ...(params.get("round") ? { round: params.get("round") ?? "" } : {}),
  };
}
