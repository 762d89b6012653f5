import type { AudienceRules } from "./audienceRules.ts";

/** Whom an audience begins with. Guests are known by language and country alone. */
export const audienceWho = ["EVERYONE", "GUESTS", "MEMBERS"] as const;

/** A member's level of service: the best of his labels, or VIP by his level (CS-03, PM-13). */
export const audienceLevels = ["NORMAL", "VIP"] as const;

/** The audience that leaves nobody out. */
export const everyoneRules: AudienceRules = {
  who: "EVERYONE",
  languages: [],
  countries: [],
  labels: [],
  levels: [],
  lastLogin: null,
  deposits: null,
  play: null,
};

/** Whether an audience says something of members that is not known of guests. */
export const isOfMembers = ({ labels, levels, lastLogin, deposits, play }: AudienceRules): boolean =>
  labels.length > 0 || levels.length > 0 || lastLogin !== null || deposits !== null || play !== null;
