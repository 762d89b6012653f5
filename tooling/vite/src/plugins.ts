/** The plugins that compile our sources: kept out of `index.ts`, because loading them takes a second and most commands bundle nothing. */
export { engineConfig, sourcePlugins } from "./engineConfig.ts";
export { featuresPlugin } from "./featuresPlugin.ts";
