import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { faultsOf, type Subject } from "./Subject.ts";

/** What a secret looks like: keys, tokens, passwords, connection strings. A brand's data goes to every visitor. */
const secrets: readonly (readonly [string, RegExp])[] = [
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["a cloud key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a payment key", /\b[sr]k_(?:live|test)_[0-9a-zA-Z]{8,}/],
  ["a repository token", /\bgh[pousr]_[0-9A-Za-z]{20,}|\bglpat-[0-9A-Za-z_-]{16,}/],
  ["a chat token", /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ["an API key", /\bAIza[0-9A-Za-z_-]{30,}/],
  ["a signed token", /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\./],
  ["an address with a password", /\b[a-z][a-z0-9+]*:\/\/[^\s/:@"]+:[^\s/@"]+@/],
  ["a password", /"(?:[a-z_-]*(?:secret|password|passwd|api_?key|private_?key|access_?token))"\s*:\s*"[^"]{6,}"/i],
];

/** Secrets in any text of a brand, by kind and line; the secret itself is not repeated. */
export function checkSecrets(subject: Subject): BrandFault[] {
  return subject.files
    .filter((path) => /\.(?:json|po|svg|md)$/.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(subject.folder, path), "utf8").split("\n");
      return lines.flatMap((line, index) =>
        secrets.flatMap(([kind, pattern]) =>
          pattern.test(line)
            ? [
                faultsOf(subject, path)(
                  `(line ${index + 1})`,
                  `(${kind})`,
                  "no secret: a brand's data goes to every visitor",
                ),
              ]
            : [],
        ),
      );
    });
}
