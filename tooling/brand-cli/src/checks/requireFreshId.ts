import { CommandError } from "../cli/CommandError.ts";

/** The platform's own hosts below `localhost`, and the app that builds brands without slots of their own. */
const reserved = new Set(["api", "desk", "img1", "img2", "localhost", "play1", "play2", "standard", "www"]);

/** Requires a valid brand id. @throws CommandError that says what a valid id is */
export function requireFreshId(id: string): void {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id))
    throw new CommandError(
      "usage",
      `"${id}": an id has 2 to 31 small letters, digits and hyphens, and begins with a letter`,
    );
  if (reserved.has(id))
    throw new CommandError("usage", `"${id}" is the name of a host or an app of the platform itself`);
}
