/** A transfer as a vendor is asked for it. `amount` in 1/10,000 of the unit. */
export interface VendorTransfer {
  readonly transferId: string;
  readonly playerId: string;
  readonly currency: string;
  /** `IN`: into the vendor's wallet; `OUT`: back from it. */
  readonly direction: "IN" | "OUT";
  readonly amount: bigint;
}

/** What became of a transfer, for good. */
export interface VendorOutcome {
  readonly status: "DONE" | "REFUSED";
  /** Why it was refused, in a word of the vendor's; empty otherwise. */
  readonly reason: string;
  /** Where it stands among everything that moved money there: plays up to here came before it. */
  readonly position: bigint;
}

/** Money that moved by play at the vendor. */
export interface VendorPlay {
  readonly playId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly kind: "BET" | "WIN" | "ROLLBACK";
  /** In 1/10,000 of the unit; below zero where it left the wallet. */
  readonly amount: bigint;
  readonly gameCode: string;
  readonly roundId: string;
}

/** The vendor gave no answer, or none that can be read: what it was asked for may have happened or not. */
export class VendorWalletError extends Error {
  override readonly name = "VendorWalletError";
}

/** A vendor at which a merchant's members have a wallet of their own (contract 3.2.3), set up for one merchant. */
export interface VendorWallet {
  /** The vendor's code (`vassalage`). */
  readonly vendor: string;
  /** The wallet's name at the vendor; sessions of its games carry it. */
  readonly name: string;
  /** The least that one transfer moves, in 1/10,000 of the unit. */
  readonly min: bigint;
  /** Asks for a transfer; the same one asked again is one transfer. @throws VendorWalletError */
  readonly move: (transfer: VendorTransfer) => Promise<VendorOutcome>;
  /**
   * What became of a transfer. The vendor refuses from then on one that never came: whatever this answers stays true, also when the order
   * was still on its way. @throws VendorWalletError
   */
  readonly query: (transferId: string) => Promise<VendorOutcome>;
  /** What a player has there, in 1/10,000 of the unit. @throws VendorWalletError */
  readonly getBalance: (playerId: string, currency: string) => Promise<bigint>;
  /**
   * What was played after a place, in order, and up to which place this goes; `unreadable` is what the vendor told among it and is no play.
   * `until`: each stake that it asked about before then is told up to that place, or will never be taken; in milliseconds by its clock,
   * undefined where it does not say.
   * @throws VendorWalletError
   */
  readonly listPlays: (after: bigint) => Promise<{
    readonly plays: readonly VendorPlay[];
    readonly unreadable: readonly unknown[];
    readonly upTo: bigint;
    readonly until?: number | undefined;
  }>;
}

/** The vendors that have wallets, by merchant. */
export interface VendorWallets {
  /** Those of a merchant, by its code; none where every vendor plays from the main wallet. */
  readonly list: (merchant: string) => readonly VendorWallet[];
  readonly get: (merchant: string, vendor: string) => VendorWallet | undefined;
}
