import { createHmac } from "node:crypto";
import { MoneyError, providerSignature, toBalance, toDecimal, toSignatureText } from "@marquee/contract";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { type VendorOutcome, type VendorPlay, type VendorWallet, VendorWalletError } from "./VendorWallet.ts";

/** Where a merchant's wallet at the game house is. */
export interface HouseWalletSettings {
  readonly url: string;
  readonly secret: string;
  /** The least that one transfer moves, in 1/10,000 of the unit. */
  readonly min: bigint;
}

const timeout = 5_000;
const base = "/transfer-wallet/v1";

const Position = Type.String({ pattern: "^[0-9]{1,18}$" });
const Sum = Type.String({ maxLength: 30 });
const Outcome = Type.Object({
  transferId: Type.String(),
  status: Type.Enum(["DONE", "REFUSED"]),
  reason: Type.String({ pattern: "^[A-Z_]{0,40}$" }),
  position: Position,
});
const Balance = Type.Object({ balance: Sum });
// Each play is looked at by itself: one that is none keeps no other one from being read.
const Plays = Type.Object({
  upTo: Position,
  plays: Type.Array(Type.Unknown()),
  // An older game house does not say.
  until: Type.Optional(Type.Integer({ minimum: 0, maximum: 9e15 })),
});
const Play = Type.Object({
  playId: Type.String({ pattern: "^[0-9.]{1,40}$" }),
  playerId: Type.String({ minLength: 1, maxLength: 64 }),
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  kind: Type.Enum(["BET", "WIN", "ROLLBACK"]),
  amount: Sum,
  gameCode: Type.String({ minLength: 1, maxLength: 64 }),
  roundId: Type.String({ minLength: 1, maxLength: 64 }),
});

function toUnits(text: string): bigint {
  try {
    return toBalance(text);
  } catch (error) {
    if (error instanceof MoneyError) throw new VendorWalletError("an amount that is none");
    throw error;
  }
}

/** A play as the vendor told it; undefined for what is none. */
function toPlay(told: unknown): VendorPlay | undefined {
  if (!Value.Check(Play, told)) return undefined;
  try {
    const { playId, playerId, currency, kind, gameCode, roundId } = told;
    return { playId, playerId, currency, kind, gameCode, roundId, amount: toBalance(told.amount) };
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/** The transfer wallet of this machine's game house (`apps/game-house`), for one merchant and vendor. */
export function createHouseWallet(
  merchant: string,
  vendor: string,
  { url, secret, min }: HouseWalletSettings,
): VendorWallet {
  const name = `${merchant}-${vendor}`;

  /** Makes one signed call. @throws VendorWalletError when there is no answer of that shape */
  async function ask<Schema extends TSchema>(path: string, body: object, schema: Schema): Promise<Static<Schema>> {
    const rawBody = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = {
      "content-type": "application/json",
      "x-wallet": name,
      [providerSignature.timestamp]: timestamp,
      [providerSignature.signature]: createHmac("sha256", secret)
        .update(toSignatureText(timestamp, `${base}/${path}`, rawBody))
        .digest("hex"),
    };
    try {
      const response = await fetch(`${url}${base}/${path}`, {
        method: "POST",
        headers,
        body: rawBody,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      const answer: unknown = await response.json();
      if (response.status === 200 && Value.Check(schema, answer)) return answer;
      throw new VendorWalletError(`${response.status} ${String(Object(answer).code ?? "")}`);
    } catch (error) {
      if (error instanceof VendorWalletError) throw error;
      throw new VendorWalletError(error instanceof Error ? error.message : String(error));
    }
  }

  async function askOutcome(path: string, transferId: string, body: object): Promise<VendorOutcome> {
    const { transferId: told, status, reason, position } = await ask(path, body, Outcome);
    if (told !== transferId) throw new VendorWalletError("the answer is about another transfer");
    return { status, reason, position: BigInt(position) };
  }

  return {
    vendor,
    name,
    min,
    move: ({ amount, ...transfer }) =>
      askOutcome("transfers", transfer.transferId, { ...transfer, amount: toDecimal(amount) }),
    query: (transferId) => askOutcome("query", transferId, { transferId }),
    getBalance: async (playerId, currency) => toUnits((await ask("balance", { playerId, currency }, Balance)).balance),
    listPlays: async (after) => {
      const { upTo, plays, until } = await ask("plays", { after: after.toString() }, Plays);
      const read = plays.map((told) => ({ told, play: toPlay(told) }));
      return {
        upTo: BigInt(upTo),
        until,
        plays: read.flatMap(({ play }) => play ?? []),
        unreadable: read.filter(({ play }) => play === undefined).map(({ told }) => told),
      };
    },
  };
}
