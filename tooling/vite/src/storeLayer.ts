import { type Layer, putFiles, type Store, writeLayer } from "@marquee/site-store";
import type { LayerDraft } from "./makeLayer.ts";
import { storePictures } from "./storePictures.ts";

/** Keeps a layer: its files, its pictures, and last the document that names them. The same layer twice is one. */
export async function storeLayer({ files, pictures, ...draft }: LayerDraft, store: Store): Promise<Layer> {
  const layer = { ...draft, files: { ...(await putFiles(store, files)), ...(await storePictures(store, pictures)) } };
  await writeLayer(store, layer);
  return layer;
}
