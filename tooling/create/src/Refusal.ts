/** What was asked for cannot be made; the message says why, and nothing was written. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
