const mostBytes = 5 * 1024 * 1024;

/** Why a file cannot be uploaded, checked before it is sent (VL-45); the gateway checks its first bytes too. */
export function toPictureFault({ type, size }: File): "upload.type" | "upload.size" | null {
  if (type !== "image/png" && type !== "image/jpeg") return "upload.type";
  return size > mostBytes ? "upload.size" : null;
}
