import type { Migration } from "@marquee/database";

/** A change that staff have planned ends with their role; one of the operator's command has no member of staff. */
export const plannedByStaffMigration: Migration = {
  name: "112-planned-by-staff",
  sql: `
alter table planned_changes add column planned_by_staff uuid references staff (id);
update planned_changes p set planned_by_staff = s.id from staff s
  where p.state = 'PLANNED' and not p.restores and lower(p.planned_by) = lower(s.email);
create index planned_changes_staff on planned_changes (planned_by_staff) where state = 'PLANNED';
`,
};
