import {
  createRelease,
  type Engine,
  flip,
  getLastFlip,
  listFlips,
  listLive,
  putFile,
  readEngine,
  readLayer,
  type Release,
  type Store,
  writeEngine,
} from "@marquee/site-store";
import { composeRelease } from "@marquee/vite";

/** A brand's live release. */
export async function getLive(store: Store, brand: string): Promise<{ release: Release; engine: Engine }> {
  const [release] = await listLive(store, brand, (await listFlips(store)).get(brand) ?? [], 1);
  const engine = release ? await readEngine(store, release.engine) : null;
  if (!release || !engine) throw new Error(`nothing of ${brand} is live`);
  return { release, engine };
}

/** Scripts whose content changes too; compressing all of them each time would take seconds. */
const edited = /HotScreen|LoginModal/;

/** The engine as after an edit of its sources: each script at another address, some with other content. */
async function toNextEngine(store: Store, engine: Engine, number: number): Promise<Engine> {
  let text = JSON.stringify(engine);
  const files: Record<string, string> = {};
  for (const [file, key] of Object.entries(engine.files)) {
    const name = file.replace(/(?:-r\d+)?\.js$/, `-r${number}.js`);
    files[name] = edited.test(file)
      ? await putFile(store, name, `${(await store.get(key))?.toString("utf8") ?? ""}\n//r${number}`)
      : key;
    text = text.replaceAll(file, name);
  }
  return { ...JSON.parse(text), digest: String(number).padStart(16, "0"), files };
}

/** Makes a release live in which all scripts differ from the previous one. */
export async function publishNext(store: Store, brand: string): Promise<Release> {
  const { release, engine } = await getLive(store, brand);
  const next = await toNextEngine(store, engine, release.number + 1);
  await writeEngine(store, next);
  const layer = await readLayer(store, release.layer);
  if (layer === null) throw new Error(`${release.layer} is not in the store`);
  const made = await createRelease(
    store,
    await composeRelease(store, next, layer, { at: release.at, by: "test", note: "" }),
  );
  await flip(store, made, await getLastFlip(store, brand), { by: "test", at: release.at, note: "" });
  return made;
}
