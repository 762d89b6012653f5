/** How many words what opens a ticket has, until a merchant says otherwise (VL-46). */
export const feedbackWords = { min: 5, max: 500 } as const;

/** The most pictures of a line of a ticket (VL-45). */
export const mostTicketPictures = 3;

/** The longest line of a ticket, in UTF-16 units. */
export const mostLineCharacters = 20_000;

/** How many saved answers a merchant may have. */
export const mostSavedAnswers = 100;

/** How many stars a live chat gets at most. */
export const mostStars = 5;
