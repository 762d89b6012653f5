import { transact } from "@marquee/database";
import type { VendorPlay, VendorWallet } from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Db } from "../../../db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { openAccounts, postTransfers, type Transfer } from "../../../ledger/postTransfer.ts";
import type { Services } from "../services.ts";
import { countToldPlay, forgetAskedStakes } from "../../protection/index.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { settleVendorStakes } from "../../turnover/index.ts";
import { toRoundReference } from "../reference.ts";
import { addAsidePlays, type AsidePlay, listKnownPlayers } from "./asidePlayStore.ts";
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

/** What a vendor told after a place: plays, those that cannot be read, and up to which place this goes. */
interface Told {
  readonly from: bigint;
  readonly upTo: bigint;
  readonly plays: readonly VendorPlay[];
  readonly unreadable: readonly unknown[];
}

/** Posts plays in their order. @returns those that the ledger took, and those that it did not */
async function postPlays(
  tx: Db,
  tenant: Tenant,
  vendor: string,
  plays: readonly VendorPlay[],
): Promise<{ readonly posted: readonly VendorPlay[]; readonly aside: readonly AsidePlay[] }> {
  const known = await listKnownPlayers(
    tx,
    tenant.id,
    plays.map(({ playerId }) => playerId),
  );
  const strangers = plays.filter(({ playerId }) => !known.has(playerId));
  const own = plays.filter(({ playerId }) => known.has(playerId));
  if (own.length > 0)
    await openAccounts(
      tx,
      own.map(({ playerId, currency: asset }) => ({
        tenant: tenant.id,
        account: toMemberAccount("real", playerId, `vendor:${vendor}`),
        asset,
      })),
    );
  const results =
    own.length === 0
      ? []
      : await postTransfers(
          tx,
          own.map((play) => toTransfer(tenant, vendor, play)),
        );
  // The vendor says that more was staked than it ever got: nobody but a person can know what is right.
  const wrong = own.filter((_, at) => results[at]?.outcome !== "POSTED");
  const toAside = (play: VendorPlay, reason: AsidePlay["reason"]): AsidePlay => ({ playId: play.playId, play, reason });
  return {
    posted: own.filter((_, at) => results[at]?.outcome === "POSTED"),
    aside: [...strangers.map((play) => toAside(play, "player")), ...wrong.map((play) => toAside(play, "ledger"))],
  };
}

/** Takes what a vendor told, unless another gateway has in the meantime. @returns what was set aside */
async function takePlays(
  tx: Db,
  tenant: Tenant,
  { vendor }: VendorWallet,
  { from, upTo, plays, unreadable }: Told,
): Promise<readonly AsidePlay[]> {
  await openPlace(tx, tenant.id, vendor);
  if ((await getPlace(tx, tenant.id, vendor, true)) !== from) return [];
  const { posted, aside: refused } = await postPlays(tx, tenant, vendor, plays);
  const aside = [
    ...refused,
    ...unreadable.map((play, at) => ({ playId: `${from}+${at}`, play, reason: "unreadable" }) as const),
  ];
  await addAsidePlays(tx, tenant.id, vendor, aside);
  if (posted.length > 0) {
    await countToldPlay(
      tx,
      { tenantId: tenant.id, vendor },
      posted.map(({ playerId: memberId, roundId, kind, amount }) => ({
        memberId,
        roundId,
        ...(kind === "WIN" ? { staked: 0n, won: amount } : { staked: -amount, won: 0n }),
      })),
    );
    await settleVendorStakes(
      tx,
      tenant.id,
      posted.map(({ playerId: memberId, gameCode, roundId, currency, kind, amount }) => ({
        memberId,
        gameCode,
        roundId,
        currency,
        ...(kind === "WIN" ? { stake: 0n, win: amount } : { stake: -amount, win: 0n }),
      })),
    );
  }
  await setPlace(tx, tenant.id, vendor, upTo);
  return aside;
}

/**
 * Takes what was played from a vendor's wallets into the ledger, in the vendor's order, each play once: by any number of gateways, and after a
 * kill from where it stopped. With it the ledger knows what the members have there. A play that cannot be read, of nobody here, or that does not
 * fit the ledger is set aside, and the rest goes on.
 *
 * @returns the place up to which it is known now
 * @throws VendorWalletError when the vendor does not answer
 */
export async function readPlays(
  { db, log }: Pick<Services, "db" | "log">,
  tenant: Tenant,
  wallet: VendorWallet,
): Promise<bigint> {
  const began = Date.now();
  const end = async (place: bigint, until: number | undefined): Promise<bigint> => {
    await forgetAskedStakes(db, tenant.id, wallet.vendor, { elapsed: Date.now() - began, until });
    return place;
  };
  let from = await getPlace(db, tenant.id, wallet.vendor);
  for (let page = 0; page < mostPages; page += 1) {
    const { upTo, plays, unreadable, until } = await wallet.listPlays(from);
    if (upTo <= from) return end(from, until);
    const told = { from, upTo, plays, unreadable };
    const aside = await transact(db, (tx: Db) => takePlays(tx, tenant, wallet, told));
    if (aside.length > 0)
      log.error(
        { vendor: wallet.vendor, plays: aside.map(({ playId, reason }) => `${playId} ${reason}`) },
        "plays were set aside",
      );
    from = await getPlace(db, tenant.id, wallet.vendor);
    if (plays.length === 0 && unreadable.length === 0) return end(from, until);
  }
  return from;
}
