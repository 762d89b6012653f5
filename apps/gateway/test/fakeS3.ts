import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A server for the part of S3 that the gateway uses; it checks each signature as the real one would (AWS Signature Version 4). */
export interface FakeS3 {
  /** As `MARQUEE_FILES_URL`. */
  readonly url: string;
  /** The media types of everything that was stored. */
  readonly listTypes: () => readonly string[];
  readonly stop: () => Promise<void>;
}

interface Account {
  readonly key: string;
  readonly secret: string;
  readonly bucket: string;
}

const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

function toCanonicalQuery(query: URLSearchParams): string {
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...query.entries()]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
}

/** Whether a request is signed by the account for exactly what it sends. */
function isSigned(request: IncomingMessage, body: Buffer, { key, secret }: Account): boolean {
  const { authorization = "" } = request.headers;
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, id, day = "", region = "", names = "", signature = ""] = match ?? [];
  if (id !== key) return false;
  const hash = String(request.headers["x-amz-content-sha256"] ?? "");
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return false;
  const url = new URL(request.url ?? "/", "http://fake");
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    toCanonicalQuery(url.searchParams),
    headers.join(""),
    names,
    hash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${String(request.headers["x-amz-date"])}\n${scope}\n${sha256(canonical)}`;
  const signing = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), "s3"), "aws4_request");
  const expected = hmac(signing, text);
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

const toError = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Starts one on a free port. */
export async function startFakeS3(account: Account): Promise<FakeS3> {
  const stored = new Map<string, { readonly bytes: Buffer; readonly type: string }>();
  const types: string[] = [];

  function answer(method: string | undefined, path: string, bytes: Buffer, type: string): [number, string | Buffer] {
    if (!path.startsWith(`/${account.bucket}/`)) return [404, toError("NoSuchBucket")];
    if (method === "PUT") {
      stored.set(path, { bytes, type });
      types.push(type);
      return [200, ""];
    }
    if (method === "DELETE") {
      stored.delete(path);
      return [204, ""];
    }
    const found = stored.get(path);
    return found === undefined ? [404, toError("NoSuchKey")] : [200, found.bytes];
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = new URL(request.url ?? "/", "http://fake").pathname;
      const [status, bytes] = isSigned(request, body, account)
        ? answer(request.method, path, body, request.headers["content-type"] ?? "")
        : [403, toError("SignatureDoesNotMatch")];
      response.writeHead(status, { "content-type": status < 300 ? "application/octet-stream" : "application/xml" });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const credentials = `${account.key}:${encodeURIComponent(account.secret)}`;
  return {
    url: `s3+http://${credentials}@127.0.0.1:${port}/${account.bucket}?region=eu-test-1`,
    listTypes: () => types,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
