/** Where announcements are shown: the players' list, the popup, promotions, help (AN-03), the agent centre (AC-02). */
export const announcementPlaces = ["PL", "PU", "PR", "H", "AG"] as const;

/** Where a banner may lead (BN-17). */
export const bannerLinks = ["INNER", "OUTER", "PROMO", "GAME"] as const;

/** Where something of the list stands now: shown, waiting for its time, past it, or switched off. */
export const noticeStates = ["ON", "PLANNED", "OVER", "OFF"] as const;

/** How many banners, and how many announcements, a merchant may have. */
export const mostNotices = 200;

/** What may be shown to a segment. */
export const segmentUserKinds = ["BANNER", "ANNOUNCEMENT", "PROMOTION", "MISSION", "CHALLENGE"] as const;

/** How many segments a merchant may have. */
export const mostSegments = 200;

/** How many other pictures a banner may be compared with. */
export const mostVariants = 3;
