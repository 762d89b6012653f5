/** The HTTP status of a code that only the back office answers, and what it says to a reader of the interface. */
export type StaffErrorText = { readonly status: number; readonly message: string };
