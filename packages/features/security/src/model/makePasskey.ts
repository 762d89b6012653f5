/** Has the browser make a passkey of what the gateway gave; null when the member thinks better of it, or the device cannot. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}
