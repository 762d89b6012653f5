import type { TextPart } from "@marquee/i18n";

/** The file that names the libraries of a bundle, `name@version` each: for its bill of materials, not served. */
export const packagesFile = "packages.json";

/** The module with every manifest whole, which loads after the first paint. */
export const manifestsId = "virtual:marquee/manifests";

/** The modules of single icons. */
export const iconPrefix = "virtual:marquee/icon/";

export const messagesPrefix = "virtual:marquee/messages/";

/** The module with one half of a language's texts. */
export const toMessagesId = (part: TextPart, name: string): string => `${messagesPrefix}${part}/${name}`;
