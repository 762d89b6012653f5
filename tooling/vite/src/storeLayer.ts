import { type Layer, putFiles, type Store, writeLayer } from "@marquee/site-store";
import type { LayerDraft } from "./makeLayer.ts";
import { storePictures } from "./storePictures.ts";

/** Keeps a layer: its files, its pictures, and last the document that names them. The same layer twice is one. */
export async function storeLayer({ files, pictures, ...draft }: LayerDraft, store: Store): Promise<Layer> {
  const [own, drawn] = await Promise.all([putFiles(store, files), storePictures(store, pictures)]);
  const layer = { ...draft, files: { ...own, ...drawn } };
  await writeLayer(store, layer);
  return layer;
}
