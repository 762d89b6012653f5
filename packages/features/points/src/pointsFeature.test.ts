import { catalogue } from "@marquee/whitelabel/catalogue";
import { expect, it } from "vitest";
import { pointsFeature } from "./pointsFeature.ts";

it("uses only its own modules, and has a different address for each page", () => {
  const own = catalogue.filter(({ feature }) => feature === "points").map(({ id }) => id);
  const { routes = [], panels = [], homeSections = [], headerActions = [] } = pointsFeature;
  const addresses = routes.flatMap(({ paths }) => paths);
  expect(routes.length).toBeGreaterThan(0);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { moduleId } of [...routes, ...panels, ...homeSections, ...headerActions]) expect(own).toContain(moduleId);
});
