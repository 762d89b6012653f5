/**
 * A private file by a link that this session asked for; the token goes along, since the link alone opens nothing.
 * @returns null where it does not come
 */
export async function fetchPrivateFile(url: string, token: string): Promise<Blob | null> {
  try {
    const response = await fetch(url, { headers: { Authorization: token }, credentials: "same-origin" });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
