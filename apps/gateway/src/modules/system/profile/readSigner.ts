import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { Refusal } from "../../../http/Refusal.ts";

/** What signs a profile: the certificate, those between it and its root, and its key. */
export interface Signer {
  readonly certificates: readonly X509Certificate[];
  readonly key: KeyObject;
}

/** The certificates of a profile's chain. */
const mostCertificates = 8;

const smallestRsa = 2048;

const refuse = (name: "certificate" | "key", rule: "pattern" | "date" | "match"): Refusal =>
  new Refusal("fields", { fields: [{ name, rule }] });

function readCertificates(pem: string): readonly X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length > mostCertificates) throw refuse("certificate", "pattern");
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    throw refuse("certificate", "pattern");
  }
}

/** RSA from 2048 bits, or the curve P-256. */
function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === "rsa") return (asymmetricKeyDetails?.modulusLength ?? 0) >= smallestRsa;
  return asymmetricKeyType === "ec" && asymmetricKeyDetails?.namedCurve === "prime256v1";
}

function readKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw refuse("key", "pattern");
  }
  if (!isStrong(key)) throw refuse("key", "pattern");
  return key;
}

/** When a certificate ends. */
export const toEnd = (certificate: X509Certificate): Date => new Date(certificate.validTo);

/**
 * Reads a certificate and its key, both PEM.
 * @throws Refusal `fields`: `certificate` with `pattern` for what is none, `date` for one that is not valid now; `key` with `pattern` for
 * none, one with a passphrase or a weak one, `match` for another certificate's
 */
export function readSigner(certificate: string, key: string, now = new Date()): Signer {
  const certificates = readCertificates(certificate);
  const [own] = certificates;
  if (own === undefined) throw refuse("certificate", "pattern");
  if (toEnd(own) <= now || new Date(own.validFrom) > now) throw refuse("certificate", "date");
  const read = readKey(key);
  if (!own.checkPrivateKey(read)) throw refuse("key", "match");
  return { certificates, key: read };
}
