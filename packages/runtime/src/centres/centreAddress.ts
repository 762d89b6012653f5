import type { ModId } from "@marquee/contract";
import { paths } from "../routing/paths.ts";
import type { CentreId } from "./CentrePanel.ts";

/** Where one is in a centre: the panel's id, empty at the centre's own address. */
export type CentreAddress = { readonly centre: CentreId; readonly panel: string };

/** The module without which a centre does not exist. */
export const centreModules: Readonly<Record<CentreId, ModId>> = { member: "MEMCEN3", agent: "AGENT3" };

// As the router compares paths: capitals and a slash at the end make no difference.
const pattern = /^\/(?:(member)|agent)(?:\/([^/]+))?\/?$/i;

/** The address of a panel, or of the centre itself: `/member/transactionHistory`, `/member`. */
export const toCentrePath = ({ centre, panel }: CentreAddress): string => (panel === "" ? paths[centre] : `${paths[centre]}/${panel}`);

/** What a path says of a centre; null where it is no centre's. Whether there is such a panel is for who asks. */
export function readCentrePath(pathname: string): CentreAddress | null {
  const [whole, member, panel = ""] = pattern.exec(pathname) ?? [];
  if (whole === undefined) return null;
  return { centre: member === undefined ? "agent" : "member", panel };
}
