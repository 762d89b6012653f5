import { join } from "node:path";
import { readBrand } from "@marquee/vite";
import { askGateway } from "../trees/askGateway.ts";
import { readLiveDrift } from "../trees/readLiveDrift.ts";
import { compareMerchant, toDifferenceLine } from "../trees/readStatus.ts";

async function listFaults(brands: string, id: string, gateway: string): Promise<readonly string[]> {
  const brand = readBrand(join(brands, id));
  const { status } = await askGateway(gateway, brand.domains[0] ?? "localhost", "/health");
  const down = status === 200 ? [] : [`${gateway} answers ${status} when it is asked for its health`];
  const merchant = down.length > 0 ? [] : (await compareMerchant(gateway, brand)).map(toDifferenceLine);
  const drift =
    down.length > 0 || merchant.length > 0
      ? []
      : (await readLiveDrift(gateway, brand)).map(
          (module) => `${module} is served, and the live engine does not hold it`,
        );
  return [...down, ...merchant, ...drift];
}

/** Faults of live brands at a gateway, each prefixed with the brand's name: health, merchant, drift. */
export async function listLiveFaults(
  brands: string,
  ids: readonly string[],
  gateway: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const id of ids) {
    const faults = await listFaults(brands, id, gateway).catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    found.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return found;
}
