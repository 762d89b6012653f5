export { groundCss } from "./styles/groundCss.ts";
export { statePictures, type StatePicture } from "./styles/statePictures.ts";
