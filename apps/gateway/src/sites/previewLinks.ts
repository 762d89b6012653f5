import { isLanguageCode, type LanguageCode } from "@marquee/contract";
import { seal, unseal } from "../secrets/seal.ts";

/** How long a link works, in minutes. */
const previewMinutes = 10;

const purpose = "links that show drafts";

/** The draft that a link shows: one version of one document, in one language. */
interface PreviewedDraft {
  readonly tenantId: string;
  readonly documentId: string;
  /** Counts the document's changes: another one by now, and the link shows nothing. */
  readonly version: number;
  readonly language: LanguageCode;
}

/** A link's secret part, and when it ends, in milliseconds. */
interface PreviewLink {
  readonly token: string;
  readonly expiresAt: number;
}

/** Links that show a draft on the brand's site without a session: nothing is stored, and nobody else can make or read one. */
export interface PreviewLinks {
  readonly create: (draft: PreviewedDraft) => PreviewLink;
  /** What a link was made for, and when it ends; `undefined` when it was not made here or has ended. */
  readonly read: (token: string) => (PreviewedDraft & { readonly expiresAt: number }) | undefined;
}

/** Creates and reads links sealed with `secret`, which all gateways of a database share. */
export function createPreviewLinks(secret: string): PreviewLinks {
  return {
    create({ tenantId, documentId, version, language }) {
      const expiresAt = Date.now() + previewMinutes * 60_000;
      return {
        token: seal(secret, purpose, JSON.stringify([tenantId, documentId, version, language, expiresAt])),
        expiresAt,
      };
    },
    read(token) {
      const text = unseal(secret, purpose, token);
      if (text === undefined) return undefined;
      const parts: unknown = JSON.parse(text);
      const [tenantId, documentId, version, language = "", expiresAt] = Array.isArray(parts) ? parts.map(String) : [];
      if (tenantId === undefined || documentId === undefined || !isLanguageCode(language)) return undefined;
      if (!(Number(expiresAt) > Date.now())) return undefined;
      return { tenantId, documentId, version: Number(version), language, expiresAt: Number(expiresAt) };
    },
  };
}
