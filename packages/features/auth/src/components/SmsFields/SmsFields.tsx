import { useLingui } from "@lingui/react/macro";
import { useSendSmsCodeMutation } from "@marquee/api-client";
import type { SmsCodeRequest } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { useFormikContext } from "formik";
import { useState } from "react";
import type { Mobiles } from "../../model/useMobileCheck.ts";
import { useNumberFault } from "../../model/useNumberFault.ts";
import { useSentCode } from "../../model/useSentCode.ts";
import { checkSmsFields, type SmsValues, useMobileField } from "../../model/smsFields.ts";
import { CodeField } from "../CodeField/CodeField.tsx";
import { NoticeDialog } from "../NoticeDialog/NoticeDialog.tsx";
import { PhoneField } from "../PhoneField/PhoneField.tsx";

type Props = { readonly purpose: SmsCodeRequest["purpose"]; readonly mobiles: Mobiles };

/** A mobile number and the code that is sent to it (LG-02, LG-17). A wrong number sends nothing (VL-10). */
export function SmsFields({ purpose, mobiles }: Props) {
  const { t, i18n } = useLingui();
  const { values } = useFormikContext<SmsValues>();
  const [sendSmsCode] = useSendSmsCodeMutation();
  const sending = useSentCode();
  const field = useMobileField();
  const number = useNumberFault();
  const [warning, setWarning] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const fault = checkSmsFields(i18n, values, field, mobiles).mobileNum;
    if (fault !== undefined) return number.tell(fault);
    const countryDialingCode = mobiles.toCheck(values.country).dialingCode;
    const request = { mobileNum: values.mobileNum, countryDialingCode, purpose };
    const error = await sending.send(() => sendSmsCode(request).unwrap());
    // The gateway's own text for the refusal of the number (ER-03).
    return error ? setWarning(toErrorText(i18n, error.code, { retryAfter: error.retryAfter })) : undefined;
  };
  return (
    <>
      <PhoneField field={field} mobiles={mobiles} box={number.box} />
      <CodeField sending={sending} onSend={() => void send()} />
      {warning !== null && (
        <NoticeDialog title={t`Please check`} onClose={() => setWarning(null)}>
          {warning}
        </NoticeDialog>
      )}
    </>
  );
}
