import { hasTrialMoney, toDecimal } from "@marquee/contract";
import type { ListMemberPart, MemberRounds, MemberWallet } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import type { Holder } from "../../ledger/postTransfer.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { Member } from "../auth/index.ts";
import { toGameCode, toRoundId } from "../wallet/index.ts";
import { requireMember } from "./memberSheet.ts";
import { listRoundsById, listWalletEntries, type WalletEntry } from "./moneyStore.ts";

const pageSize = 50;

function readPosition(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !/^[0-9]{1,18}$/.test(cursor))
    throw new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });
  return cursor;
}

/** Whose money it is: that of the ledger's real accounts, or play money. */
export const toRealm = ({ kind }: Member) => (hasTrialMoney(toAccountKind(kind)) ? "trial" : "real");

const toHolder = (member: Member): Holder => ({
  tenant: member.tenant_id,
  account: toMemberAccount(toRealm(member), member.id, "main"),
  asset: member.currency,
});

/** A page of entries, and where the next one begins. */
async function readEntries(
  { db }: Services,
  member: Member,
  cursor: string | undefined,
): Promise<{ readonly items: readonly WalletEntry[]; readonly next: string | null }> {
  const rows = await listWalletEntries(db, toHolder(member), readPosition(cursor), pageSize + 1);
  const items = rows.slice(0, pageSize);
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}

/** A member's balance and ledger entries. @throws Refusal `member.unknown` */
export async function getMemberWallet(
  services: Services,
  call: MerchantCall,
  { cursor, ...asked }: ListMemberPart,
): Promise<MemberWallet> {
  const member = await requireMember(services, call, asked, "wallet");
  const { items, next } = await readEntries(services, member, cursor);
  return {
    currency: member.currency,
    isTrial: toRealm(member) === "trial",
    balance: toDecimal((await getAccountBalance(services.db, toHolder(member))) ?? 0n),
    items: items.map(({ at, amount, balance, ...rest }) => ({
      ...rest,
      at: at.getTime(),
      amount: toDecimal(BigInt(amount)),
      balance: toDecimal(BigInt(balance)),
    })),
    next,
  };
}

/**
 * A member's rounds, newest first: those of which a page of the ledger's entries tells. The ledger has the order of time, which the
 * rounds' own key has not. @throws Refusal `member.unknown`
 */
export async function listMemberRounds(
  services: Services,
  call: MerchantCall,
  { cursor, ...asked }: ListMemberPart,
): Promise<MemberRounds> {
  const member = await requireMember(services, call, asked, "rounds");
  const { items, next } = await readEntries(services, member, cursor);
  const ids = [...new Set(items.flatMap(({ ref }) => toRoundId(ref) ?? []))];
  const rounds = await listRoundsById(services.db, call.tenant.id, {
    playerId: member.id,
    realm: toRealm(member),
    rounds: ids,
    games: [...new Set(items.flatMap(({ ref }) => toGameCode(ref) ?? []))],
  });
  const names = await services.gameIndex.listNames(call.tenant, [...new Set(rounds.map(({ game }) => game))]);
  return {
    items: rounds
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ game, stake, won, at, ...rest }) => ({
        ...rest,
        game: names.get(game) ?? game,
        stake: toDecimal(BigInt(stake)),
        won: toDecimal(BigInt(won)),
        at: at.getTime(),
      })),
    next,
  };
}
