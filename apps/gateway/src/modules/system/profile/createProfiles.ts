import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../../db/Db.ts";
import { seal, unseal } from "../../../secrets/seal.ts";
import type { Icon } from "../../../sites/Icon.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { findCertificate } from "./certificateStore.ts";
import { readSigner, type Signer } from "./readSigner.ts";
import { signProfile } from "./signProfile.ts";
import { toProfile } from "./toProfile.ts";

const Sealed = Type.Object({ certificate: Type.String(), key: Type.String() });

/** Certificate and key, as they are sealed. */
type Pems = { readonly certificate: string; readonly key: string };

/** The iOS profiles of all merchants. */
export interface Profiles {
  /** Seals a certificate and its key, so that who reads the database cannot sign. */
  readonly seal: (tenantId: string, pems: Pems) => string;
  /** A merchant's profile, signed where it has a valid certificate; undefined where staff have named no address for iOS. */
  readonly get: (tenant: Tenant, icon: Icon | undefined) => Promise<Buffer | undefined>;
}

/** A profile, and when what signed it ends, in milliseconds. */
interface Made {
  readonly profile: Buffer;
  readonly until: number;
}

interface Kept {
  readonly icon: string | undefined;
  readonly making: Promise<Made>;
}

const toPurpose = (tenantId: string): string => `profile certificate ${tenantId}`;

/** @param onSealed is told of a certificate that does not open or sign: the profile is served without a signature */
export function createProfiles(
  db: Db,
  secret: string,
  onSealed: (row: { readonly merchant: string; readonly err?: unknown }) => void,
): Profiles {
  // Keyed by the merchant, which is a new object after each switch. Signing takes a gateway's time, and visitors ask.
  const made = new WeakMap<Tenant, Kept>();

  function toSigner({ id, code }: Tenant, sealed: string): Signer | undefined {
    const text = unseal(secret, toPurpose(id), sealed);
    if (text === undefined) {
      onSealed({ merchant: code });
      return undefined;
    }
    const { certificate, key } = Value.Parse(Sealed, JSON.parse(text));
    return readSigner(certificate, key);
  }

  async function make(tenant: Tenant, url: string, icon: Icon | undefined): Promise<Made> {
    const { id, code, name } = tenant;
    const profile = toProfile({ code, name, url, icon: (await icon?.read()) ?? undefined });
    const stored = await findCertificate(db, id);
    const unsigned = { profile: Buffer.from(profile), until: Number.POSITIVE_INFINITY };
    // One that has ended would look worse on a phone than none.
    if (stored === undefined || stored.endsAt.getTime() <= Date.now()) return unsigned;
    try {
      const signer = toSigner(tenant, stored.sealed);
      if (signer === undefined) return unsigned;
      return { profile: await signProfile(profile, signer), until: stored.endsAt.getTime() };
    } catch (err) {
      onSealed({ merchant: code, err });
      return unsigned;
    }
  }

  return {
    seal: (tenantId, { certificate, key }) => seal(secret, toPurpose(tenantId), JSON.stringify({ certificate, key })),
    get: async (tenant, icon) => {
      const url = tenant.settings.resources?.IOS?.url;
      if (url === undefined) return undefined;
      const kept = made.get(tenant);
      if (kept !== undefined && kept.icon === icon?.name) {
        const { profile, until } = await kept.making;
        if (until > Date.now()) return profile;
      }
      const making = make(tenant, url, icon);
      made.set(tenant, { icon: icon?.name, making });
      making.catch(() => made.delete(tenant));
      return (await making).profile;
    },
  };
}
