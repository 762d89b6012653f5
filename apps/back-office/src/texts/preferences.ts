/** The languages of the back office, by their tags. */
export const deskLanguages = { en: "English", vi: "Tiếng Việt" } as const;

/** A language of the back office. */
export type DeskLanguage = keyof typeof deskLanguages;

/** A look of the back office. */
export type DeskTheme = "light" | "dark";

const keys = { language: "desk.language", theme: "desk.theme" } as const;

const isLanguage = (text: string | null | undefined): text is DeskLanguage => text === "en" || text === "vi";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It then lasts until the page is closed.
  }
}

/** The chosen language, else the browser's, else English. */
export function getStartLanguage(): DeskLanguage {
  const chosen = read(keys.language);
  if (isLanguage(chosen)) return chosen;
  const own = navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage);
  return own ?? "en";
}

/** Remembers the language on this device. */
export const keepLanguage = (language: DeskLanguage): void => write(keys.language, language);

/** The look that is shown. */
export const getTheme = (): DeskTheme => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

/** Shows a look and remembers it on this device. */
export function setTheme(theme: DeskTheme): void {
  document.documentElement.dataset["theme"] = theme;
  write(keys.theme, theme);
}

/** Begins the names of what somebody typed and did not save. */
export const unsavedName = "unsaved.";

/** Reads something that a page keeps on this device, such as a list's columns. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(read(`desk.${name}`) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something on this device. */
export const keep = (name: string, value: unknown): void => write(`desk.${name}`, JSON.stringify(value));

/** Forgets everything that is kept on this device under names that begin so. */
export function forget(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`desk.${beginning}`)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
