import { randomUUID } from "node:crypto";
import type { ProviderStatus } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { VendorWallet } from "../../adapters/vendor-wallets/VendorWallet.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import { narrowStakes } from "../../tenants/stakeRange.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { addAskedStake, takeAskedStake } from "../protection/index.ts";
import { checkMoneyCall, findPassedLimit } from "./checkMoneyCall.ts";
import type { GameSession } from "./gameSessionStore.ts";
import { beginMoneyCall } from "./moneyCallStore.ts";
import type { MayBegin } from "./moveMoney.ts";
import { toPlayerAccount } from "./toPostings.ts";

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

/** A stake that a vendor is about to take from its own wallet; `amount` in 1/10,000 of the unit. */
export interface AskedStake {
  readonly roundId: string;
  readonly amount: number;
}

/** Whether the stake may be taken, and which limit of the player's own refuses it. */
export interface PlayVerdict {
  readonly status: ProviderStatus;
  readonly limit?: string;
}

/**
 * Whether the player of a session may stake now, by the rules of every stake: the vendor asks before it takes one from its own wallet, so that
 * a freeze, an exclusion, a limit or a log-out holds there too. A named stake that is allowed counts towards the player's limits from here
 * on: the wallet's lock lets one ask or bet be judged at a time.
 */
export async function checkPlay(
  { db }: Pick<Services, "db">,
  session: GameSession,
  mayBegin: MayBegin,
  stake: AskedStake | undefined,
): Promise<PlayVerdict> {
  const txId = randomUUID();
  const roundId = stake?.roundId ?? randomUUID();
  const { tenant_id: tenantId, player_id: memberId, vendor } = session;
  const asked = { tenantId, memberId, vendor, roundId };
  return transact(db, async (tx) => {
    // The wallet's lock comes first, as in every call that counts play.
    if (stake !== undefined)
      await lockAccount(tx, { tenant: tenantId, account: toPlayerAccount(session), asset: session.currency });
    // Asked for again it is judged anew, and not beside itself.
    const before = stake === undefined ? undefined : await takeAskedStake(tx, asked);
    const call = { sessionId: session.id, txId, roundId: txId, betTxId: "" };
    const begun = await beginMoneyCall(tx, session.provider, call);
    if (begun === undefined) return { status: "INVALID_SESSION" };
    const { context } = begun;
    const { game_code: gameCode, currency } = begun.session;
    const amount = stake?.amount ?? Number(narrowStakes(currency, context.stakes).min.amount);
    const bet = {
      name: "bet",
      body: { sessionId: session.id, requestId: txId, txId, roundId: txId, gameCode, amount, currency },
    } as const;
    const isOffered = context.gameCategory !== null && mayBegin(begun.session, context.gameCategory);
    const status = checkMoneyCall(bet, begun.session, context, isOffered);
    if (stake !== undefined && context.protection.most !== null) {
      const counted = status === "OK" ? BigInt(amount) : before;
      if (counted !== undefined) await addAskedStake(tx, asked, counted);
    }
    const limit = status === "RG_LIMIT" ? findPassedLimit(bet, context.protection) : null;
    return limit === null ? { status } : { status, limit };
  });
}
