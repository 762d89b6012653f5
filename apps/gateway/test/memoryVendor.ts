import {
  type VendorOutcome,
  type VendorPlay,
  type VendorTransfer,
  type VendorWallets,
  VendorWalletError,
} from "../src/adapters/vendor-wallets/VendorWallet.ts";

/** A vendor in this process, for histories that a process of its own would be too slow for. */
export interface MemoryVendor {
  readonly wallets: VendorWallets;
  /** What goes wrong with the next calls. */
  fault: "none" | "lose" | "drop" | "late" | "refuse" | "silent";
  /** Until when it says that its records are whole, by its clock; undefined: it does not say. */
  until: number | undefined;
  /** Orders that were late arrive now. */
  readonly arrive: () => void;
  /** A player wins, or loses as far as there is money, in 1/10,000 of the unit. */
  readonly play: (playerId: string, amount: bigint) => void;
  /** Its records tell a play as it is given, whatever it has to do with the balances here; of nothing at all one that cannot be read. */
  readonly claim: (play: Partial<VendorPlay>) => void;
  /** What the player has here, and all that ever came in and went out by transfers. */
  readonly tell: (playerId: string) => { readonly balance: bigint; readonly taken: bigint; readonly given: bigint };
}

/** Opens one for a merchant's vendor. */
export function openMemoryVendor(merchant: string, vendor: string): MemoryVendor {
  const balances = new Map<string, bigint>();
  const outcomes = new Map<string, VendorOutcome>();
  const plays: (VendorPlay & { readonly position: bigint })[] = [];
  const unreadable: { readonly told: unknown; readonly position: bigint }[] = [];
  const moved = { taken: 0n, given: 0n };
  let position = 0n;
  let late: VendorTransfer[] = [];

  const settle = (transferId: string, reason: string): VendorOutcome => {
    position += 1n;
    const outcome: VendorOutcome = { status: reason === "" ? "DONE" : "REFUSED", reason, position };
    outcomes.set(transferId, outcome);
    return outcome;
  };

  function take({ transferId, playerId, direction, amount }: VendorTransfer, isRefusing: boolean): VendorOutcome {
    const known = outcomes.get(transferId);
    if (known !== undefined) return known;
    const before = balances.get(playerId) ?? 0n;
    if (isRefusing) return settle(transferId, "CLOSED");
    if (direction === "OUT" && amount > before) return settle(transferId, "INSUFFICIENT");
    balances.set(playerId, direction === "IN" ? before + amount : before - amount);
    moved[direction === "IN" ? "taken" : "given"] += amount;
    return settle(transferId, "");
  }

  const lose = (): never => {
    throw new VendorWalletError("no answer");
  };
  const requireVoice = (): void => void (self.fault === "silent" && lose());

  const wallet = {
    vendor,
    name: `${merchant}-${vendor}`,
    min: 10_000n,
    move: async (transfer: VendorTransfer): Promise<VendorOutcome> => {
      requireVoice();
      if (self.fault === "drop") return lose();
      if (self.fault === "late") {
        late.push(transfer);
        return lose();
      }
      const outcome = take(transfer, self.fault === "refuse");
      return self.fault === "lose" ? lose() : outcome;
    },
    query: async (transferId: string): Promise<VendorOutcome> => {
      requireVoice();
      return outcomes.get(transferId) ?? settle(transferId, "UNKNOWN");
    },
    getBalance: async (playerId: string): Promise<bigint> => {
      requireVoice();
      return balances.get(playerId) ?? 0n;
    },
    listPlays: async (after: bigint) => {
      requireVoice();
      return {
        plays: plays.filter((play) => play.position > after),
        unreadable: unreadable.filter((each) => each.position > after).map(({ told }) => told),
        upTo: position,
        until: self.until,
      };
    },
  };

  const self: MemoryVendor = {
    wallets: {
      list: (code) => (code === merchant ? [wallet] : []),
      get: (code, id) => (code === merchant && id === vendor ? wallet : undefined),
    },
    fault: "none",
    until: undefined,
    arrive: () => {
      for (const transfer of late) take(transfer, false);
      late = [];
    },
    play: (playerId, wanted) => {
      const before = balances.get(playerId) ?? 0n;
      const amount = wanted < 0n && -wanted > before ? -before : wanted;
      if (amount === 0n) return;
      balances.set(playerId, before + amount);
      position += 1n;
      const kind = amount < 0n ? "BET" : "WIN";
      const shared = { playerId, currency: "VND", gameCode: "rng-luna-1", roundId: `r${position}` };
      plays.push({ playId: `${position}.0`, kind, amount, ...shared, position });
    },
    claim: (play) => {
      position += 1n;
      const shared = { currency: "VND", gameCode: "rng-luna-1", roundId: `r${position}`, kind: "BET" } as const;
      const { playerId, amount } = play;
      if (playerId === undefined || amount === undefined) unreadable.push({ told: play, position });
      else plays.push({ playId: `${position}.0`, ...shared, ...play, playerId, amount, position });
    },
    tell: (playerId) => ({ balance: balances.get(playerId) ?? 0n, ...moved }),
  };
  return self;
}
