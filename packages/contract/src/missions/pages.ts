import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `missions`. */
export const missionsPages: readonly PageAddress[] = [...toPages("MISSION3", ["/member/missionLeaderboard"])];
