import type { turnoverSources } from "../turnoverSources.ts";

/** Why there is a requirement. */
export type TurnoverSource = (typeof turnoverSources)[number];
