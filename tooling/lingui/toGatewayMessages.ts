import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { fileURLToPath } from "node:url";
import { localeNames, serverTextFolder, textFolders } from "./texts.ts";

/** A file from which the gateway reads texts, the package that holds them, and which of them it needs. */
interface GatewayTexts {
  readonly file: string;
  readonly folder: string;
  readonly isNeeded: (id: string) => boolean;
}

const toFile = (path: string): string => fileURLToPath(new URL(`../../apps/gateway/src/${path}`, import.meta.url));

/** The texts that the gateway shares with the clients, so that each has one wording: messages of error codes, and the words of records. */
export const gatewayTexts: readonly GatewayTexts[] = [
  {
    file: toFile("http/errorMessages.json"),
    folder: serverTextFolder,
    isNeeded: (id) => id.startsWith("error.") || id === "in_need_true_account",
  },
  {
    file: toFile("modules/report/files/recordMessages.json"),
    folder: "packages/features/wallet",
    isNeeded: (id) => id.startsWith("record."),
  },
];

/**
 * The gateway's texts of a package in every language, compiled, as JSON: what the clients' texts say, so that an answer of the gateway reads
 * as the site does (contract 3.1.2).
 * @throws where Lingui cannot read a text
 */
export async function toGatewayMessages({ folder, isNeeded }: GatewayTexts): Promise<string> {
  const configPath = fileURLToPath(new URL("lingui.config.mjs", import.meta.url));
  const config = getConfig({ configPath });
  const catalog = (await getCatalogs(config))[textFolders.indexOf(folder)];
  if (catalog === undefined) throw new Error(`${folder} has no texts`);
  const { fallbackLocales, sourceLocale = "en" } = config;
  const byCode: Record<string, unknown> = {};
  for (const [code, name] of Object.entries(localeNames)) {
    const { messages } = await catalog.getTranslations(name, { fallbackLocales, sourceLocale });
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => isNeeded(id)));
    const { source, errors } = createCompiledCatalog(name, own, { namespace: "json" });
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ id }) => id).join(", ")}`);
    byCode[code] = JSON.parse(source).messages;
  }
  return `${JSON.stringify(byCode, undefined, 2)}\n`;
}
