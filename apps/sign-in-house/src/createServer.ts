import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { findAccount } from "./accounts.ts";
import type { Config } from "./config.ts";
import { createProvider } from "./createProvider.ts";
import { toChoosePage, toFaultPage, toIndexPage } from "./page.ts";
import { toSignedLogin } from "./toSignedLogin.ts";

/** The providers that speak OpenID Connect here, by the last part of their issuers. */
const providerNames: Readonly<Record<string, string>> = {
  google: "Google",
  facebook: "Facebook",
  zalo: "Zalo",
  line: "LINE",
};

const mostBody = 4_096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) {
    text += String(part);
    if (text.length > mostBody) throw new Error("the form is too large");
  }
  return new URLSearchParams(text);
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(html);
}

/** The choice of an account at an OpenID provider. */
async function interact(
  id: string,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST")
    return show(response, 200, toChoosePage(providerNames[id] ?? id, new URL(String(params["redirect_uri"])).host));
  const form = await readForm(request);
  const account = findAccount(form.get("account") ?? "");
  if (form.has("cancel"))
    return provider.interactionFinished(request, response, {
      error: "access_denied",
      error_description: "the sign-in was cancelled",
    });
  if (account === undefined) return show(response, 400, toFaultPage("There is no such account."));
  return provider.interactionFinished(request, response, {
    login: { accountId: `${id}-${account.id}`, remember: false },
  });
}

/** The messenger's login: its page and its signature. The answer follows `#`, as the real one does. */
async function signLogin(
  { clients }: Config,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const back = URL.parse(url.searchParams.get("return_to") ?? "");
  const bot = url.searchParams.get("bot_id") ?? "";
  const client = clients.find(({ botToken }) => botToken.split(":")[0] === bot);
  if (back === null || client === undefined || !client.origins.includes(back.origin))
    return show(response, 400, toFaultPage("The site is not one of the bot's."));
  if (request.method !== "POST") return show(response, 200, toChoosePage("Telegram", back.host));
  const form = await readForm(request);
  const account = findAccount(form.get("account") ?? "");
  if (account === undefined && !form.has("cancel"))
    return show(response, 400, toFaultPage("There is no such account."));
  const result = account === undefined || form.has("cancel") ? "false" : toSignedLogin(account, client.botToken);
  back.hash = `tgAuthResult=${result}`;
  response.writeHead(303, { location: back.href, "cache-control": "no-store" });
  response.end();
}

/** The server of the local providers at an origin; it does not listen yet. */
export function createServer(config: Config, origin: string): Server {
  const providers = new Map(
    Object.keys(providerNames).map((id) => [id, createProvider(`${origin}/${id}`, id, config.clients)] as const),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    const [, id = "", part] = url.pathname.split("/");
    if (url.pathname === "/health") {
      response.writeHead(200, { "content-type": "text/plain" });
      response.end("up");
      return undefined;
    }
    if (url.pathname === "/") return show(response, 200, toIndexPage(Object.values(providerNames)));
    if (url.pathname === "/telegram/auth") return signLogin(config, url, request, response);
    const provider = providers.get(id);
    if (provider === undefined) return show(response, 404, toFaultPage("There is no such page."));
    if (part === "interaction") return interact(id, provider, request, response);
    // The library derives its mount path from the difference of the two addresses.
    Object.assign(request, { originalUrl: request.url, url: (request.url ?? "").slice(id.length + 1) });
    return provider.callback()(request, response);
  }

  return createHttp((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.end();
      else show(response, 400, toFaultPage("Begin again at the site from which you came."));
    });
  });
}
