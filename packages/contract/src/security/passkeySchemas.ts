import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { OwnFactorSchema } from "./ownFactorSchemas.ts";

export const AddPasskeyRequestSchema = Type.Object({
  /** The browser's answer, as JSON text of WebAuthn. */
  response: text(8_000),
});

/** POST /wps/member/passkeys (ours, X-19). */
export type AddPasskeyRequest = Static<typeof AddPasskeyRequestSchema>;

export const PasskeysSchema = Type.Object({
  list: Type.Array(
    Type.Object({
      id: Type.String(),
      /** The browser and system with which it was created; empty if unknown. */
      browser: Type.String(),
      system: Type.String(),
      createdAt: Millis,
      usedAt: Type.Union([Type.Null(), Millis]),
    }),
  ),
});

/** GET /wps/member/passkeys (ours, X-19). */
export type Passkeys = Static<typeof PasskeysSchema>;

export const RemovePasskeyRequestSchema = Type.Object({
  id: text(1_400),
  password: text(255),
  /** Of an account that has one. */
  factor: Type.Optional(OwnFactorSchema),
});

/** POST /wps/member/passkeys/remove (ours, X-19). */
export type RemovePasskeyRequest = Static<typeof RemovePasskeyRequestSchema>;
