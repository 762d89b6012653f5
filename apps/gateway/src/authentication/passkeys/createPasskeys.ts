import { randomUUID } from "node:crypto";
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ShortLivedState } from "../../adapters/short-lived-state/ShortLivedState.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import {
  createPasskey,
  findPasskey,
  listStoredPasskeys,
  mostPasskeys,
  notePasskeyBehind,
  notePasskeyUse,
  type StoredPasskey,
} from "./passkeyStore.ts";
import type { MemberKey } from "../MemberKey.ts";

/** The browser's time limit, in milliseconds. */
const timeout = 300_000;

const Base64Url = Type.String({ pattern: "^[A-Za-z0-9_-]{1,12000}$" });

const common = {
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal("public-key"),
  clientExtensionResults: Type.Object({}),
};

const Registered = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});

const Signed = Type.Object({
  ...common,
  response: Type.Object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});

const transports: readonly AuthenticatorTransport[] = ["ble", "hybrid", "internal", "nfc", "usb"];

const toTransports = (names: readonly string[]): AuthenticatorTransport[] =>
  transports.filter((transport) => names.includes(transport));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const invalid = (): Refusal => new Refusal("passkey.invalid");

/** Where passkeys belong, and the browser that asks: the site of a merchant, or the back office. */
export interface PasskeyPlace {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly host: string;
  readonly origin: string;
  readonly userAgent: string;
}

/** A passkey that has signed, and the function that records its use. */
interface SignedPasskey {
  readonly memberId: string;
  /**
   * Its counter did not rise, so that there may be a copy of it: alone it logs nobody in. It stays so until the counter is beyond the
   * highest that was seen, which is never lowered, for then a copy would need the second factor only once.
   */
  readonly isBehind: boolean;
  /** Records the use in the session's transaction. @throws Refusal `passkey.invalid` if a newer use came first */
  readonly consume: (tx: Db) => Promise<void>;
}

/**
 * Members' passkeys (WebAuthn): bound to the site's host and confirmed by the device's user verification, so that a passkey alone
 * logs in. Each challenge is valid for one use within five minutes.
 */
export interface PasskeyService {
  /** The options with which the browser creates a new passkey. @throws Refusal `passkey.limit` */
  readonly startRegistration: (call: PasskeyPlace, who: MemberKey, username: string) => Promise<string>;
  /** Stores a new passkey, and does `also` in the same transaction. @throws Refusal `passkey.invalid`, `passkey.limit` */
  readonly register: (
    call: PasskeyPlace,
    who: MemberKey,
    response: string,
    also?: (tx: Db) => Promise<void>,
  ) => Promise<void>;
  /** The options with which the browser signs in. */
  readonly startLogin: (call: PasskeyPlace) => Promise<string>;
  /** Verifies a signature. @throws Refusal `passkey.invalid` */
  readonly check: (call: PasskeyPlace, response: string) => Promise<SignedPasskey>;
}

/** Passkeys stored in the gateway's database; `state` holds the issued challenges. */
export function createPasskeys(db: Db, state: ShortLivedState): PasskeyService {
  const toKey = (tenantId: string, challenge: string): string => `${tenantId} ${challenge}`;
  const keep = (call: PasskeyPlace, challenge: string, holder: string) =>
    state.set("passkey-challenge", toKey(call.tenant.id, challenge), holder, timeout);

  /** Takes back an issued challenge once, only from the browser or member that it was issued to. */
  async function take(call: PasskeyPlace, challenge: string, holder: string): Promise<boolean> {
    const key = toKey(call.tenant.id, challenge);
    if ((await state.get("passkey-challenge", key)) !== holder) return false;
    return state.claim("passkey-challenge-use", key, randomUUID(), timeout);
  }

  async function verify(call: PasskeyPlace, { id, publicKey, transports: names }: StoredPasskey, response: unknown) {
    if (!Value.Check(Signed, response)) throw invalid();
    return verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => take(call, challenge, "login"),
      expectedOrigin: call.origin,
      expectedRPID: call.host,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        // A counter that falls is no fault of the signature: what it means is decided below.
        counter: 0,
        transports: toTransports(names.split(",")),
      },
    }).catch(() => undefined);
  }

  return {
    async startRegistration(call, who, username) {
      const known = await listStoredPasskeys(db, who);
      if (known.length >= mostPasskeys) throw new Refusal("passkey.limit");
      const options = await generateRegistrationOptions({
        rpName: call.tenant.name,
        rpID: call.host,
        userName: username,
        userID: new Uint8Array(Buffer.from(who.memberId)),
        attestationType: "none",
        timeout: timeout,
        excludeCredentials: known.map(({ id, transports: names }) => ({
          id,
          transports: toTransports(names.split(",")),
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await keep(call, options.challenge, `register ${who.memberId}`);
      return JSON.stringify(options);
    },
    async register(call, who, text, also) {
      const response = parse(text);
      if (!Value.Check(Registered, response)) throw invalid();
      if ((await listStoredPasskeys(db, who)).length >= mostPasskeys) throw new Refusal("passkey.limit");
      const { transports: names = [], ...rest } = response.response;
      const verified = await verifyRegistrationResponse({
        response: { ...response, response: { ...rest, transports: toTransports(names) } },
        expectedChallenge: (challenge) => take(call, challenge, `register ${who.memberId}`),
        expectedOrigin: call.origin,
        expectedRPID: call.host,
        requireUserVerification: true,
      }).catch(() => undefined);
      if (verified?.verified !== true) throw invalid();
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const made = { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports: names };
      await transact(db, async (tx) => {
        if (!(await createPasskey(tx, who, { ...made, userAgent: call.userAgent }))) throw invalid();
        await also?.(tx);
      });
    },
    async startLogin(call) {
      const options = await generateAuthenticationOptions({
        rpID: call.host,
        userVerification: "required",
        timeout: timeout,
      });
      await keep(call, options.challenge, "login");
      return JSON.stringify(options);
    },
    async check(call, text) {
      const response = parse(text);
      if (!Value.Check(Signed, response)) throw invalid();
      const { tenant } = call;
      const stored = await findPasskey(db, tenant.id, response.id);
      if (stored === undefined) throw invalid();
      const verified = await verify(call, stored, response);
      if (verified?.verified !== true) throw invalid();
      const { newCounter } = verified.authenticationInfo;
      // Authenticators without a counter stay at 0.
      const isBehind = newCounter <= stored.counter && (newCounter > 0 || stored.counter > 0);
      return {
        memberId: stored.memberId,
        isBehind,
        consume: async (tx) => {
          const isNoted = isBehind
            ? await notePasskeyBehind(tx, tenant.id, stored.id)
            : await notePasskeyUse(tx, tenant.id, stored.id, newCounter);
          if (!isNoted) throw invalid();
        },
      };
    },
  };
}
