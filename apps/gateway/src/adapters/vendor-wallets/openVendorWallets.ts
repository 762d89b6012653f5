import { readFileSync } from "node:fs";
import { toMoney } from "@marquee/contract";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { type Config, ConfigError } from "../../config.ts";
import { createHouseWallet } from "./createHouseWallet.ts";
import type { VendorWallet, VendorWallets } from "./VendorWallet.ts";

const strict = { additionalProperties: false } as const;

/** Merchants, their vendors, and where each vendor's wallet is. */
const FileSchema = Type.Record(
  Type.String({ pattern: "^[A-Z][A-Z0-9]{1,30}$" }),
  Type.Record(
    Type.String({ pattern: "^(?!MAIN$)[A-Z0-9]{2,32}$" }),
    Type.Object(
      {
        GAME_HOUSE: Type.Object(
          {
            url: Type.String({ pattern: "^https?://[^\\s?#/]+$" }),
            secret: Type.String({ minLength: 16, maxLength: 200 }),
            min: Type.Optional(Type.String({ pattern: "^[0-9]{1,9}(\\.[0-9]{1,2})?$" })),
          },
          strict,
        ),
      },
      strict,
    ),
  ),
);

const name = "MARQUEE_VENDOR_WALLETS_FILE";

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError(`${name}: is not a file of JSON`);
  }
}

/**
 * The vendors at which members have wallets of their own, from a file that holds secrets and that only the gateway may read. Without it every
 * vendor plays from the main wallet.
 *
 * @throws ConfigError that names the place in the file but no value
 */
export function openVendorWallets({ vendorWalletsFile }: Pick<Config, "vendorWalletsFile">): VendorWallets {
  const content = vendorWalletsFile === undefined ? {} : readFile(vendorWalletsFile);
  if (!Value.Check(FileSchema, content)) {
    const [error] = Value.Errors(FileSchema, content);
    throw new ConfigError(`${name}: ${error?.instancePath ?? ""} ${error?.message ?? "is wrong"}`);
  }
  const wallets = new Map<string, readonly VendorWallet[]>();
  for (const [merchant, vendors] of Object.entries(content))
    wallets.set(
      merchant,
      Object.entries(vendors).map(
        ([
          vendor,
          {
            GAME_HOUSE: { url, secret, min = "1.00" },
          },
        ]) => createHouseWallet(merchant, vendor, { url, secret, min: toMoney(min) }),
      ),
    );
  const list = (merchant: string): readonly VendorWallet[] => wallets.get(merchant) ?? [];
  return { list, get: (merchant, vendor) => list(merchant).find((wallet) => wallet.vendor === vendor) };
}
