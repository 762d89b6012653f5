import { createHmac, hkdfSync, randomInt } from "node:crypto";
import type { TotpSecret } from "@marquee/contract";
import { transact } from "@marquee/database";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../db/Db.ts";
import { seal, unseal } from "../../secrets/seal.ts";
import {
  confirmFactor,
  countRecoveryCodes,
  findFactor,
  hasRecoveryCode,
  putFactor,
  putRecoveryCodes,
  removeFactor,
  takeRecoveryCode,
  takeStep,
} from "./secondFactorStore.ts";
import type { MemberKey } from "../MemberKey.ts";

/** The lifetime of one code in seconds, and by how many steps a device's clock may be off. */
const period = 30;
const drift = 1;
const recoveryCodes = 10;
/** An alphabet without letters and digits that look alike. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** A code that was correct and has not been used yet. */
type CheckedFactor =
  | { readonly kind: "TOTP"; readonly step: number }
  | { readonly kind: "RECOVERY"; readonly hash: string };

/** The state of a member's second factor. */
interface FactorState {
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

/** The name of a new secret in an authenticator app. */
interface FactorName {
  readonly site: string;
  readonly username: string;
}

/**
 * Authenticator apps (RFC 6238) and recovery codes of members. Secrets are sealed in the database, recovery codes stored as keyed
 * hashes; a code is accepted once across all gateways. The caller counts attempts.
 */
export interface SecondFactors {
  readonly get: (who: MemberKey) => Promise<FactorState>;
  /** Creates a secret that becomes active when a code confirms it. @returns undefined if one is already active */
  readonly start: (who: MemberKey, name: FactorName) => Promise<TotpSecret | undefined>;
  /** Activates the secret, in one transaction with `also`. @returns the recovery codes; undefined for a wrong code */
  readonly confirm: (
    who: MemberKey,
    code: string,
    also: (tx: Db) => Promise<void>,
  ) => Promise<readonly string[] | undefined>;
  /** Replaces the recovery codes. */
  readonly renewCodes: (tx: Db, who: MemberKey) => Promise<readonly string[]>;
  readonly remove: (tx: Db, who: MemberKey) => Promise<boolean>;
  /** Checks a code of the app or a recovery code. */
  readonly check: (who: MemberKey, code: string) => Promise<CheckedFactor | undefined>;
  /** Marks a checked code as used, in the transaction that it authorises. @returns false if it was used in the meantime */
  readonly consume: (tx: Db, who: MemberKey, checked: CheckedFactor) => Promise<boolean>;
}

const createRecoveryCode = (): string => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** Second factors stored in the gateway's database; all gateways use the same `secret`. */
export function createSecondFactors(db: Db, secret: string): SecondFactors {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "recovery codes", 32));
  const sealName = ({ tenantId, memberId }: MemberKey): string =>
    `second factor ${JSON.stringify([tenantId, memberId])}`;
  const toHash = ({ tenantId, memberId }: MemberKey, code: string): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([tenantId, memberId, code.toLowerCase().replace(/[^0-9a-z]/g, "")]))
      .digest("base64url");

  /** The time step of a correct code. */
  function findStep(who: MemberKey, sealed: string, code: string): number | undefined {
    const text = unseal(secret, sealName(who), sealed);
    if (text === undefined) throw new Error("a second factor does not open with this gateway's secrets");
    const now = Date.now();
    const totp = new TOTP({ secret: Secret.fromBase32(text), period });
    const delta = totp.validate({ token: code, window: drift, timestamp: now });
    return delta === null ? undefined : Math.floor(now / 1_000 / period) + delta;
  }

  async function renewCodes(tx: Db, who: MemberKey): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodes }, createRecoveryCode);
    await putRecoveryCodes(
      tx,
      who,
      codes.map((code) => toHash(who, code)),
    );
    return codes;
  }

  return {
    async get(who) {
      const factor = await findFactor(db, who);
      const since = factor?.confirmedAt ?? null;
      return { since, recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, who) };
    },
    async start(who, { site, username }) {
      const made = new Secret({ size: 20 });
      const isStored = await putFactor(db, who, seal(secret, sealName(who), made.base32));
      if (!isStored) return undefined;
      // A colon separates the two names in the URI.
      const [issuer, label] = [site, username].map((name) => name.replaceAll(":", " "));
      return { secret: made.base32, uri: new TOTP({ issuer, label, secret: made, period }).toString() };
    },
    async confirm(who, code, also) {
      const factor = await findFactor(db, who);
      if (factor === undefined || factor.confirmedAt !== null) return undefined;
      const step = findStep(who, factor.sealed, code);
      if (step === undefined) return undefined;
      return transact(db, async (tx) => {
        if (!(await confirmFactor(tx, who, factor.sealed, step))) return undefined;
        await also(tx);
        return renewCodes(tx, who);
      });
    },
    renewCodes,
    remove: removeFactor,
    async check(who, code) {
      const factor = await findFactor(db, who);
      if (factor === undefined || factor.confirmedAt === null) return undefined;
      const digits = code.replace(/\s/g, "");
      if (/^[0-9]{6}$/.test(digits)) {
        const step = findStep(who, factor.sealed, digits);
        return step === undefined ? undefined : { kind: "TOTP", step };
      }
      const hash = toHash(who, code);
      return (await hasRecoveryCode(db, who, hash)) ? { kind: "RECOVERY", hash } : undefined;
    },
    consume: (tx, who, checked) =>
      checked.kind === "TOTP" ? takeStep(tx, who, checked.step) : takeRecoveryCode(tx, who, checked.hash),
  };
}
