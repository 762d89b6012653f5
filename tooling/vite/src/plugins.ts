/** What reads our sources for the bundler: kept apart from `index.ts`, since reading it takes a second and most commands bundle nothing. */
export { engineConfig, sourcePlugins } from "./engineConfig.ts";
export { featuresPlugin } from "./featuresPlugin.ts";
