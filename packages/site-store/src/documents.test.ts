import { expect, it } from "vitest";
import { readLayer } from "./documents.ts";
import { openTestStore, writeTestRelease } from "../test/testSites.ts";

it("reads a layer that an older release made, with a key in its brand that there is no more", async () => {
  const { store } = openTestStore();
  const { layer } = await writeTestRelease(store, "lumen", 1, 1);
  const made = await readLayer(store, layer);
  const key = "b".repeat(32);
  await store.put(
    `layers/${key}.json`,
    JSON.stringify({ ...made, digest: key, brand: { ...made?.brand, routes: { hide: [] } } }),
  );
  expect((await readLayer(store, key))?.brand).toMatchObject({ ...made?.brand });
  await store.put(`layers/${key}.json`, JSON.stringify({ ...made, brand: { ...made?.brand, domains: [] } }));
  await expect(readLayer(store, key)).rejects.toThrow("/brand/domains");
});
