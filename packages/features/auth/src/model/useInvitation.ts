import { agentApi, isApiError, useGetAffiliateQuery } from "@marquee/api-client";
import { useAppDispatch } from "@marquee/runtime";
import type { AddressCodes } from "./addressCodes.ts";
import type { RegisterField, RegisterValues } from "./registerFields.ts";

/** A code without an owner, and its field. */
type WrongCode = { readonly name: "affiliateCode" | "referralCode"; readonly code: string };

const kinds = [
  { name: "affiliateCode", referral: false, code: "affiliate.invalid" },
  { name: "referralCode", referral: true, code: "referral.invalid" },
] as const;

/** The invitation codes of one form (RG-12, RG-15, RG-16). */
export type Invitation = {
  /** The fields, without that of a valid affiliate code from the address. */
  readonly fields: readonly RegisterField[];
  /** The address contained an invalid affiliate code. */
  readonly isAddressWrong: boolean;
  /** Asks the gateway for the owners of the typed codes; if that fails, the registration itself checks them. */
  readonly findWrongCode: (values: RegisterValues) => Promise<WrongCode | null>;
};

/** Checks the codes of the visit's address at once, and typed ones on request. */
export function useInvitation(all: readonly RegisterField[], codes: AddressCodes): Invitation {
  const dispatch = useAppDispatch();
  const domain = globalThis.location.hostname;
  const isAsked = codes.affiliateCode !== "" && all.some(({ name }) => name === "affiliateCode");
  const found = useGetAffiliateQuery({ code: codes.affiliateCode, domain }, { skip: !isAsked });
  const isRight = found.data?.referral === false;
  const isHidden = isAsked && (found.isLoading || isRight);
  const fields = isHidden ? all.filter(({ name }) => name !== "affiliateCode") : all;
  const findWrongCode = async (values: RegisterValues): Promise<WrongCode | null> => {
    for (const { name, referral, code } of kinds) {
      const typed = values[name].trim();
      if (typed === "" || !fields.some((field) => field.name === name)) continue;
      const request = agentApi.endpoints.getAffiliate.initiate(
        { code: typed, domain },
        { forceRefetch: true, subscribe: false },
      );
      const { data, error } = await dispatch(request);
      const isUnknown = isApiError(error) && error.code === "affiliate.invalid";
      if (isUnknown || (data !== undefined && data.referral !== referral)) return { name, code };
    }
    return null;
  };
  const isRefused = isApiError(found.error) && found.error.code === "affiliate.invalid";
  return { fields, isAddressWrong: isAsked && (isRefused || found.data?.referral === true), findWrongCode };
}
