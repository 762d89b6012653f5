import { forget, keep, readKept, unsavedName } from "../../texts/preferences.ts";
import type { DocumentValues } from "./documentValues.ts";

/** What somebody typed and did not save. */
export interface UnsavedText {
  readonly at: number;
  readonly values: DocumentValues;
  /** What the form had opened with. */
  readonly opened: DocumentValues;
}

const isTexts = (value: unknown): value is DocumentValues =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/** What a browser has kept under a name; undefined for nothing, and for what is none. */
export function toUnsaved(kept: unknown): UnsavedText | undefined {
  const { at, values, opened }: { at?: unknown; values?: unknown; opened?: unknown } = Object(kept);
  return typeof at === "number" && isTexts(values) && isTexts(opened) ? { at, values, opened } : undefined;
}

/** What was typed on this device and not saved; undefined for nothing. */
export const readUnsaved = (name: string): UnsavedText | undefined => toUnsaved(readKept(`${unsavedName}${name}`));

/** Keeps what is typed on this device, until it is saved or dropped, or its writer logs out. */
export const keepUnsaved = (name: string, text: UnsavedText): void => keep(`${unsavedName}${name}`, text);

/** Forgets what was kept. */
export const dropUnsaved = (name: string): void => forget(`${unsavedName}${name}`);
