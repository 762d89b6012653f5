import type { WhitelabelNode } from "@marquee/contract";

const isNode = (data: unknown): data is WhitelabelNode =>
  typeof data === "object" && data !== null && "modId" in data && "enabled" in data;

const get = (data: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** Fetches the merchant's current tree from the gateway; null when that fails. */
export async function readTree(merchantCode: string): Promise<WhitelabelNode | null> {
  try {
    const answer = await fetch(`/wps/system/status?url=${encodeURIComponent(location.host)}`, {
      headers: { Merchant: merchantCode },
      cache: "no-store",
    });
    const tree = get(await answer.json(), "value", "info", "whitelabel");
    return isNode(tree) ? tree : null;
  } catch {
    return null;
  }
}
