import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSecret } from "./readSecret.ts";

/** The demo brand with a vendor that keeps a wallet of its own at the game house, so that both kinds of wallets can be seen. */
const merchant = "SALTLANTERN";
const vendor = "TIDE";

/** The files that tell the gateway and the game house of the wallet. */
type VendorWallets = { readonly gatewayFile: string; readonly houseFile: string };

/** Prepares the vendor's wallet at a game house on this port: writes both files, readable only by this user. */
export function prepareVendorWallets(data: string, gamePort: number): VendorWallets {
  const folder = join(data, "vendor-wallets");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = readSecret(join(folder, "secret"));
  const [gatewayFile, houseFile] = [join(folder, "gateway.json"), join(folder, "game-house.json")];
  const wallet = { GAME_HOUSE: { url: `http://127.0.0.1:${gamePort}`, secret } };
  const own = { mode: 0o600 } as const;
  writeFileSync(gatewayFile, JSON.stringify({ [merchant]: { [vendor]: wallet } }), own);
  writeFileSync(houseFile, JSON.stringify({ [`${merchant}-${vendor}`]: secret }), own);
  return { gatewayFile, houseFile };
}
