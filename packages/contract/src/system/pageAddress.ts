import type { ModId } from "../modules.ts";

/** An address that shows a page, and the module without which there is none. */
export type PageAddress = { readonly path: string; readonly moduleId: ModId };

/**
 * The pages of one module.
 *
 * @internal
 */
export const toPages = (moduleId: ModId, paths: readonly string[]): readonly PageAddress[] =>
  paths.map((path) => ({ path, moduleId }));
