import { type Shown } from "./lifeModel.ts";
import { type TestGateway } from "./testGateway.ts";
import { askGateway } from "../src/trees/askGateway.ts";
import { readStatus } from "../src/trees/readStatus.ts";

/** What a host of a gateway shows. */
export async function readShown({ url }: TestGateway, host: string): Promise<Shown | { readonly odd: string }> {
  const { status, headers, body } = await askGateway(url, host, "/", { accept: "text/html" });
  const said = status === 404 || status === 410 ? null : await readStatus(url, host);
  if (said === null) return status === 404 || status === 410 ? { status } : { odd: `${host}: ${status}` };
  const {
    merchantCode: code,
    timeZone,
    ageMin,
    currency,
    currencySymbol,
    jurisdiction,
    languages,
    defaultLanguage,
  } = said.info.settings;
  if (status === 308) return { status, to: URL.parse(String(headers["location"]))?.hostname ?? "", code };
  if (status !== 200) return { odd: `${host}: ${status}` };
  return {
    status,
    name: /<meta name="application-name" content="([^"]*)">/.exec(body)?.[1] ?? "",
    code,
    timeZone,
    ageMin,
    currency,
    currencySymbol,
    jurisdiction,
    languages,
    defaultLanguage,
    themes: said.theme,
    hasHot: JSON.stringify(said.info.whitelabel).includes('"modId":"LOBBYHOT3","enabled":"1"'),
  };
}
