export { englishSettings } from "./englishSettings.ts";
export { hardTexts } from "./hardTexts.ts";
