import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@marquee/vite";
import { readSecret } from "./readSecret.ts";
import { type Running, startProcess } from "./startProcess.ts";

/** A site as the payment provider knows it. */
type PaySite = { readonly merchant: string; readonly origin: string };

/** The payment provider of this machine: its address, and the file that tells the gateway of it. */
export type PayHouse = { readonly origin: string; readonly paymentsFile: string; readonly start: () => Running };

/** What {@link preparePayHouse} works with. */
type Plan = {
  readonly data: string;
  readonly port: number;
  /** The gateway's own address, to which callbacks go. */
  readonly gateway: string;
  readonly sites: readonly PaySite[];
  readonly keptDatabases: string;
  readonly isLoud: boolean;
};

/** Prepares the pay-house on a port for these sites: writes both files, readable only by this user. */
export function preparePayHouse({ data, port, gateway, sites, keptDatabases, isLoud }: Plan): PayHouse {
  const folder = join(data, "pay-house");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const origin = `http://127.0.0.1:${port}`;
  const secret = readSecret(join(folder, "secret"));
  const merchants = sites.map(({ merchant, origin: site }) => ({
    id: merchant,
    secret,
    callbackUrl: `${gateway}/payments/${merchant}/PAY_HOUSE`,
    origins: [site],
  }));
  const settings = sites.map(({ merchant }) => [merchant, { PAY_HOUSE: { url: origin, secret } }]);
  const [merchantsFile, paymentsFile] = [join(folder, "merchants.json"), join(folder, "payments.json")];
  const own = { mode: 0o600 } as const;
  writeFileSync(merchantsFile, JSON.stringify(merchants), own);
  writeFileSync(paymentsFile, JSON.stringify(Object.fromEntries(settings)), own);
  const env = {
    PAY_HOUSE_PORT: String(port),
    PAY_HOUSE_DATA: join(folder, "data"),
    PAY_HOUSE_KEPT_DATABASES: keptDatabases,
    PAY_HOUSE_MERCHANTS: merchantsFile,
    // What the demo's past has paid and got before there was a pay-house (decision 122).
    PAY_HOUSE_PAST: join(data, "gateway/pay-house.json"),
  };
  const main = join(root, "apps/pay-house/src/main.ts");
  return { origin, paymentsFile, start: () => startProcess("pay-house", main, [], env, isLoud) };
}
