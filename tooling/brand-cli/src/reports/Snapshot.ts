import { join } from "node:path";
import { listFlips, listLive, readEngine, readLayer, readRelease, type Store, toBlobKey } from "@marquee/site-store";
import { makeLayer } from "@marquee/vite";
import type { Brand } from "@marquee/whitelabel/brand";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { CommandError } from "../cli/CommandError.ts";
import { chooseBrands } from "../checks/validateFleet.ts";

/** A brand as it is in its folder, or as it was released. */
export type Snapshot = {
  readonly label: string;
  readonly brand: Brand;
  readonly modules: readonly string[];
  /** Resolved values by `<theme> <token>`. */
  readonly tokens: ReadonlyMap<string, string>;
  /** The key of each file of the layer that is not generated from another one. */
  readonly files: ReadonlyMap<string, string>;
};

/** The values that a layer's styles assign to tokens, by theme. */
function readTokens(css: string): ReadonlyMap<string, string> {
  const themes = [
    ["dark", /^:root,\[data-theme=dark\]\{(.*)\}$/m],
    ["light", /^\[data-theme=light\]\{(.*)\}$/m],
  ] as const;
  const entries = themes.flatMap(([theme, block]) =>
    (block.exec(css)?.[1] ?? "").split(";").flatMap((line): [string, string][] => {
      const [, name, value] = /^--mq-([^:]+):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[`${theme} ${name}`, value]];
    }),
  );
  return new Map(entries);
}

async function openFolder(brands: string, id: string): Promise<Snapshot> {
  const { brand, files } = await makeLayer(join(brands, id));
  const digests = [...files].map(([name, bytes]) => [name, toBlobKey(name, bytes)] as const);
  const css = files.get("tokens.css");
  return {
    label: id,
    brand,
    modules: toProfile(brand.modules).modules.map((entry) => entry.id),
    tokens: readTokens(typeof css === "string" ? css : ""),
    files: new Map(digests),
  };
}

async function openRelease(store: Store, id: string, word: string): Promise<Snapshot> {
  const [live] = word === "live" ? await listLive(store, id, (await listFlips(store)).get(id) ?? [], 1) : [];
  const release = live ?? (word === "live" ? null : await readRelease(store, id, Number(word)));
  const layer = release && (await readLayer(store, release.layer));
  const engine = release && (await readEngine(store, release.engine));
  if (!release || !layer || !engine)
    throw new CommandError("usage", `there is no release ${word} of ${id} in the store`);
  const css = await store.get(layer.files["tokens.css"] ?? "none");
  const digests = Object.entries(layer.files).filter(([name]) => !name.endsWith(".png"));
  return {
    label: `${id}@${release.number}`,
    brand: layer.brand,
    modules: engine.bom.modules,
    tokens: readTokens(css?.toString("utf8") ?? ""),
    files: new Map(digests),
  };
}

/** Opens what an argument names: `kickline` is its folder, `kickline@12` a release, `kickline@live` the one that is live. */
export async function openSnapshot(brands: string, store: Store, word: string): Promise<Snapshot> {
  const [id = "", release] = word.split("@");
  if (release === undefined) {
    chooseBrands(brands, [id], false);
    return openFolder(brands, id);
  }
  if (!/^(?:live|[1-9]\d{0,8})$/.test(release))
    throw new CommandError("usage", `"${word}": a release is a number or "live", such as ${id}@12`);
  return openRelease(store, id, release);
}
