import { transact } from "@marquee/database";
import type { VendorPlay, VendorWallet } from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Db } from "../../../db/Schema.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { openAccounts, postTransfers, type Transfer } from "../../../ledger/postTransfer.ts";
import type { Services } from "../../../Services.ts";
import { countToldPlay, forgetAskedStakes } from "../../protection/index.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { settleVendorStakes } from "../../turnover/index.ts";
import { toRoundReference } from "../reference.ts";
import { getPlace, openPlace, setPlace } from "./placeStore.ts";

/** The plays of so many pages are read in one go; a job reads on. */
const mostPages = 50;

function toTransfer(tenant: Tenant, vendor: string, play: VendorPlay): Transfer {
  const { kind, amount, currency: asset, gameCode } = play;
  return {
    tenant: tenant.id,
    scope: "vendor-play",
    key: `${vendor}:${play.playId}`,
    ref: toRoundReference(gameCode, play.roundId),
    postings: [
      { account: toMemberAccount("real", play.playerId, `vendor:${vendor}`), asset, kind, amount },
      { account: toHouseAccount("real", tenant.id, `game:${gameCode}`), asset, kind, amount: -amount },
    ],
  };
}

async function takePlays(
  tx: Db,
  tenant: Tenant,
  { vendor }: VendorWallet,
  { from, upTo, plays }: { readonly from: bigint; readonly upTo: bigint; readonly plays: readonly VendorPlay[] },
): Promise<void> {
  await openPlace(tx, tenant.id, vendor);
  // Another gateway has taken them in the meantime.
  if ((await getPlace(tx, tenant.id, vendor, true)) !== from) return;
  if (plays.length > 0) {
    await openAccounts(
      tx,
      plays.map(({ playerId, currency: asset }) => ({
        tenant: tenant.id,
        account: toMemberAccount("real", playerId, `vendor:${vendor}`),
        asset,
      })),
    );
    const results = await postTransfers(
      tx,
      plays.map((play) => toTransfer(tenant, vendor, play)),
    );
    const wrong = results.findIndex(({ outcome }) => outcome !== "POSTED");
    // The vendor says that more was staked than it ever got: nobody but a person can know what is right.
    if (wrong >= 0) throw new Error(`play ${plays[wrong]?.playId} of ${vendor} does not fit the ledger`);
    await countToldPlay(
      tx,
      { tenantId: tenant.id, vendor },
      plays.map(({ playerId: memberId, roundId, kind, amount }) => ({
        memberId,
        roundId,
        ...(kind === "WIN" ? { staked: 0n, won: amount } : { staked: -amount, won: 0n }),
      })),
    );
    await settleVendorStakes(
      tx,
      tenant.id,
      plays.map(({ playerId: memberId, gameCode, roundId, currency, kind, amount }) => ({
        memberId,
        gameCode,
        roundId,
        currency,
        ...(kind === "WIN" ? { stake: 0n, win: amount } : { stake: -amount, win: 0n }),
      })),
    );
  }
  await setPlace(tx, tenant.id, vendor, upTo);
}

/**
 * Takes what was played from a vendor's wallets into the ledger, in the vendor's order, each play once: by any number of gateways, and after a
 * kill from where it stopped. With it the ledger knows what the members have there.
 *
 * @returns the place up to which it is known now
 * @throws VendorWalletError when the vendor does not answer; Error when what it says does not fit: then nothing of it is taken
 */
export async function readPlays({ db }: Pick<Services, "db">, tenant: Tenant, wallet: VendorWallet): Promise<bigint> {
  const began = Date.now();
  const end = async (place: bigint): Promise<bigint> => {
    await forgetAskedStakes(db, tenant.id, wallet.vendor, Date.now() - began);
    return place;
  };
  let from = await getPlace(db, tenant.id, wallet.vendor);
  for (let page = 0; page < mostPages; page += 1) {
    const { upTo, plays } = await wallet.listPlays(from);
    if (upTo <= from) return end(from);
    await transact(db, (tx: Db) => takePlays(tx, tenant, wallet, { from, upTo, plays }));
    from = await getPlace(db, tenant.id, wallet.vendor);
    if (plays.length === 0) return end(from);
  }
  return from;
}
