/** The category whose promotions the register page shows (RG-09). Every merchant has it. */
export const newPlayerCategory = "new_player";

/** How many pages of promotions a merchant may have. */
export const mostPromotionPages = 200;

/** How many categories of its own a merchant may have. */
export const mostPromotionCategories = 20;

/** How much of a loss a promotion gives back at most, in percent. */
export const mostLossPercent = 30;

/** The longest comment of an application, in characters (VL-45). */
export const mostCommentCharacters = 140;

/** The most pictures of an application (VL-45). */
export const mostApplicationPictures = 3;

/** How many codes of one use are made at once, at most. */
export const mostCodesAtOnce = 10_000;

/** How many members one universal code is for, at most. */
export const mostCodeUses = 1_000_000;

/** How many batches of codes a merchant may have. */
export const mostCodeBatches = 500;

/** How many characters a person counts in a text, as far as code points tell: one outside of the basic plane is one. */
export const countCharacters = (text: string): number => Array.from(text).length;
