import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@marquee/vite";
import { type Running, startProcess } from "./startProcess.ts";

/** A site as the sign-in providers know it. */
export type SignInSite = { readonly merchant: string; readonly origin: string };

/** The providers of this machine: their address, and the file that tells the gateway of them. */
export type SignIn = { readonly origin: string; readonly socialFile: string; readonly start: () => Running };

/** The providers that are served as `<origin>/<name>`, by the gateway's names. */
const openids = ["GOOGLE", "FACEBOOK", "ZALO", "LINE"] as const;

/** Prepares the local sign-in providers on a port for these sites: writes both files with new secrets, readable only by this user. */
export function prepareSignIn(data: string, port: number, sites: readonly SignInSite[], isLoud: boolean): SignIn {
  const folder = join(data, "sign-in");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const origin = `http://127.0.0.1:${port}`;
  const clients = sites.map((site, index) => ({
    id: site.merchant.toLowerCase(),
    secret: randomBytes(24).toString("base64url"),
    botToken: `${4_200_001 + index}:${randomBytes(24).toString("base64url")}`,
    origins: [site.origin],
  }));
  const settings = clients.map(({ id, secret, botToken }) => [
    id.toUpperCase(),
    {
      ...Object.fromEntries(
        openids.map((name) => [
          name,
          { issuer: `${origin}/${name.toLowerCase()}`, clientId: id, clientSecret: secret },
        ]),
      ),
      TELEGRAM: { botToken, page: `${origin}/telegram/auth` },
    },
  ]);
  const [clientsFile, socialFile] = [join(folder, "clients.json"), join(folder, "social.json")];
  const own = { mode: 0o600 } as const;
  writeFileSync(clientsFile, JSON.stringify(clients), own);
  writeFileSync(socialFile, JSON.stringify(Object.fromEntries(settings)), own);
  const main = join(root, "apps/sign-in-house/src/main.ts");
  const env = { SIGN_IN_HOUSE_PORT: String(port), SIGN_IN_HOUSE_CLIENTS: clientsFile };
  return { origin, socialFile, start: () => startProcess("sign-in house", main, [], env, isLoud) };
}
