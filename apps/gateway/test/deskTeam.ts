import type { StaffRole } from "@marquee/contract/staff";
import { listMembers } from "@marquee/contract/staff";
import type { TestApp } from "./openTestApp.ts";
import { addStaff, Staff } from "./staff.ts";

/** Logs somebody with these roles at Aurelune in at its back office. */
export async function joinDesk(app: TestApp, name: string, ...roles: readonly StaffRole[]): Promise<Staff> {
  const email = `${name}@aurelune.example`;
  await addStaff(app.services.db, email, { AURELUNE: roles });
  return new Staff(app, "AURELUNE").login(email);
}

/** The line of the one member whose username begins with a text. */
export async function findLine(staff: Staff, search: string) {
  const { items } = await staff.get(listMembers, { search });
  const [line, ...others] = items;
  if (line === undefined || others.length > 0) throw new Error(`${items.length} members are called ${search}`);
  return line;
}
