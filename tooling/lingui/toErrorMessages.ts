import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { fileURLToPath } from "node:url";
import { localeNames, serverTextFolder, textFolders } from "./texts.ts";

/** Where the gateway reads the messages of error codes. */
export const errorMessagesFile = fileURLToPath(
  new URL("../../apps/gateway/src/http/errorMessages.json", import.meta.url),
);

const isErrorText = (id: string): boolean => id.startsWith("error.") || id === "in_need_true_account";

/**
 * The messages of error codes in every language, compiled, as JSON: what the clients' texts say, so that
 * an answer of the gateway reads as the site does (contract 3.1.2).
 * @throws where Lingui cannot read a text
 */
export async function toErrorMessages(): Promise<string> {
  const configPath = fileURLToPath(new URL("lingui.config.mjs", import.meta.url));
  const config = getConfig({ configPath });
  const catalog = (await getCatalogs(config))[textFolders.indexOf(serverTextFolder)];
  if (catalog === undefined) throw new Error(`${serverTextFolder} has no texts`);
  const { fallbackLocales, sourceLocale = "en" } = config;
  const byCode: Record<string, unknown> = {};
  for (const [code, name] of Object.entries(localeNames)) {
    const { messages } = await catalog.getTranslations(name, { fallbackLocales, sourceLocale });
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => isErrorText(id)));
    const { source, errors } = createCompiledCatalog(name, own, { namespace: "json" });
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ id }) => id).join(", ")}`);
    byCode[code] = JSON.parse(source).messages;
  }
  return `${JSON.stringify(byCode, undefined, 2)}\n`;
}
