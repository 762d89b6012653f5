import { CommandError } from "../cli/CommandError.ts";

/** Words that brand data and folders already use for something else. */
const reserved = new Set([
  "dark",
  "light",
  "on",
  "off",
  "out",
  "web",
  "standard",
  "core",
  "brand",
  "brands",
  "localhost",
  "www",
  "api",
  "all",
  "live",
]);

/** Requires a valid brand id. @throws CommandError that says what a valid id is */
export function requireFreshId(id: string): void {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id))
    throw new CommandError(
      "usage",
      `"${id}": an id has 2 to 31 small letters, digits and hyphens, and begins with a letter`,
    );
  if (reserved.has(id)) throw new CommandError("usage", `"${id}" is a word of the brands' own format`);
}
