/** A phone on its side, with the site's own header above the game. */
export const lowLandscape = "(orientation: landscape) and (max-height: 30rem)";
