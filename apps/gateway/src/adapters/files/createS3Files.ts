import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type FileStore, requireKey } from "./FileStore.ts";

/** Where a bucket is and who reads it: `s3+https://<key>:<secret>@<host>/<bucket>?region=<region>`. */
function readAddress(address: string) {
  const url = new URL(address.replace(/^s3\+/, ""));
  const [, bucket = ""] = url.pathname.split("/");
  return {
    bucket: decodeURIComponent(bucket),
    endpoint: url.origin,
    region: url.searchParams.get("region") ?? "us-east-1",
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

/** Stores files in a bucket of an S3-compatible service. */
export function createS3Files(address: string): FileStore {
  const { bucket: Bucket, endpoint, region, credentials } = readAddress(address);
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Not every compatible service supports the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
  });
  return {
    kind: "s3",
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ Bucket, Key: requireKey(key), Body: bytes, ContentType: type }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: requireKey(key) }));
        return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: requireKey(key) }));
    },
    close: () => client.destroy(),
  };
}
