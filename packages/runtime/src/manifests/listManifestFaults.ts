import { type PageAddress, pageAddresses } from "@marquee/contract";
import { listOwnSlices } from "../createStore.ts";
import type { FeatureModule } from "../FeatureModule.ts";
import { afterLoginModal, idleModal, loginPopupModal, registerModal, trialModal } from "../modals/sharedModals.ts";

/** The things that must be unique, by their names in a fault. */
const lists: Readonly<Record<string, (feature: FeatureModule) => readonly string[]>> = {
  "the feature": ({ id }) => [id],
  "the address": ({ routes = [] }) => routes.flatMap(({ paths }) => paths),
  "the screen of": ({ screens = {} }) => Object.keys(screens),
  "the header action": ({ headerActions = [] }) => headerActions.map(({ id }) => id),
  "the home section": ({ homeSections = [] }) => homeSections.map(({ id }) => id),
  "the footer part": ({ footerParts = [] }) => footerParts.map(({ id }) => id),
  "the page button": ({ pageButtons = [] }) => pageButtons.map(({ id }) => id),
  "the chat panel": ({ chatPanels = [] }) => chatPanels.map(({ id }) => id),
  "the line": ({ pageLines = [] }) => pageLines.map(({ id }) => id),
  "the panel": ({ panels = [] }) => panels.map(({ centre, id }) => `${centre}/${id}`),
  "the summary": ({ centreSummaries = [] }) => centreSummaries.map(({ centre, id }) => `${centre}/${id}`),
  "the guard of the panel": ({ panelGuards = [] }) => panelGuards.map(({ panel }) => panel),
  "the watch over games": ({ gameWatches = [] }) => gameWatches.map(({ id }) => id),
  "the door of the centre": ({ centreDoors = [] }) => centreDoors.map(({ centre }) => centre),
  "the panel group": ({ panelGroups = [] }) => panelGroups.map(({ centre, id }) => `${centre}/${id}`),
  "the public state": ({ publicState = {} }) => Object.keys(publicState),
  "the refusal": ({ refusals = [] }) => refusals.flatMap(({ codes }) => codes),
  "the modal": ({ modals = [] }) => modals.map(({ name }) => name),
  "the frame": ({ Frame }) => (Frame ? ["Frame"] : []),
  "the centres' frame": ({ loadCentre }) => (loadCentre ? ["loadCentre"] : []),
};

type Sliced = { readonly id: string; readonly slice?: { readonly name: string } };

/** The addresses of routes and panels that the gateway does not know as pages; a route that takes what is left is none. */
function listAddressFaults({ id, routes = [], panels = [] }: FeatureModule, pages: readonly PageAddress[]): string[] {
  const known = new Set(pages.map(({ path, moduleId }) => `${moduleId} ${path}`));
  const shown = [
    ...routes.flatMap(({ paths, moduleId }) => paths.map((path) => ({ path, moduleId }))),
    ...panels.map((panel) => ({ path: `/${panel.centre}/${panel.id}`, moduleId: panel.moduleId })),
  ];
  return shown
    .filter(({ path }) => path !== "/not-found" && !/[:*]/.test(path))
    .filter(({ path, moduleId }) => !known.has(`${moduleId} ${path}`))
    .map(
      ({ path, moduleId }) => `${id}: found the address ${path} of ${moduleId}, which is not in the contract's pages`,
    );
}

/** A slice must have its feature's id and must not collide with the runtime's own. */
function listSliceFaults({ id, slice }: Sliced): string[] {
  if (slice === undefined) return [];
  if (listOwnSlices().includes(slice.name))
    return [`${id}: found the slice ${JSON.stringify(slice.name)}, which is the runtime's own`];
  return slice.name === id ? [] : [`${id}: found the slice ${JSON.stringify(slice.name)}, expected the feature's id`];
}

/** A route shows one screen, from its own entry or from `screens`, and each of these belongs to a route. */
function listScreenFaults({ id, routes = [], screens = {} }: FeatureModule): string[] {
  const own = routes.filter(({ load, Screen }) => load === undefined && Screen === undefined);
  const [named, wanted] = [Object.keys(screens), own.map(({ paths: [first = ""] }) => first)];
  return [
    ...wanted.filter((path) => !named.includes(path)).map((path) => `${id}: found no screen for the address ${path}`),
    ...named
      .filter((path) => !wanted.includes(path))
      .map((path) => `${id}: found a screen for ${path}, which needs none`),
  ];
}

/** What is in the first load for the whole life of a page: a manifest that loads later cannot bring another one. */
const lasting = ["useMenuItems", "slice", "pageLines", "keptQuery", "centreDoors", "statusScreens", "Frame"] as const;

/**
 * What the first load's manifests cannot be, given the whole ones: a feature that is not among them or stands in another order, and a
 * menu, slice, status page, frame or route that only the whole manifest has.
 */
export function listFirstFaults(
  first: readonly FeatureModule[],
  features: readonly FeatureModule[],
): readonly string[] {
  const firsts = new Map(first.map((manifest) => [manifest.id, manifest]));
  const order = features.flatMap(({ id }) => (firsts.has(id) ? [id] : []));
  return [
    ...(order.join() === [...firsts.keys()].join()
      ? []
      : [`found the first load in the order ${[...firsts.keys()].join()}, expected ${order.join()}`]),
    ...features.flatMap((feature) =>
      lasting
        .filter((part) => feature[part] !== firsts.get(feature.id)?.[part])
        .map((part) => `${feature.id}: found another ${part} than in the first load`),
    ),
    ...features.flatMap(({ id, routes = [] }) =>
      routes.length === (firsts.get(id)?.routes ?? []).length
        ? []
        : [`${id}: found other routes than in the first load`],
    ),
  ];
}

const shared = [loginPopupModal, registerModal, trialModal, idleModal, afterLoginModal];

/**
 * What a list of manifests cannot be: two features with one modal, address, panel, section or the like; a panel under a heading
 * that nobody declares, or with an id that no address can have; an address that is not among the gateway's `pages`; a slice that is not under its feature's id; and, of all features
 * together, a modal of `sharedModals` that none shows. Empty for a sound list. Tests ask it about all features at once.
 */
export function listManifestFaults(
  features: readonly FeatureModule[],
  pages: readonly PageAddress[] = pageAddresses,
): readonly string[] {
  const doubles = Object.entries(lists).flatMap(([what, read]) => {
    const owners = Map.groupBy(
      features.flatMap((feature) => read(feature).map((name) => ({ name, owner: feature.id }))),
      ({ name }) => name,
    );
    return [...owners]
      .filter(([, list]) => list.length > 1)
      .map(
        ([name, list]) =>
          `${list.map(({ owner }) => owner).join(" and ")}: found ${what} ${JSON.stringify(name)} ${list.length} times, expected it once`,
      );
  });
  const groups = new Set(
    features.flatMap(({ panelGroups = [] }) => panelGroups.map(({ centre, id }) => `${centre}/${id}`)),
  );
  const panels = features.flatMap(({ id: owner, panels: list = [] }) =>
    list.flatMap(({ id, centre, group }) => [
      ...(groups.has(`${centre}/${group}`)
        ? []
        : [
            `${owner}: found the panel ${JSON.stringify(id)} in the group ${JSON.stringify(group)}, which nobody declares for the ${centre} centre`,
          ]),
      ...(/^[A-Za-z][A-Za-z0-9]*$/.test(id)
        ? []
        : [`${owner}: found the panel ${JSON.stringify(id)}, expected letters and digits: it stands in an address`]),
    ]),
  );
  const shown = new Set(features.flatMap(({ modals = [] }) => modals.map(({ name }) => name)));
  const unshown = shared
    .filter(({ name }) => !shown.has(name))
    .map(({ name }) => `found nobody who shows the modal ${JSON.stringify(name)}, which packages open`);
  return [
    ...doubles,
    ...features.flatMap(listSliceFaults),
    ...features.flatMap(listScreenFaults),
    ...features.flatMap((feature) => listAddressFaults(feature, pages)),
    ...panels,
    ...unshown,
  ];
}
