import { readdirSync } from "node:fs";
import { join } from "node:path";
import { statePictures } from "@marquee/ui-kit/ground";
import { beforeAll, describe, expect, it } from "vitest";
import { type LayerDraft, makeLayer } from "./makeLayer.ts";
import { root } from "./root.ts";

const brands = readdirSync(join(root, "brands"));
const layers = new Map<string, LayerDraft>();

beforeAll(async () => {
  for (const id of brands) layers.set(id, await makeLayer(join(root, "brands", id)));
});

const read = (id: string, file: string): string => String(layers.get(id)?.files.get(file));
const names = [...statePictures, "portrait"].flatMap((kind) => [`art/${kind}.dark.svg`, `art/${kind}.light.svg`]);

describe("a brand's own pictures", () => {
  it.each(brands)("of %s are in its layer for both themes, and its styles name each of them", (id) => {
    for (const name of names) expect(read(id, name), name).toMatch(/^<svg /);
    const css = read(id, "tokens.css");
    for (const name of names.filter((each) => !each.includes("offline")))
      expect(css).toContain(`{background-image:url(${name})}`);
    expect(new Set(names.map((name) => read(id, name))).size).toBe(names.length);
  });

  it("show without a network where the network is what is missing", () => {
    const rules = read("aurelune", "tokens.css").match(
      /\[data-art=offline\]\{background-image:url\("data:image\/svg\+xml,[^"]+"\)\}/g,
    );
    expect(rules).toHaveLength(2);
    expect(decodeURIComponent(rules?.[0] ?? "")).toContain(read("aurelune", "art/offline.dark.svg"));
  });

  it("differ between every two brands in shape, not in colour alone", () => {
    const toShape = (id: string, name: string): string =>
      read(id, name).replaceAll(/(fill|stroke|stop-color)="[^"]*"/g, "");
    for (const name of names) expect(new Set(brands.map((id) => toShape(id, name))).size, name).toBe(brands.length);
  });
});
