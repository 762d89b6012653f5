import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "@marquee/vite";
import { engineConfig, sourcePlugins } from "@marquee/vite/plugins";
import { toProfile } from "@marquee/whitelabel/catalogue";
import type { InlineConfig, Rolldown } from "vite";

/** The widest engine, every module compiled in: what the heaviest visitor's home loads. */
export const engine: InlineConfig = engineConfig(toProfile({}));

/** Whether a chunk holds the English texts, which the home loads beside its scripts. */
export const isEnglish = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  facadeModuleId?.endsWith("virtual:marquee/messages/first/en") ?? false;

/** A page of the bench's own, built exactly as an engine is. */
function toPageConfig(main: string): InlineConfig {
  const input = fileURLToPath(main);
  return {
    ...engine,
    root: dirname(input),
    plugins: sourcePlugins(),
    build: { ...engine.build, rolldownOptions: { ...engine.build?.rolldownOptions, input } },
  };
}

/** The framework floor: an otherwise empty app of the same libraries (performance.md "Floors"). */
export const floor: InlineConfig = toPageConfig(import.meta.resolve("./floor/main.tsx"));

/** A page that shows the wall of cards with 10,000 games in memory (performance.md B6). */
export const grid: InlineConfig = toPageConfig(import.meta.resolve("./grid/main.tsx"));

/** The engine with one source of our own changed, as the smallest release would; the tree stays as it is. */
export const edited: InlineConfig = {
  ...engine,
  plugins: [
    ...(engine.plugins ?? []),
    {
      name: "bench-edit",
      enforce: "pre",
      transform: (code, id) =>
        id === `${root}/packages/features/shell/src/screens/HomeScreen/HomeScreen.tsx`
          ? `${code}\nglobalThis.name = "edited";`
          : null,
    },
  ],
};
