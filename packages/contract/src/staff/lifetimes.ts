/** How long a password set by staff is valid, in hours. */
export const givenPasswordHours = 72;

/** How long the secret of a webhook endpoint still signs after it was replaced, in hours. */
export const oldSecretHours = 24;
