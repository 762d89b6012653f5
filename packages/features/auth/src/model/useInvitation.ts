import { agentApi, isApiError, useGetAffiliateQuery } from "@marquee/api-client";
import { type AddressCodes, useAppDispatch } from "@marquee/runtime";
import type { RegisterField, RegisterValues } from "./registerFields.ts";

/** A code that belongs to nobody, and the field that it stands in. */
type WrongCode = { readonly name: "affiliateCode" | "referralCode"; readonly code: string };

const kinds = [
  { name: "affiliateCode", referral: false, code: "affiliate.invalid" },
  { name: "referralCode", referral: true, code: "referral.invalid" },
] as const;

/** The invitation codes of one form (RG-12, RG-15, RG-16). */
export type Invitation = {
  /** The fields without that of an affiliate code which the address brought and which is right. */
  readonly fields: readonly RegisterField[];
  /** The address brought a wrong affiliate code. */
  readonly isAddressWrong: boolean;
  /** Asks the gateway whose the typed codes are; what cannot be asked is left to the registration itself. */
  readonly findWrongCode: (values: RegisterValues) => Promise<WrongCode | null>;
};

/** Checks the codes of the visit's address at once, and typed ones when asked. */
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
