import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadChunk } from "./loadChunk.ts";

/**
 * A component whose chunk is asked for up to three times within 120 s in all (CN-04).
 * @throws ChunkLoadError into the nearest error boundary
 */
export function lazyWithRetry<Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(load).then((chunk) => ({ default: chunk[name] })));
}
