/**
 * A name as it is checked and stored: its letters composed (NFC), no blank around it, one between its words. Every name that a person
 * gives passes through it before its check, in a form and at the gateway.
 */
export function toTidyName(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ");
}
