import { pageAddresses } from "@marquee/contract";
import { listFirstFaults, listManifestFaults } from "@marquee/runtime";
import { expect, it } from "vitest";
import { features as first } from "virtual:marquee/features";
import { features } from "virtual:marquee/manifests";

it("no two features bring the same, and everything that one opens another one shows", () => {
  expect(features.length).toBeGreaterThan(4);
  expect(listManifestFaults(features)).toEqual([]);
});

it("what loads first of each feature is what its whole manifest has too", () => {
  expect(first.length).toBeGreaterThan(2);
  expect(listFirstFaults(first, features)).toEqual([]);
});

// Tooling knows the sections that a brand's layout may name by their files, without running a manifest (decision 037).
it("each section of the home has its file's name", () => {
  const files = Object.keys(import.meta.glob("../../../packages/features/*/src/homeSections/*Section.tsx"));
  const named = files.map((file) =>
    file.replace(
      /^.*\/features\/([\w-]+)\/.*\/(\w)(\w*)Section\.tsx$/,
      (_, feature: string, first: string, rest: string) => `${feature}: ${first.toLowerCase()}${rest}`,
    ),
  );
  const declared = features.flatMap(({ id, homeSections = [] }) =>
    homeSections.map((section) => `${id}: ${section.id}`),
  );
  expect(declared.toSorted()).toEqual(named.toSorted());
});

it("RT-28: every address of the contract that shows a page is shown by a feature", () => {
  const shown = features.flatMap(({ routes = [], panels = [] }) => [
    ...routes.flatMap(({ paths }) => paths),
    ...panels.map(({ centre, id }) => `/${centre}/${id}`),
  ]);
  const missing = pageAddresses.filter(({ path }) => !shown.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
