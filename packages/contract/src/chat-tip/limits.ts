/** The most receivers of a rain that a merchant may allow. */
export const mostRainPeople = 50;

/** How many minutes ago at most the receivers of a rain may have written, whatever a merchant allows. */
export const mostRainMinutes = 120;
