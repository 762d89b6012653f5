import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** What an issuer answers at its token endpoint; tests change it. */
export interface Forged {
  /** Claims that replace the right ones; `undefined` omits one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** An ID token that replaces the signed one. */
  readonly idToken?: (claims: JWTPayload) => Promise<string> | string;
  readonly status?: number;
}

/** An OpenID issuer that answers whatever a test wants, over a real socket. */
export async function openFakeIssuer(clientId: string) {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  let forged: Forged = {};
  let nonce = "";
  let isDown = false;
  const asked: URLSearchParams[] = [];
  let origin = "";

  const sign = (claims: JWTPayload, key = privateKey): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);
  const toClaims = (): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: origin, aud: clientId, sub: "subject-1", nonce, iat: now, exp: now + 300, name: "Ann" };
    return JSON.parse(JSON.stringify({ ...right, ...forged.claims }));
  };

  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      text += part;
    });
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    request.on("end", () => {
      if (isDown) return send(503, {});
      if (request.url === "/.well-known/openid-configuration")
        return send(200, {
          issuer: origin,
          authorization_endpoint: `${origin}/auth`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          authorization_response_iss_parameter_supported: true,
        });
      if (request.url === "/jwks") return send(200, { keys: [jwk] });
      asked.push(new URLSearchParams(text));
      if (forged.status !== undefined) return send(forged.status, { error: "invalid_grant" });
      const { idToken = sign } = forged;
      void Promise.resolve(idToken(toClaims())).then((token) =>
        send(200, { access_token: "access", token_type: "Bearer", expires_in: 300, id_token: token }),
      );
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    origin,
    asked,
    sign,
    /** Answers like this from now on, to a sign-in that began with this address. */
    answer: (url: string, next: Forged = {}): void => {
      nonce = new URL(url).searchParams.get("nonce") ?? "";
      forged = next;
    },
    setDown: (next: boolean): void => {
      isDown = next;
    },
    close: () => server.close(),
  };
}
