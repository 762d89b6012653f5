import type { CentreAddress } from "./centreAddress.ts";

// As the router compares paths: capitals and a slash at the end make no difference.
const pattern = /^\/(?:(member)|agent)(?:\/([^/]+))?\/?$/i;

/** The centre address in a path; null when it is not a centre's. It does not check whether the panel exists. */
export function readCentrePath(pathname: string): CentreAddress | null {
  const [whole, member, panel = ""] = pattern.exec(pathname) ?? [];
  if (whole === undefined) return null;
  return { centre: member === undefined ? "agent" : "member", panel };
}
