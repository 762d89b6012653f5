import type { PatternCheck } from "@marquee/contract/staff";
import { useEffect, useState } from "react";
import { useGetPatternCheckQuery } from "../../api/endpoints/auth/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";

/** The judgement about an expression: `none` where there is none, `waiting` until it is there. */
export interface Judged {
  readonly verdict: PatternCheck["verdict"] | "none" | "waiting";
  readonly detail: string;
  readonly error: unknown;
}

/** How long typing must rest before the gateway is asked, in milliseconds. */
const typingPause = 500;

/** Asks the gateway about an expression while it is typed; it is not tried on this page before it is judged quick. */
export function usePatternCheck(pattern: string): Judged {
  const merchant = useMerchantCode();
  const [rested, setRested] = useState(pattern);
  useEffect(() => {
    const timer = setTimeout(() => setRested(pattern), typingPause);
    return () => clearTimeout(timer);
  }, [pattern]);
  const { currentData, error } = useGetPatternCheckQuery({ merchant, pattern: rested }, { skip: rested === "" });
  if (pattern === "") return { verdict: "none", detail: "", error: undefined };
  if (pattern !== rested) return { verdict: "waiting", detail: "", error: undefined };
  return { verdict: currentData?.verdict ?? "waiting", detail: currentData?.detail ?? "", error };
}
