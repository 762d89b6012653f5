import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";
import { socialProviders } from "./socialProviders.ts";

export const SocialProviderSchema = Type.Enum(socialProviders);

/** The provider's answer in the address of the page: its query, or the part after `#`, as URL-encoded pairs. */
const Response = text(8_000);

/** A provider's answer as the page got it. */
export const SocialAnswerSchema = Type.Object({ provider: SocialProviderSchema, response: Response });

/** {@link SocialAnswerSchema}. */
export type SocialAnswer = Static<typeof SocialAnswerSchema>;

export const SocialProvidersSchema = Type.Object({ providers: Type.Array(SocialProviderSchema) });

/** GET /wps/session/social (ours, X-75): the providers that are on and set up for the merchant. */
export type SocialProviders = Static<typeof SocialProvidersSchema>;

export const SocialLoginStartSchema = Type.Object({ provider: SocialProviderSchema });

/** POST /wps/session/social (ours, X-75). */
export type SocialLoginStart = Static<typeof SocialLoginStartSchema>;

export const SocialAddressSchema = Type.Object({ url: Type.String() });

/** The provider's address for signing in, valid for ten minutes in the browser that requested it. */
export type SocialAddress = Static<typeof SocialAddressSchema>;
