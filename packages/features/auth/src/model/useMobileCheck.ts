import { useListCountriesQuery } from "@marquee/api-client";
import type { Country } from "@marquee/contract";
import { useEffect, useState } from "react";
import type { MobileCheck } from "./checkRegister.ts";

type IsMobile = NonNullable<MobileCheck["isMobile"]>;

/** What the form knows about countries and their numbers. */
export type Mobiles = {
  /** The merchant's country first; empty until they have loaded. */
  readonly countries: readonly Country[];
  /** The data for checking a number of the selected country. */
  readonly toCheck: (country: string) => MobileCheck;
};

/** Loads countries and the library of their numbers, where the form asks for a number (RG-26, VL-10). */
export function useMobileCheck(isAsked: boolean): Mobiles {
  const { data: countries = [] } = useListCountriesQuery({}, { skip: !isAsked });
  const [isMobile, setIsMobile] = useState<IsMobile | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    import("./isMobile.ts").then(
      (loaded) => {
        if (!isGone) setIsMobile(() => loaded.isMobile);
      },
      // Without the library only the gateway checks.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  const home = countries[0]?.countryDialingCode;
  return {
    countries,
    toCheck: (country) => ({
      dialingCode: countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? home ?? "",
      home,
      isMobile,
    }),
  };
}
