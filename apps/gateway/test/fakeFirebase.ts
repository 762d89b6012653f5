import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** The Firebase project of the tests. */
export const firebaseProject = "marquee-test";

/** Starts a server with Firebase's published keys, and signs the tokens that its service would sign. */
export async function openFirebase() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const stranger = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "first", alg: "RS256", use: "sig" };
  let asked = 0;
  let isDown = false;
  const server: Server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(isDown ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isDown ? {} : { keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const now = Math.floor(Date.now() / 1_000);
  const toClaims = (mobile: string): JWTPayload => ({
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    sub: "user-1",
    iat: now,
    exp: now + 3_600,
    auth_time: now,
    phone_number: mobile,
    firebase: { sign_in_provider: "phone" },
  });
  const sign = (claims: JWTPayload, kid = "first", key = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(key);
  return {
    keys: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/jwk`,
    now,
    countAsked: () => asked,
    setDown: (next: boolean) => {
      isDown = next;
    },
    toClaims,
    sign,
    signAsStranger: (claims: JWTPayload) => sign(claims, "first", stranger.privateKey),
    close: () => server.close(),
  };
}

/** The server of {@link openFirebase}. */
export type FakeFirebase = Awaited<ReturnType<typeof openFirebase>>;
