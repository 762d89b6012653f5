import { getJurisdictionRules } from "@marquee/contract";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RegisterFormValues } from "./RegisterFormValues.ts";

/**
 * Takes the tick away that the form itself made, when the site comes under rules by which accepting the terms is an act of the visitor's
 * own. A tick of the visitor's stays.
 */
export function FollowTerms({ jurisdiction }: { readonly jurisdiction: string }) {
  const { touched, setFieldValue } = useFormikContext<RegisterFormValues>();
  const { termsTicked } = getJurisdictionRules(jurisdiction);
  const wasTicked = useRef(termsTicked);
  const untick = useEffectEvent((): void => {
    if (touched.termsAccepted !== true) void setFieldValue("termsAccepted", false);
  });
  useEffect(() => {
    if (wasTicked.current && !termsTicked) untick();
    wasTicked.current = termsTicked;
  }, [termsTicked]);
  return null;
}
