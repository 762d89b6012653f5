import type { Db } from "../db/Db.ts";
import { findMerchantId, listOpenBrands } from "../tenants/tenantStore.ts";
import { SwitchError } from "./Switch.ts";

/** The merchant that an operator names, by its brand's id or its code. @throws {@link SwitchError} when there is none */
export async function findMerchant(db: Db, name: string): Promise<string> {
  const id = await findMerchantId(db, name);
  if (id === undefined) throw new SwitchError(`there is no merchant ${name}`);
  return id;
}

/** The properties by which merchants can be selected. */
const columns = { currency: "currency", jurisdiction: "jurisdiction", timeZone: "time_zone", code: "code" } as const;

/**
 * The brand ids of all merchants that are not retired, or of those that match a condition such as `currency=THB`.
 * @throws {@link SwitchError} for an unknown property, or when no merchant matches
 */
export async function listMerchants(db: Db, where: string | undefined): Promise<readonly string[]> {
  const [key = "", ...value] = (where ?? "").split("=");
  const column = Object.entries(columns).find(([each]) => each === key)?.[1];
  if (where !== undefined && (column === undefined || value.length === 0)) {
    throw new SwitchError(`"${where}" chooses no merchants: ${Object.keys(columns).join(", ")}, such as currency=THB`);
  }
  const names = await listOpenBrands(db, column === undefined ? undefined : { column, value: value.join("=") });
  if (names.length === 0)
    throw new SwitchError(where === undefined ? "there are no merchants" : `there is no merchant where ${where}`);
  return names;
}
