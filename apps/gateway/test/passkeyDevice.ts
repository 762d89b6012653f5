import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyOptions } from "@marquee/contract";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** A device with one passkey, whose counter the test sets. */
export interface PasskeyDevice {
  readonly id: string;
  /** As it is stored: COSE, base64url. */
  readonly publicKey: string;
  /** The answer to a site's options, as JSON text of WebAuthn. */
  readonly answer: (options: PasskeyOptions["options"], host: string, origin: string, counter: number) => string;
}

/** A device with a new key (ES256) whose user is always verified. */
export function createPasskeyDevice(): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // A CBOR map: key type EC2, algorithm ES256, curve P-256, and the point.
  const cose = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const id = randomBytes(16).toString("base64url");
  return {
    id,
    publicKey: cose.toString("base64url"),
    answer: (options, host, origin, counter) => {
      const { challenge } = Object(JSON.parse(options));
      const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false }));
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      const data = Buffer.concat([sha256(host), Buffer.from([0x05]), count]);
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey).toString("base64url"),
        },
      });
    },
  };
}
