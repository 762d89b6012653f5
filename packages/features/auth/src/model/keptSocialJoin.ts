import { socialProviders, type SocialProvider } from "@marquee/contract";
import { sessionStore } from "@marquee/runtime";
import type { SocialProof } from "./socialProof.ts";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly socialJoin: string;
  }
}

/** Somebody on the way to join by an account at a provider, and the page to go back to afterwards. */
export type SocialJoin = { readonly provider: SocialProvider; readonly proof: SocialProof; readonly from: string };

/** What this tab keeps of it over a reload, until the person has joined or logged in. A ticket that is too old is the gateway's to refuse. */
export function readSocialJoin(): SocialJoin | null {
  try {
    const kept: unknown = JSON.parse(sessionStore.get("socialJoin") ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const [ticket, name, email, from] = ["ticket", "name", "email", "from"].map((key): unknown =>
      Reflect.get(kept, key),
    );
    const provider = socialProviders.find((each) => each === Reflect.get(kept, "provider"));
    if (provider === undefined || typeof ticket !== "string" || typeof name !== "string") return null;
    if (typeof email !== "string" || typeof from !== "string") return null;
    return { provider, proof: { ticket, name, email }, from };
  } catch {
    return null;
  }
}

/** Keeps it in this tab. */
export const keepSocialJoin = ({ provider, proof, from }: SocialJoin): void =>
  sessionStore.set("socialJoin", JSON.stringify({ provider, from, ...proof }));

/** Removes it. */
export const forgetSocialJoin = (): void => sessionStore.remove("socialJoin");
