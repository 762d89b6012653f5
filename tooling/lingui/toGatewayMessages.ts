import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { fileURLToPath } from "node:url";
import { localeNames, messageFolders, serverTextFolder, staffMessageFolder } from "./texts.ts";

/** A file from which the gateway reads texts, the folders that hold them, and which of them it needs. */
interface GatewayTexts {
  readonly file: string;
  readonly folders: readonly string[];
  readonly isNeeded: (id: string) => boolean;
}

const toFile = (path: string): string => fileURLToPath(new URL(`../../apps/gateway/src/${path}`, import.meta.url));

/**
 * The texts that the gateway reads: those that it shares with the clients, so that each has one wording (messages of error codes, and the
 * words of records), and its messages to people.
 */
export const gatewayTexts: readonly GatewayTexts[] = [
  {
    file: toFile("http/errorMessages.json"),
    folders: [serverTextFolder],
    isNeeded: (id) => id.startsWith("error.") || id === "in_need_true_account",
  },
  {
    file: toFile("modules/report/files/recordMessages.json"),
    folders: ["packages/features/wallet"],
    isNeeded: (id) => id.startsWith("record."),
  },
  {
    file: toFile("messages/templateMessages.json"),
    folders: [...messageFolders, staffMessageFolder],
    isNeeded: () => true,
  },
];

const configs = ["lingui.config.mjs", "desk.config.mjs"].map((file) =>
  getConfig({ configPath: fileURLToPath(new URL(file, import.meta.url)) }),
);

/** The catalogues of some folders. */
async function listCatalogs(folders: readonly string[]) {
  const found = await Promise.all(configs.map((config) => getCatalogs(config)));
  return folders.map((folder) => {
    const catalog = found.flat().find(({ path }) => path.endsWith(`/${folder}/locales/{locale}`));
    if (catalog === undefined) throw new Error(`${folder} has no texts`);
    return catalog;
  });
}

/** A language's texts as JSON, one a line. */
function toLines(code: string, messages: object): string {
  const lines = Object.entries(messages).map(([id, tokens]) => `    ${JSON.stringify(id)}: ${JSON.stringify(tokens)}`);
  return `  ${JSON.stringify(code)}: {\n${lines.join(",\n")}\n  }`;
}

/**
 * The gateway's texts of some folders in every language that they have, compiled, as JSON (contract 3.1.2).
 * @throws where Lingui cannot read a text
 */
export async function toGatewayMessages({ folders, isNeeded }: GatewayTexts): Promise<string> {
  const catalogs = await listCatalogs(folders);
  const languages: string[] = [];
  for (const [code, name] of Object.entries(localeNames)) {
    const own: Record<string, string> = {};
    for (const catalog of catalogs.filter(({ locales }) => locales.includes(name))) {
      const { fallbackLocales, sourceLocale = "en" } = catalog.config;
      const { messages } = await catalog.getTranslations(name, { fallbackLocales, sourceLocale });
      for (const [id, text] of Object.entries(messages)) if (isNeeded(id)) own[id] = text;
    }
    const { source, errors } = createCompiledCatalog(name, own, { namespace: "json" });
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ id }) => id).join(", ")}`);
    languages.push(toLines(code, JSON.parse(source).messages));
  }
  return `{\n${languages.join(",\n")}\n}\n`;
}
