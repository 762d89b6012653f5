import type { LiveEvent } from "@marquee/contract";
import { createAction } from "@reduxjs/toolkit";

/** The gateway told this page something (operations.md 4). A feature's slice counts or keeps what is its own of it. */
export const eventCame = createAction<LiveEvent>("live/eventCame");
