import type { CentreId } from "./CentrePanel.ts";

/** Where one is in a centre: the panel's id, empty at the centre's own address. */
export type CentreAddress = { readonly centre: CentreId; readonly panel: string };

/** The address of a panel, or of the centre itself: `/member/transactionHistory`, `/member`. */
export const toCentrePath = ({ centre, panel }: CentreAddress): string => `/${centre}${panel && `/${panel}`}`;
