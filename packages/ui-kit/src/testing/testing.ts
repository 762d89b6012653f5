export { englishSettings } from "./englishSettings.ts";
