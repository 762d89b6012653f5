/** What was asked for cannot be made; the message says why, and nothing was written. */
export class Refused extends Error {
  override readonly name = "Refused";
}
