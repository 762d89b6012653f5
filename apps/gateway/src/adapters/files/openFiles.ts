import { join } from "node:path";
import type { Config } from "../../config.ts";
import { createFolderFiles } from "./createFolderFiles.ts";
import type { FileStore } from "./FileStore.ts";

/** The files that the settings name: a bucket, or a folder in the data folder. */
export async function openFiles({ filesUrl, data }: Pick<Config, "filesUrl" | "data">): Promise<FileStore> {
  if (filesUrl === undefined) return createFolderFiles(join(data, "files"));
  // The service's client is large: only who uses it loads it.
  const { createS3Files } = await import("./createS3Files.ts");
  return createS3Files(filesUrl);
}
