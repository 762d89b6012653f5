/** How long a password set by staff is valid, in hours. */
export const givenHours = 72;
