import { seal, unseal } from "./seal.ts";

/** Seals texts that are stored and shown to few, such as the codes of vouchers. */
export interface Seals {
  /** Under a name, under which alone it opens. */
  readonly seal: (name: string, text: string) => string;
  /** @throws Error for what was sealed under another name or key, or was changed */
  readonly open: (name: string, sealed: string) => string;
}

/** Makes them of a secret of the installation. */
export const createSeals = (secret: string): Seals => ({
  seal: (name, text) => seal(secret, name, text),
  open: (name, sealed) => {
    const text = unseal(secret, name, sealed);
    if (text === undefined) throw new Error(`what is sealed under ${name} does not open`);
    return text;
  },
});
