import { type StaffRole, staffRoles } from "@marquee/contract/staff";
import { uuidv7 } from "../../../db/uuidv7.ts";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { addPerson, findPersonByEmail, setRoles } from "../../../staff/staffStore.ts";

/** The password of every seeded member of staff. */
const demoStaffPassword = "marquee back office";

/** The mail address of a seeded member of staff: a role at a merchant, or at all of them. */
function toDemoEmail(role: StaffRole, brand: string): string {
  return `${role.toLowerCase()}@${brand}.example`;
}

/** A second owner, since nobody approves their own proposals. */
const secondOwner = "partner";

/** Stores one person per role at a merchant, a second owner, and an owner of the whole platform. */
export const createDemoStaff: CreateDemo = async (db, tenant, { passwords }) => {
  if ((await findPersonByEmail(db, toDemoEmail("OWNER", tenant.brand))) !== undefined) return;
  const passwordHash = await passwords.desk.hash(tenant.id, demoStaffPassword);

  async function add(email: string, merchant: string, role: StaffRole): Promise<void> {
    const [word = ""] = email.split("@");
    const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
    const id = uuidv7();
    if (await addPerson(db, { id, email, name, state: "ACTIVE", passwordHash }))
      await setRoles(db, id, merchant, [role]);
  }

  for (const role of staffRoles) await add(toDemoEmail(role, tenant.brand), tenant.code, role);
  await add(`${secondOwner}@${tenant.brand}.example`, tenant.code, "OWNER");
  await add(toDemoEmail("OWNER", "marquee"), "*", "OWNER");
};
