import type { Member } from "./memberStore.ts";

const phone = /^\+[1-9][0-9]{6,14}$/;

/** The ways in which a code can reach a member. */
export function listCodeMethods({
  email_key: email,
  mobile_key: mobile,
}: Pick<Member, "email_key" | "mobile_key">): readonly ("EMAIL" | "SMS")[] {
  const isPhone = mobile !== null && phone.test(mobile);
  return [...(email === null ? [] : (["EMAIL"] as const)), ...(isPhone ? (["SMS"] as const) : [])];
}
