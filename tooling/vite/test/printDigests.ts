import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openFolderStore } from "@marquee/site-store";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { buildEngine } from "../src/buildEngine.ts";
import { composeRelease } from "../src/composeRelease.ts";
import { makeLayer } from "../src/makeLayer.ts";
import { root } from "../src/root.ts";
import { storeLayer } from "../src/storeLayer.ts";

// Builds one brand from scratch into its own store and prints the digests, for the test that compares two builds.
const folder = mkdtempSync(join(process.argv[2] ?? "", "store-"));
const store = openFolderStore(folder);
const engine = await buildEngine(toProfile({}), store);
const layer = await storeLayer(await makeLayer(join(root, "brands/aurelune")), store);
const { html } = await composeRelease(store, engine, layer, { at: "", by: "", note: "" });
console.log(
  JSON.stringify({
    root,
    engine: engine.digest,
    layer: layer.digest,
    files: { ...engine.files, ...layer.files },
    html,
    blobs: await store.list("blobs/"),
  }),
);
rmSync(folder, { recursive: true });
