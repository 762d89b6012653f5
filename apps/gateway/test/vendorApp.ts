import { randomUUID } from "node:crypto";
import { launchGame, listGames, transferWallet, type WalletTransfer } from "@marquee/contract";
import { sql } from "kysely";
import { applySwitch } from "../src/operator/applySwitch.ts";
import { askVendors } from "../src/modules/wallet/vendor-transfers/vendorJobs.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { deskSettings } from "./staff.ts";
import { createVendorHouse, type VendorHouse } from "./vendorHouse.ts";
import { openAurelune, toLaunch, type Visitor } from "./visitor.ts";

/** The vendor that keeps a wallet of its own for members of Aurelune. */
export const vendor = "LUNA";

/** A player at a game of the vendor's. */
interface Play {
  readonly state: { readonly balance: string; readonly stakes: readonly string[] };
  readonly post: (name: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;
  /** One press at the smallest stake. @returns the round */
  readonly spin: () => Promise<Readonly<Record<string, unknown>>>;
}

/** A gateway with a vendor's wallet at a game house of its own. */
export interface VendorApp {
  readonly app: TestApp;
  readonly house: VendorHouse;
  /** The gateway's address. */
  readonly gateway: string;
  readonly newMember: () => Promise<Visitor>;
  /** The name of the last new member. */
  readonly lastName: () => string;
  readonly put: (visitor: Visitor, amount: string, key?: string) => Promise<WalletTransfer>;
  readonly take: (visitor: Visitor, amount: string) => Promise<WalletTransfer>;
  /** Sum, main wallet and the vendor's. */
  readonly balances: (visitor: Visitor) => Promise<readonly string[]>;
  /** Lets the job ask about every open transfer now. */
  readonly askNow: () => Promise<void>;
  readonly launch: (visitor: Visitor) => Promise<{ readonly url: URL; readonly token: string }>;
  readonly play: (visitor: Visitor) => Promise<Play>;
  readonly close: () => Promise<void>;
}

/** The headers of a call that happens once. */
export const toKey = (key: string = randomUUID()) => ({ headers: { "idempotency-key": key } });

/** Starts both. */
export async function openVendorApp(): Promise<VendorApp> {
  const house = await createVendorHouse("AURELUNE", vendor);
  const app = await openTestApp({ MARQUEE_VENDOR_WALLETS_FILE: house.walletsFile, ...deskSettings });
  const gateway = await app.http.listen({ host: "127.0.0.1", port: 0 });
  const { db, tenantRegistry } = app.services;
  await applySwitch(db, { kind: "module", merchant: "aurelune", subject: "TRANSFER3", state: "on" }, "test");
  await tenantRegistry.refresh();
  await house.start(gateway, app.houseSecret);
  let names = 0;
  const lastName = (): string => `transferrer${names}`;

  const launch: VendorApp["launch"] = async (visitor) => {
    const { games } = await visitor.get(listGames, { vassalage: vendor, pageSize: 1 });
    const request = toLaunch("aurelune.localhost", "AURELUNE", games[0]?.nodeId ?? "");
    const { game_url: url = "", sessionToken } = await visitor.get(launchGame, request);
    return { url: new URL(url), token: sessionToken };
  };

  const play: VendorApp["play"] = async (visitor) => {
    const { url, token: launchToken } = await launch(visitor);
    const gameCode = url.pathname.split("/").at(-1) ?? "";
    const { token, state } = await house.play("open", { token: launchToken, gameCode });
    const { balance, stakes } = Object(state);
    const post: Play["post"] = (name, body = {}) => house.play(name, body, String(token));
    const spin: Play["spin"] = async () =>
      Object((await post("spin", { roundId: randomUUID(), stake: String(stakes[0]) }))["round"]);
    return { state: { balance: String(balance), stakes }, post, spin };
  };

  return {
    app,
    house,
    gateway,
    newMember: async () => {
      names += 1;
      const visitor = openAurelune(app);
      await visitor.registerAs(lastName());
      return visitor;
    },
    lastName,
    put: (visitor, amount, key) => visitor.get(transferWallet, { from: "MAIN", to: vendor, amount }, toKey(key)),
    take: (visitor, amount) => visitor.get(transferWallet, { from: vendor, to: "MAIN", amount }, toKey()),
    balances: async (visitor) => {
      const { sumBalance, wallets } = await visitor.getBalance();
      return [sumBalance, ...wallets.map(({ balance }) => balance)];
    },
    askNow: async () => {
      await sql`update vendor_transfers set ask_at = clock_timestamp() - interval '1 second'`.execute(db);
      await askVendors(app.services);
    },
    launch,
    play,
    close: async () => {
      await app.close();
      await house.stop();
    },
  };
}
