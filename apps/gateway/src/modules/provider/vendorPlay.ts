import { randomUUID } from "node:crypto";
import type { ProviderStatus } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { VendorWallet } from "../../adapters/vendor-wallets/VendorWallet.ts";
import type { Services } from "../../Services.ts";
import { getLimits } from "../../tenants/stakes.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { checkMoneyCall } from "./checkMoneyCall.ts";
import type { GameSession } from "./gameSessionStore.ts";
import { beginMoneyCall } from "./moneyCallStore.ts";
import type { MayBegin } from "./moveMoney.ts";

/** The vendor's wallet from which a session plays; undefined where it plays from the main wallet (WL-04). */
export function findSessionWallet(
  { vendorWallets, tenantRegistry }: Pick<Services, "vendorWallets" | "tenantRegistry">,
  { tenant_id: tenantId, vendor, realm, mode }: Pick<GameSession, "tenant_id" | "vendor" | "realm" | "mode">,
): VendorWallet | undefined {
  const tenant = tenantRegistry.getById(tenantId);
  return tenant === undefined || realm !== "real" || mode !== "REAL"
    ? undefined
    : vendorWallets.get(tenant.code, vendor);
}

/** Whether real stakes at a game are the vendor's to take, from its own wallet: the main wallet refuses them. */
export async function isVendorsGame(
  { vendorWallets, gameIndex }: Pick<Services, "vendorWallets" | "gameIndex">,
  { id, code }: Tenant,
  gameCode: string,
): Promise<boolean> {
  const wallets = vendorWallets.list(code);
  if (wallets.length === 0) return false;
  const record = await gameIndex.getRecord(id, gameCode);
  return wallets.some(({ vendor }) => vendor === record?.vendor);
}

/**
 * Whether the player of a session may stake now, by the rules of every stake: the vendor asks before it takes one from its own wallet, so that
 * a freeze, an exclusion, a limit or a log-out holds there too.
 */
export async function checkPlay(
  { db }: Pick<Services, "db">,
  session: GameSession,
  mayBegin: MayBegin,
): Promise<ProviderStatus> {
  const [txId, roundId] = [randomUUID(), randomUUID()];
  return transact(db, async (tx) => {
    const call = { sessionId: session.id, txId, roundId, betTxId: "" };
    const begun = await beginMoneyCall(tx, session.provider, call);
    if (begun === undefined) return "INVALID_SESSION";
    const { game_code: gameCode, currency } = begun.session;
    const amount = Number(getLimits(currency).minBet);
    const body = { sessionId: session.id, requestId: txId, txId, roundId, gameCode, amount, currency };
    const { context } = begun;
    const isOffered = context.gameCategory !== null && mayBegin(begun.session, context.gameCategory);
    return checkMoneyCall({ name: "bet", body }, begun.session, context, isOffered);
  });
}
