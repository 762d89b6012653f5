/** The choice of no bonus with a deposit; an empty text stands for no choice yet. */
export const noBonus = "none";
