import type { Migration } from "@marquee/database";

/** Old counters of registrations are found by their day. */
export const registrationDaysAgeMigration: Migration = {
  name: "124-registration-days-age",
  sql: `create index registration_days_age on registration_days (day);`,
};
