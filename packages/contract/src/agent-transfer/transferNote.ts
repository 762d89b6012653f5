/** The longest note of a transfer, in UTF-16 units. */
export const transferNoteLength = 140;

/** Plain text in one line: neither control characters nor such as turn the direction of what follows. */
const plain = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** Says whether a text can be the note of a transfer. */
export const isTransferNote = (note: string): boolean => note.length <= transferNoteLength && plain.test(note);
