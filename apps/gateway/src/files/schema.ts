import type { Time } from "../db/columns.ts";

/** The purpose of a stored file, which determines who may read it. */
export type FilePurpose = "ANSWER" | "AVATAR" | "DOCUMENT" | "EXPORT" | "PROMOTION" | "PROOF" | "TICKET";

interface StoredFiles {
  tenant_id: string;
  id: string;
  member_id: string;
  purpose: FilePurpose;
  /** Its key in the file store. */
  key: string;
  /** Its media type. */
  type: string;
  bytes: number;
  created_at: Time;
}

/** Tables of stored files. */
export interface FileTables {
  stored_files: StoredFiles;
}
