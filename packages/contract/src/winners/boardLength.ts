/** How many wins a board has when a call does not say. */
export const boardLength = 10;
