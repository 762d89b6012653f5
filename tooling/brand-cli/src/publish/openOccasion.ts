import { userInfo } from "node:os";
import type { Occasion } from "@marquee/vite";

/** When, by whom and why: who runs the command, unless it says another name. */
export const openOccasion = (by: string | undefined, note: string | undefined): Occasion => ({ at: new Date().toISOString(), by: by ?? userInfo().username, note: note ?? "" });
