import { useLingui } from "@lingui/react/macro";
import type { ApiError } from "@marquee/api-client";
import { toPlainNumber } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { useFormikContext } from "formik";
import { useState } from "react";
import { type RegisterField as Field, toRegisterParts } from "../../model/registerFields.ts";
import type { CodeSending } from "../../model/useCodeSending.ts";
import type { Mobiles } from "../../model/useMobileCheck.ts";
import { useNumberFault } from "../../model/useNumberFault.ts";
import { CodeField } from "../CodeField/CodeField.tsx";
import { MoreDetails } from "../MoreDetails/MoreDetails.tsx";
import { PhoneField } from "../PhoneField/PhoneField.tsx";
import { RegisterField } from "../RegisterField/RegisterField.tsx";
import type { RegisterFormValues } from "./RegisterFormValues.ts";

type Props = {
  readonly fields: readonly Field[];
  readonly mobiles: Mobiles;
  readonly sending: CodeSending;
  /** A code could not be sent (ER-03). */
  readonly onRefused: (error: ApiError) => void;
};

/** The fields by their rules: the required ones, then the optional ones, collapsed. */
export function RegisterFieldList({ fields, mobiles, sending, onRefused }: Props) {
  const { i18n } = useLingui();
  const { values, errors, touched, submitCount, initialValues } = useFormikContext<RegisterFormValues>();
  const { box, tell } = useNumberFault();
  const [filled] = useState(
    () => new Set(Object.keys(initialValues).filter((name) => Reflect.get(initialValues, name) !== "")),
  );
  const { asked, folded } = toRegisterParts(fields, filled);
  const hasCode = fields.some(({ name }) => name === "verificationCode");
  const send = async (): Promise<void> => {
    const number = toPlainNumber(values.mobileNum);
    const { dialingCode, isMobile } = mobiles.toCheck(values.country);
    // An invalid number makes no request (VL-10).
    if (number === "" || errors.mobileNum !== undefined || isMobile?.(number, dialingCode) === false)
      return tell(
        number === ""
          ? toErrorText(i18n, "mobile.required")
          : (errors.mobileNum ?? toErrorText(i18n, "mobile.invalid")),
      );
    const error = await sending.send({ mobileNum: number, countryDialingCode: dialingCode });
    if (error === null) return undefined;
    return error.code.startsWith("mobile.") ? tell(toErrorText(i18n, error.code)) : onRefused(error);
  };
  const toField = (field: Field) => {
    if (field.name !== "mobileNum") return <RegisterField key={field.name} {...field} />;
    const isCodeAsked = hasCode && (field.rule.required === "1" || values.mobileNum !== "");
    return [
      <PhoneField key="mobileNum" field={field} mobiles={mobiles} box={box} />,
      isCodeAsked ? <CodeField key="verificationCode" sending={sending} onSend={() => void send()} /> : null,
    ];
  };
  const isFaulty = folded.some(
    ({ name }) =>
      (errors[name] !== undefined && (touched[name] === true || submitCount > 0)) ||
      (name === "mobileNum" && errors.verificationCode !== undefined && submitCount > 0),
  );
  return (
    <>
      {asked.map(toField)}
      {folded.length > 0 && <MoreDetails isFaulty={isFaulty}>{folded.map(toField)}</MoreDetails>}
    </>
  );
}
