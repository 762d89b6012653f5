import { cutToDigits, toDecimal, type WalletTransferRequest } from "@marquee/contract";
import { type VendorWallet, VendorWalletError } from "../../../adapters/vendor-wallets/VendorWallet.ts";
import type { Db } from "../../../db/Db.ts";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { toMemberAccount } from "../../../ledger/accounts.ts";
import { lockAccount } from "../../../ledger/readLedger.ts";
import { createOrderNo } from "../../../orders/createOrderNo.ts";
import { requireOrderAmount } from "../../../orders/requireOrderAmount.ts";
import type { Services } from "../services.ts";
import { toDigits } from "../../../tenants/findCurrency.ts";
import { requireBirthday } from "../../agent/index.ts";
import { requireTermsAccepted } from "../../content/index.ts";
import { requirePlayAllowed } from "../../protection/index.ts";
import { requireVendorOpen } from "../../restriction/index.ts";
import { getMovable } from "./getMovable.ts";
import { takeFromMain } from "./endTransfer.ts";
import { isVendorOpen } from "./listWallets.ts";
import { type NewTransfer, transfers } from "./transferStore.ts";

/** The name of the main wallet on either side of a transfer. */
const main = "MAIN";

const wrong = (name: string) => new Refusal("fields", { fields: [{ name, rule: "unknown" }] });

/** The vendor's wallet and the direction that a request names. @throws Refusal `fields` that names the side */
function requireWallet(
  { vendorWallets }: Services,
  { tenant }: Call,
  { from, to }: WalletTransferRequest,
): { readonly wallet: VendorWallet; readonly direction: "IN" | "OUT" } {
  const direction = from === main ? "IN" : "OUT";
  if (direction === "OUT" && to !== main) throw wrong("to");
  const wallet = vendorWallets.get(tenant.code, direction === "IN" ? to : from);
  if (wallet === undefined) throw wrong(direction === "IN" ? "to" : "from");
  return { wallet, direction };
}

/** All that the vendor has of the member's and that is an amount. @throws Refusal `wallet.unavailable` when it does not say */
async function getAll(wallet: VendorWallet, memberId: string, currency: string, digits: number): Promise<bigint> {
  try {
    return cutToDigits(await wallet.getBalance(memberId, currency), digits);
  } catch (error) {
    if (error instanceof VendorWalletError) throw new Refusal("wallet.unavailable");
    throw error;
  }
}

/** Stores a transfer and, to a vendor, takes its money. @throws Refusal `wallet.locked`, `wallet.insufficient` */
async function store(tx: Db, transfer: NewTransfer): Promise<{ readonly transferId: string }> {
  if (transfer.amount <= 0n) throw new Refusal("wallet.insufficient");
  const stored = await transfers.add(tx, transfer);
  if (stored === undefined) throw new Refusal("wallet.locked");
  if (transfer.direction === "IN" && !(await takeFromMain(tx, stored))) throw new Refusal("wallet.insufficient");
  return { transferId: stored.transfer_id };
}

/**
 * Prepares a transfer between main and vendor wallet; the returned effect stores it, in one transaction with the money that leaves the main
 * wallet. Money comes back from a vendor whatever the account's state is.
 * @throws Refusal `account.frozen`, `account.closed`, `fields`, `wallet.transfer.min`, `wallet.insufficient`,
 * `wallet.locked`, `wallet.unavailable`, to a vendor `wallet.transfer.bonus` with `available`, `game.restricted`, `rg.timeout`, `rg.self.excluded`, `rg.session.limit`,
 * `terms.not.accepted`, `birthday.required`
 */
export async function prepareTransfer(
  services: Services,
  call: Call,
  request: WalletTransferRequest,
): Promise<(tx: Db) => Promise<{ readonly transferId: string }>> {
  const { tenantId, memberId, currency, status, realm } = requireSession(call);
  const { wallet, direction } = requireWallet(services, call, request);
  if (realm !== "real") throw new Refusal("wallet.unavailable");
  if (direction === "IN" && status !== "ACTIVE")
    throw new Refusal(status === "CLOSED" ? "account.closed" : "account.frozen");
  if (direction === "IN" && !(await isVendorOpen(services, call.tenant, wallet.vendor)))
    throw new Refusal("wallet.unavailable");
  const digits = toDigits(call.tenant, currency);
  const isAll = request.all === true;
  const limits = { min: toDecimal(wallet.min), tooLittle: "wallet.transfer.min" } as const;
  const asked = isAll ? 0n : requireOrderAmount(request.amount ?? "", digits, limits);
  const held = isAll && direction === "OUT" ? await getAll(wallet, memberId, currency, digits) : 0n;
  const transfer = {
    tenant_id: tenantId,
    transfer_id: createOrderNo("V"),
    member_id: memberId,
    vendor: wallet.vendor,
    direction,
    currency,
  } as const;
  return async (tx) => {
    if (direction === "OUT") return store(tx, { ...transfer, amount: isAll ? held : asked });
    // Money at a vendor can be staked there: under the wallet's lock, so that a time-out that is answered holds.
    const member = { tenantId, memberId, currency };
    const account = toMemberAccount("real", memberId, "main");
    const balance = await lockAccount(tx, { tenant: tenantId, account, asset: currency });
    await requirePlayAllowed(tx, member);
    await requireTermsAccepted(tx, member);
    await requireBirthday(tx, member);
    await requireVendorOpen(tx, member, wallet.vendor);
    const movable = await getMovable(tx, member, balance);
    const amount = isAll ? cutToDigits(movable, digits) : asked;
    if (movable < balance && (isAll ? amount <= 0n : amount <= balance && amount > movable))
      throw new Refusal("wallet.transfer.bonus", { value: { available: toDecimal(movable) } });
    if (isAll && amount > 0n && amount < wallet.min)
      throw new Refusal("wallet.transfer.min", { value: { min: toDecimal(wallet.min) } });
    return store(tx, { ...transfer, amount });
  };
}
