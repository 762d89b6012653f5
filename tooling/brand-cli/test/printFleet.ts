import { join } from "node:path";
import { openFolderStore } from "@marquee/site-store";
import { buildEngine, makeLayer, readBrand, root } from "@marquee/vite";
import { toProfile } from "@marquee/whitelabel/catalogue";

// Builds every brand's engine and layer in the tree that contains this file and prints the digests and the engines' files, for the test that edits a copy of the tree.
const [folder = "", ...ids] = process.argv.slice(2);
const store = openFolderStore(folder);
const digests = [];
for (const id of ids) {
  const brand = join(root, "brands", id);
  const { modules, app } = readBrand(brand);
  const engine = await buildEngine(toProfile(modules, app), store);
  digests.push({ id, engine: engine.digest, files: engine.files, layer: (await makeLayer(brand)).digest });
}
console.log(JSON.stringify(digests));
