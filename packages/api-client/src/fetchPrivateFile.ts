/**
 * Fetches a private file by a link that this session requested; the token is sent too, since the link alone opens nothing.
 * @returns null if it cannot be fetched
 */
export async function fetchPrivateFile(url: string, token: string): Promise<Blob | null> {
  try {
    const response = await fetch(url, { headers: { Authorization: token }, credentials: "same-origin" });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
