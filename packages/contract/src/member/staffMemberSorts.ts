/** In which order staff have the list of members; by the last login, members who never logged in count as the longest away. */
export const memberSorts = ["newest", "oldest", "name", "nameFalling", "login", "loginOldest"] as const;

/** One of {@link memberSorts}. */
export type MemberSort = (typeof memberSorts)[number];
