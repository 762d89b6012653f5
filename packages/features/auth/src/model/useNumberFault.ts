import { useFormikContext } from "formik";
import { type RefObject, useRef } from "react";
import type { SmsValues } from "./smsFields.ts";

/** Reports an error of a form's mobile number before the form is sent. */
export type NumberFault = {
  /** The number's box. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** Shows the error under the field and focuses it. */
  readonly tell: (text: string) => Promise<void>;
};

/** Reports why no code can be sent to a mobile number (VL-10). */
export function useNumberFault(): NumberFault {
  const { setFieldError, setFieldTouched } = useFormikContext<SmsValues>();
  const box = useRef<HTMLInputElement>(null);
  const tell = async (text: string): Promise<void> => {
    await setFieldTouched("mobileNum", true, false);
    setFieldError("mobileNum", text);
    box.current?.focus();
  };
  return { box, tell };
}
