import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { listBrands } from "@marquee/design-tokens/brands";

/**
 * Calls `tell` when a brand's settings or tokens change on disk, by whoever's hand. Folders are watched one by one: a
 * recursive watch of Node loses a file that was replaced whole. The watch keeps no process alive.
 */
export function watchBrands(brands: string, tell: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  for (const folder of listBrands(brands).flatMap((id) => [join(brands, id), join(brands, id, "tokens")]).filter((folder) => existsSync(folder))) {
    watch(folder, { persistent: false }, (_, file) => {
      if (!file?.endsWith(".json")) return;
      clearTimeout(waiting);
      // An editor saves in several steps; the last one counts.
      waiting = setTimeout(tell, 50);
    });
  }
}
