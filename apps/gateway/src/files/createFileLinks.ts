import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { FileLink } from "@marquee/contract";
import type { Session } from "../authentication/Session.ts";

/** How long a link works (operations.md 5). */
const lifeMinutes = 5;

type Reader = Pick<Session, "tenantId" | "memberId" | "tokenHash">;

/** Links to private files: each belongs to one session, and only that session can use it. */
export interface FileLinks {
  /** @param folder the address below which the reader's host serves files; that of the site when not said */
  readonly create: (reader: Reader, fileId: string, folder?: string) => FileLink;
  /** Whether a link belongs to this session and has not expired. */
  readonly accept: (reader: Reader, fileId: string, until: string, signature: string) => boolean;
}

/** Creates and checks links signed with `secret`, which all gateways of a database share. */
export function createFileLinks(secret: string): FileLinks {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "links to files", 32));
  const sign = ({ tenantId, memberId, tokenHash }: Reader, fileId: string, until: string): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([tenantId, memberId, tokenHash, fileId, until]))
      .digest("base64url");
  return {
    create(reader, fileId, folder = "/wps/files") {
      const expiresAt = Date.now() + lifeMinutes * 60_000;
      const query = new URLSearchParams({ until: `${expiresAt}`, signature: sign(reader, fileId, `${expiresAt}`) });
      return { url: `${folder}/${fileId}?${query.toString()}`, expiresAt };
    },
    accept(reader, fileId, until, signature) {
      const [expected, given] = [Buffer.from(sign(reader, fileId, until)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) > Date.now();
    },
  };
}
