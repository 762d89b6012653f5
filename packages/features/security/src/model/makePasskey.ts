/** Has the browser create a passkey with the gateway's options; null if the member cancels or the device cannot. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}
