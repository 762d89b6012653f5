import { AccountIcon } from "@marquee/ui-kit";
import { describe, expect, it } from "vitest";
import type { CentrePanel } from "../centres/CentrePanel.ts";
import type { FeatureModule } from "../FeatureModule.ts";
import { defineModal } from "../modals/defineModal.ts";
import { afterLoginModal, idleModal, loginPopupModal, registerModal, trialModal } from "../modals/sharedModals.ts";
import { showModal } from "../modals/showModal.ts";
import { listFirstFaults, listManifestFaults } from "./listManifestFaults.ts";

const Nothing = (): null => null;
const load = async () => ({ Modal: Nothing, Panel: Nothing });
const show = (name: string) => showModal(defineModal(name), { moduleId: "CORE3", load });

const panel: CentrePanel = {
  id: "record",
  centre: "member",
  group: "records",
  order: 10,
  moduleId: "CORE3",
  label: { id: "Record" },
  icon: AccountIcon,
  load,
};
const group = { id: "records", centre: "member", order: 10, label: { id: "Records" } } as const;

/** Manifests in which everything that packages open is shown. */
const house: FeatureModule = {
  id: "house",
  panelGroups: [group],
  panels: [panel],
  modals: [loginPopupModal, registerModal, trialModal, idleModal, afterLoginModal].map(({ name }) => show(name)),
  homeSections: [{ id: "hot", moduleId: "CORE3", Section: Nothing }],
};

/** The faults of manifests whose panels the gateway knows. */
const listFaults = (features: readonly FeatureModule[]): readonly string[] =>
  listManifestFaults(
    features,
    features.flatMap(({ panels = [] }) =>
      panels.map(({ centre, id, moduleId }) => ({ path: `/${centre}/${id}`, moduleId })),
    ),
  );

describe("listManifestFaults", () => {
  it("finds nothing in a sound list; one panel's name may stand in both centres", () => {
    const other: FeatureModule = {
      id: "other",
      panelGroups: [{ ...group, centre: "agent" }],
      panels: [{ ...panel, centre: "agent" }],
      modals: [show("orderModal")],
    };
    expect(listFaults([house, other])).toEqual([]);
  });

  it.each<[string, FeatureModule, string]>([
    [
      "a modal twice",
      { id: "other", modals: [show("idleModal")] },
      'house and other: found the modal "idleModal" 2 times, expected it once',
    ],
    ["a panel twice", { id: "other", panels: [panel] }, 'house and other: found the panel "member/record" 2 times'],
    [
      "a home section twice",
      { id: "other", homeSections: house.homeSections ?? [] },
      'found the home section "hot" 2 times',
    ],
    ["a heading twice", { id: "other", panelGroups: [group] }, 'found the panel group "member/records" 2 times'],
    [
      "a heading that nobody declares",
      { id: "other", panels: [{ ...panel, id: "other", group: "recods" }] },
      'other: found the panel "other" in the group "recods", which nobody declares for the member centre',
    ],
    [
      "a heading of the other centre",
      { id: "other", panels: [{ ...panel, id: "other", centre: "agent" }] },
      "which nobody declares for the agent centre",
    ],
    [
      "a panel that no address can name",
      { id: "other", panels: [{ ...panel, id: "a/b" }] },
      "expected letters and digits",
    ],
    ["a feature twice", { id: "house" }, 'house and house: found the feature "house" 2 times'],
  ])("names %s", (_, other, said) => {
    expect(listFaults([house, other])).toEqual([expect.stringContaining(said)]);
  });

  it("names a modal that packages open and nobody shows", () => {
    const modals = house.modals?.filter(({ name }) => name !== "trialModal") ?? [];
    expect(listFaults([{ ...house, modals }])).toEqual([
      'found nobody who shows the modal "trialModal", which packages open',
    ]);
  });

  it("RT-28: names a panel that the gateway does not know as a page", () => {
    expect(listManifestFaults([house])).toEqual([
      "house: found the address /member/record of CORE3, which is not in the contract's pages",
    ]);
  });

  it("names a route without a screen, and a screen without a route", () => {
    const route = { paths: ["/not-found", "/*"], moduleId: "CORE3", areas: [] } as const;
    const load = () => Promise.resolve({ Screen: Nothing });
    const list = (more: Partial<FeatureModule>) => listFaults([{ ...house, routes: [route], ...more }]);
    expect(list({})).toEqual(["house: found no screen for the address /not-found"]);
    expect(list({ routes: [{ ...route, load }] })).toEqual([]);
    expect(list({ screens: { "/not-found": { load } } })).toEqual([]);
    expect(list({ screens: { "/not-found": { load }, "/other": { load } } })).toEqual([
      "house: found a screen for /other, which needs none",
    ]);
  });
});

describe("listFirstFaults", () => {
  const useMenuItems = () => [];
  const first: FeatureModule = { id: "house", useMenuItems };
  const whole: FeatureModule = { ...house, ...first };

  it("finds nothing where the first load has what a page keeps for its whole life", () => {
    expect(listFirstFaults([first], [{ id: "late", panels: [panel] }, whole])).toEqual([]);
  });

  it("names what a manifest brings too late", () => {
    const routes = [{ paths: ["/late"], moduleId: "CORE3", areas: [], Screen: Nothing }] as const;
    expect(listFirstFaults([first], [{ ...whole, Frame: Nothing, routes }])).toEqual([
      "house: found another Frame than in the first load",
      "house: found other routes than in the first load",
    ]);
    expect(listFirstFaults([], [whole])).toEqual(["house: found another useMenuItems than in the first load"]);
  });

  it("names an order in which the menu's hooks would change places", () => {
    const other: FeatureModule = { id: "other" };
    expect(listFirstFaults([other, first], [whole, other])).toEqual([
      "found the first load in the order other,house, expected house,other",
    ]);
  });
});
