import type { CentreAddress } from "./centreAddress.ts";

// As the router compares paths: capitals and a slash at the end make no difference.
const pattern = /^\/(?:(member)|agent)(?:\/([^/]+))?\/?$/i;

/** What a path says of a centre; null where it is no centre's. Whether there is such a panel is for who asks. */
export function readCentrePath(pathname: string): CentreAddress | null {
  const [whole, member, panel = ""] = pattern.exec(pathname) ?? [];
  if (whole === undefined) return null;
  return { centre: member === undefined ? "agent" : "member", panel };
}
