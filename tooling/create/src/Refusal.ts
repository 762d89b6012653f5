/** The command cannot do what was requested; the message says why, and nothing was written. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
