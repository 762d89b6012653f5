/** How many days an envelope may be open. */
export const mostOpenDays = 31;
