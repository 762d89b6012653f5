/** Where a device is, in words: "Chrome, Windows"; empty when it did not say what it is. */
export function toPlace({ browser, system }: { readonly browser: string; readonly system: string }): string {
  return [browser, system].filter((part) => part !== "").join(", ");
}
