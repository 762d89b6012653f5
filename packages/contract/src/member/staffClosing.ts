/** What two people of the staff do to an account: close it, open it again, or close it and delete the member's data. */
export const closingActs = ["close", "reopen", "erase"] as const;

/** One of {@link closingActs}. */
export type ClosingAct = (typeof closingActs)[number];

/** For so many days after it was closed an account can be opened again. */
export const reopenDays = 30;
