export { walkByKeyboard, type KeyPress } from "./walkByKeyboard.ts";
