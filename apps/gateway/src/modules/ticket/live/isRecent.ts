/** After how many milliseconds without a word of it nobody types any more. */
const typingTime = 8_000;

/** For how many milliseconds the member's page is taken to be open after it has said so. */
export const memberThereTime = 60_000;

/** Whether something was said within so many milliseconds. */
export const isRecent = (at: Date | null, time = typingTime): boolean =>
  at !== null && at.getTime() > Date.now() - time;
