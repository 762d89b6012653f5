/** The situations that a brand has a picture of; its layer puts each where `data-art` names it (ui.md requirement 19). */
export const statePictures = ["empty", "search", "error", "offline", "maintenance", "region", "locked"] as const;

/** One of {@link statePictures}. */
export type StatePicture = (typeof statePictures)[number];
