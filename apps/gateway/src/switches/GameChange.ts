import type { GameSwitchSchema } from "@marquee/contract/schema";
import type { Static } from "typebox";

/** What is changed of games. */
export type GameChange = Omit<Static<typeof GameSwitchSchema>, "kind" | "subject">;
