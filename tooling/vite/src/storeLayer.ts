import { type Layer, putFiles, type Store, writeLayer } from "@marquee/site-store";
import type { LayerDraft } from "./makeLayer.ts";
import { storePictures } from "./storePictures.ts";

/** Stores a layer: its files, its pictures, and finally the document that names them. Storing the same layer twice makes one. */
export async function storeLayer({ files, pictures, ...draft }: LayerDraft, store: Store): Promise<Layer> {
  const [own, drawn] = await Promise.all([putFiles(store, files), storePictures(store, pictures)]);
  const layer = { ...draft, files: { ...own, ...drawn } };
  await writeLayer(store, layer);
  return layer;
}
