import { join } from "node:path";
import type { Config } from "../../config.ts";
import { createFolderFiles } from "./createFolderFiles.ts";
import type { FileStore } from "./FileStore.ts";

/** The file store selected by the settings: a bucket, or a folder in the data folder. */
export async function openFiles({ filesUrl, data }: Pick<Config, "filesUrl" | "data">): Promise<FileStore> {
  if (filesUrl === undefined) return createFolderFiles(join(data, "files"));
  // The S3 client is large, so it is loaded only where it is used.
  const { createS3Files } = await import("./createS3Files.ts");
  return createS3Files(filesUrl);
}
