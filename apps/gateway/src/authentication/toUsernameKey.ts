/** A username's form for comparison: lower case, NFKC. */
export function toUsernameKey(username: string): string {
  return username.trim().normalize("NFKC").toLowerCase();
}
