import { webcrypto } from "node:crypto";
import { OctetString } from "asn1js";
import {
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerInfo,
} from "pkijs";
import type { Signer } from "./readSigner.ts";

const toBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(buffer);

/** Signs a profile: CMS signed data (RFC 5652) with the profile inside, as iOS reads it. */
export async function signProfile(profile: string, { certificates, key }: Signer): Promise<Buffer> {
  const chain = certificates.map(({ raw }) => Certificate.fromBER(toBytes(raw)));
  const [own] = chain;
  if (own === undefined) throw new Error("a signer has a certificate");
  const algorithm =
    key.asymmetricKeyType === "ec"
      ? { name: "ECDSA", namedCurve: "P-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const der = toBytes(key.export({ type: "pkcs8", format: "der" }));
  const signingKey = await webcrypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]);
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: ContentInfo.DATA,
      eContent: new OctetString({ valueHex: toBytes(Buffer.from(profile)) }),
    }),
    certificates: chain,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
      }),
    ],
  });
  await signed.sign(signingKey, 0, "SHA-256");
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER(false));
}
