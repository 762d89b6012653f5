import type { TextPart } from "@marquee/i18n";

/** The file that names the libraries of a bundle, `name@version` each: for its bill of materials, not served. */
export const packagesFile = "packages.json";

export const messagesPrefix = "virtual:marquee/messages/";

/** The module with one half of a language's texts. */
export const toMessagesId = (part: TextPart, name: string): string => `${messagesPrefix}${part}/${name}`;
