import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Profile } from "@marquee/whitelabel/catalogue";
import { type Plugin, type PluginOption, runnerImport } from "vite";
import { toAppFolder } from "./listTextFolders.ts";
import { root } from "./root.ts";

const faultsId = "virtual:marquee/slot-faults";

/** Lets the runtime check an app's slot operations against the manifests of the profile's modules. */
const toFaultsCode = (slots: string): string => `
import { features } from "virtual:marquee/manifests";
import { listSlotFaults } from ${JSON.stringify(join(root, "packages/runtime/src/index.ts"))};
import { slots } from ${JSON.stringify(slots)};
export const faults = listSlotFaults(features, slots);`;

const toAnswer = (slots: string): Plugin => ({
  name: "marquee-slot-faults",
  resolveId: (id) => (id === faultsId ? `\0${faultsId}` : null),
  load: (id) => (id === `\0${faultsId}` ? toFaultsCode(slots) : null),
});

/**
 * Refuses, before a build begins, an app whose slots do not fit the house: it runs the operations' own code over the
 * manifests, as a page would, so that nothing that was computed escapes it. `sources` are the plugins that read our code.
 */
export function slotsPlugin(profile: Profile, sources: readonly PluginOption[]): Plugin {
  const slots = join(root, toAppFolder(profile), "src/slots.tsx");
  return {
    name: "marquee-slots",
    async buildStart() {
      if (!existsSync(slots)) return;
      const { module } = await runnerImport<{ readonly faults: readonly string[] }>(faultsId, {
        configFile: false,
        root,
        logLevel: "error",
        plugins: [toAnswer(slots), ...sources],
      });
      if (module.faults.length > 0) this.error(`${relative(root, slots)}: ${module.faults.join("\n")}`);
    },
  };
}
