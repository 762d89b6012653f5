import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type { SwitchVersion } from "../system/staffSchemas.ts";
import type {
  OrderCollections,
  RemoveCollection,
  SaveCollection,
  StaffCollectionList,
} from "./staffCollectionSchemas.ts";
import type { AddGames, ListStaffGames, SetGames, SetVendor, StaffGamePage, StaffVendorList } from "./staffSchemas.ts";
import type { SetStakes } from "./staffStakeSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "games", scope: "merchant" } as const;

/** A merchant's vendors by category with order, marks and state, and what is planned of vendors and games. */
export const listStaffVendors = /* @__PURE__ */ staffEndpoint<Nothing, StaffVendorList>({
  ...own,
  name: "listStaffVendors",
  method: "GET",
  path: "/staff/games/vendors",
  permission: "games.read",
  cache: { provides: ["Games", "Switches"] },
});

/** Changes a vendor, or the order of a category's vendors; refused with what others changed when the caller has not seen it. */
export const setVendor = /* @__PURE__ */ staffEndpoint<SetVendor, SwitchVersion>({
  ...own,
  name: "setVendor",
  method: "POST",
  path: "/staff/games/vendor",
  permission: "games.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Games", "Audit"] },
});

/** A page of a merchant's games. */
export const listStaffGames = /* @__PURE__ */ staffEndpoint<ListStaffGames, StaffGamePage>({
  ...own,
  name: "listStaffGames",
  method: "GET",
  path: "/staff/games/games",
  permission: "games.read",
  cache: { provides: ["Games"] },
});

/** Changes up to 100 games, all of them or none. */
export const setGames = /* @__PURE__ */ staffEndpoint<SetGames, SwitchVersion>({
  ...own,
  name: "setGames",
  method: "POST",
  path: "/staff/games/games",
  permission: "games.change",
  cache: { invalidates: ["Games", "Audit"] },
});

/** Sets the smallest and the largest stake of a vendor, or of up to 100 games, in one currency: of all of them or of none. */
export const setStakes = /* @__PURE__ */ staffEndpoint<SetStakes, SwitchVersion>({
  ...own,
  name: "setStakes",
  method: "POST",
  path: "/staff/games/stakes",
  permission: "games.change",
  cache: { invalidates: ["Games", "Audit"] },
});

/** Adds games that the game house plays, and the vendors that they name: all of them or none. */
export const addGames = /* @__PURE__ */ staffEndpoint<AddGames, SwitchVersion>({
  ...own,
  name: "addGames",
  method: "POST",
  path: "/staff/games/add",
  permission: "games.change",
  // A file of five hundred games.
  bodyLimit: 262_144,
  cache: { invalidates: ["Games", "Audit"] },
});

/** The editors' rows of games (X-28). */
export const listStaffCollections = /* @__PURE__ */ staffEndpoint<Nothing, StaffCollectionList>({
  ...own,
  name: "listStaffCollections",
  method: "GET",
  path: "/staff/games/collections",
  permission: "games.read",
  cache: { provides: ["Games"] },
});

/** Makes or changes a collection. */
export const saveCollection = /* @__PURE__ */ staffEndpoint<SaveCollection, SwitchVersion>({
  ...own,
  name: "saveCollection",
  method: "POST",
  path: "/staff/games/collection",
  permission: "games.change",
  cache: { invalidates: ["Games", "Audit"] },
});

/** Removes a collection; its games stay. */
export const removeCollection = /* @__PURE__ */ staffEndpoint<RemoveCollection, SwitchVersion>({
  ...own,
  name: "removeCollection",
  method: "POST",
  path: "/staff/games/collection/remove",
  permission: "games.change",
  cache: { invalidates: ["Games", "Audit"] },
});

/** Orders the collections. */
export const orderCollections = /* @__PURE__ */ staffEndpoint<OrderCollections, SwitchVersion>({
  ...own,
  name: "orderCollections",
  method: "POST",
  path: "/staff/games/collections/order",
  permission: "games.change",
  cache: { invalidates: ["Games", "Audit"] },
});
