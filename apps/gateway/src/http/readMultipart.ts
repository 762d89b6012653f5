import type { FastifyRequest } from "fastify";
import { Refusal } from "./Refusal.ts";

/** The largest file of an upload (operations.md 5), and what else may come with it. */
const mostBytes = 5 * 1024 * 1024;
const mostFields = 8;
const mostText = 1_024;

const refusals: ReadonlyMap<unknown, "upload.size" | "upload.count" | "request.invalid"> = new Map([
  ["FST_REQ_FILE_TOO_LARGE", "upload.size"],
  ["FST_FILES_LIMIT", "upload.count"],
  ["FST_PARTS_LIMIT", "upload.count"],
  ["FST_FIELDS_LIMIT", "request.invalid"],
] as const);

/**
 * The fields and the one file of a `multipart/form-data` body. It is read after the gates, so that nobody without a session
 * fills the memory. @throws Refusal `upload.size`, `upload.count`, `request.invalid`
 */
export async function readMultipart(
  request: FastifyRequest,
  bodyLimit: number,
): Promise<{ readonly fields: Readonly<Record<string, string>>; readonly file: Buffer | undefined }> {
  if (!request.isMultipart()) throw new Refusal("request.invalid");
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit) throw new Refusal("upload.size");
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  const limits = {
    fileSize: mostBytes,
    files: 1,
    fields: mostFields,
    parts: mostFields + 1,
    fieldNameSize: 64,
    fieldSize: mostText,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "file") file = await part.toBuffer();
      else if (typeof part.value === "string" && !part.valueTruncated) fields.set(part.fieldname, part.value);
      else throw new Refusal("request.invalid");
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
    throw new Refusal(refusals.get(code) ?? "request.invalid");
  }
  return { fields: Object.fromEntries(fields), file };
}
