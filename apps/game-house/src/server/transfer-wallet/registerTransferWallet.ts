import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "@marquee/database";
import { providerSignature, toDecimal, toSignatureText } from "@marquee/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Static, type TSchema, Type } from "typebox";
import { Check } from "typebox/value";
import type { House } from "../House.ts";
import { type FaultSwitch, lateness } from "./faults.ts";
import { moveTransfer, queryTransfer } from "./moveTransfer.ts";
import { TransferRefusal, transferRefusals } from "./TransferRefusal.ts";
import { getPosition, getSettledUntil, getWalletBalance, listPlays } from "./walletStore.ts";

/** The wallets that the house keeps, with the secret of each: the name is `<merchant>-<vendor>`. */
export type Wallets = ReadonlyMap<string, string>;

/** Where the calls of transfers are. */
const transferBase = "/transfer-wallet/v1";

/** The name of the wallet that a call is about; time and signature are those of the seamless wallet (contract 3.12.1). */
const walletHeader = "x-wallet";

const id = Type.String({ pattern: "^[A-Za-z0-9_.:-]{1,64}$" });
const currency = Type.String({ pattern: "^[A-Z]{3,5}$" });
const schemas = {
  transfer: Type.Object({
    transferId: id,
    playerId: id,
    currency,
    direction: Type.Enum(["IN", "OUT"]),
    amount: Type.String({ maxLength: 24 }),
  }),
  query: Type.Object({ transferId: id }),
  balance: Type.Object({ playerId: id, currency }),
  plays: Type.Object({ after: Type.String({ pattern: "^[0-9]{1,18}$" }) }),
} as const;

const pageSize = 500;

const toHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
};

/** The wallet whose secret signed a call. @throws TransferRefusal signature.invalid */
function requireWallet(wallets: Wallets, request: FastifyRequest, rawBody: string): string {
  const wallet = toHeader(request, walletHeader);
  const [secret, timestamp] = [wallets.get(wallet), toHeader(request, providerSignature.timestamp)];
  const isTimely =
    /^[0-9]{1,12}$/.test(timestamp) &&
    Math.abs(Date.now() / 1_000 - Number(timestamp)) <= providerSignature.toleranceSeconds;
  if (secret === undefined || !isTimely) throw new TransferRefusal("signature.invalid");
  const text = toSignatureText(timestamp, request.url, rawBody);
  const ours = Buffer.from(createHmac("sha256", secret).update(text).digest("hex"));
  const theirs = Buffer.from(toHeader(request, providerSignature.signature));
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) throw new TransferRefusal("signature.invalid");
  return wallet;
}

function readBody<Schema extends TSchema>(schema: Schema, rawBody: string): Static<Schema> {
  const read = (): unknown => {
    try {
      return JSON.parse(rawBody);
    } catch {
      return undefined;
    }
  };
  const body = read();
  if (Check(schema, body)) return body;
  throw new TransferRefusal("request.invalid");
}

/** Hangs up: for the caller an answer that was lost. */
function lose(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.socket?.destroy();
}

/**
 * Serves the vendor's side of a transfer wallet: transfers in and out, what became of one, a player's balance, and what was played since. Each
 * call is signed by the merchant.
 */
export async function registerTransferWallet(
  app: FastifyInstance,
  { db }: Pick<House, "db">,
  wallets: Wallets,
  faults: FaultSwitch,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body.
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof TransferRefusal) {
        const { code, field } = error;
        return reply.code(transferRefusals[code]).send({ code, ...(field === undefined ? {} : { field }) });
      }
      if (isBusy(error)) return reply.code(503).send({ code: "busy" });
      const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
      if (typeof status === "number" && status < 500) return reply.code(status).send({ code: "request.invalid" });
      request.log.error({ err: error }, "a transfer failed");
      return reply.code(500).send({ code: "unknown" });
    });
    const serve = <Schema extends TSchema>(
      path: string,
      schema: Schema,
      answer: (wallet: string, body: Static<Schema>) => Promise<unknown>,
    ): void => {
      scope.post(`${transferBase}/${path}`, { config: { limit: "calls" } }, async (request, reply) => {
        const rawBody = typeof request.body === "string" ? request.body : "";
        const wallet = requireWallet(wallets, request, rawBody);
        const body = readBody(schema, rawBody);
        const fault = faults.name;
        const isTransfer = path === "transfers";
        if (fault === "silent" || (fault === "drop" && isTransfer)) return lose(reply);
        const value = await answer(wallet, body);
        if (fault === "lose" && isTransfer) return lose(reply);
        if (fault === "late" && isTransfer) await wait(lateness);
        return reply.header("cache-control", "no-store").send(value);
      });
    };
    serve("transfers", schemas.transfer, (wallet, order) => moveTransfer(db, wallet, order, faults.name === "refuse"));
    serve("query", schemas.query, (wallet, { transferId }) => queryTransfer(db, wallet, transferId));
    serve("balance", schemas.balance, async (wallet, player) => ({
      balance: toDecimal(await getWalletBalance(db, { wallet, ...player })),
    }));
    serve("plays", schemas.plays, async (wallet, { after }) => {
      // Before the records: what is taken from here on was asked about later.
      const until = await getSettledUntil(db, wallet);
      // How far the records go first: what is played during the read is read next time.
      const position = await getPosition(db, wallet);
      const rows = await listPlays(db, wallet, BigInt(after), pageSize);
      // A full page may end between the two lines of one call: the call that stands last is on the next page.
      const last = rows.length === pageSize ? BigInt(rows.at(-1)?.position ?? 0) - 1n : position;
      const upTo = last < position ? last : position;
      return {
        upTo: upTo.toString(),
        until: until.getTime(),
        plays: rows
          .filter((row) => BigInt(row.position) <= upTo)
          .map((row) => ({
            playId: `${row.position}.${row.line}`,
            playerId: row.player_id,
            currency: row.currency,
            kind: row.kind,
            amount: toDecimal(BigInt(row.amount)),
            gameCode: row.game_code,
            roundId: row.round_id,
          })),
      };
    });
  });
}
