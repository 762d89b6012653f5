import { Trans, useLingui } from "@lingui/react/macro";
import type { SystemStatus } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { useAppDispatch, useIsOn } from "@marquee/runtime";
import { getAddressCodes } from "../../model/addressCodes.ts";
import { Button, Form } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { checkRegister } from "../../model/checkRegister.ts";
import type { RegisterDraft } from "../../model/createRegisterDraft.ts";
import { createCodeVerifier, createTokenVerifier } from "../../model/phoneVerifier.ts";
import { type RegisterField as Field, type RegisterWay, toRegisterValues } from "../../model/registerFields.ts";
import type { SocialProof } from "../../model/socialProof.ts";
import { toRegisterErrors } from "../../model/toRegisterErrors.ts";
import { useBotCheck } from "../../model/useBotCheck.ts";
import { useCaptcha } from "../../model/useCaptcha.ts";
import { useCodeSending } from "../../model/useCodeSending.ts";
import { useInvitation } from "../../model/useInvitation.ts";
import { useMobileCheck } from "../../model/useMobileCheck.ts";
import { useRefusal } from "../../model/useRefusal.ts";
import { useRegister } from "../../model/useRegister.ts";
import { useShownTerms } from "../../model/useShownTerms.ts";
import { useRegistered } from "../../model/useRegistered.ts";
import { BotCheckField } from "../BotCheckField/BotCheckField.tsx";
import { CaptchaField } from "../CaptchaField/CaptchaField.tsx";
import { ClosedNote } from "../ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";
import { NoticeDialog } from "../NoticeDialog/NoticeDialog.tsx";
import { AgeField } from "./AgeField.tsx";
import { CurrencyField } from "./CurrencyField.tsx";
import { FollowTerms } from "./FollowTerms.tsx";
import { KeepDraft } from "./KeepDraft.tsx";
import { RegisterFieldList } from "./RegisterFieldList.tsx";
import { type RegisterFormValues, toFirstValues } from "./RegisterFormValues.ts";
import { TermsField } from "./TermsField.tsx";

/** Where a third party's widget is shown while it is needed. */
const WidgetPlace = styled.div`&:empty, &:has(> [hidden]) { display: none; }`;

type Props = {
  readonly way: RegisterWay;
  readonly fields: readonly Field[];
  /** Whether the captcha's rule is on, so that the captcha is shown from the start. */
  readonly asksCaptcha: boolean;
  readonly settings: SystemStatus["info"]["settings"];
  readonly isOpen: boolean;
  readonly draft: RegisterDraft;
  /** The account at a provider that the registration links. */
  readonly social: SocialProof | undefined;
};

/**
 * The registration's fields and actions. Typed values are kept when the form is refused, while registration is
 * closed, and when the visitor switches to the other way.
 */
export function RegisterFormFields({
  way,
  fields: all,
  asksCaptcha: startsWithCaptcha,
  settings,
  isOpen,
  draft,
  social,
}: Props) {
  const { ageMin, timeZone, jurisdiction } = settings;
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [codes] = useState(() => getAddressCodes(query));
  const [initial] = useState(() =>
    toFirstValues(draft.getValues() ?? toRegisterValues(codes, jurisdiction, social?.email)),
  );
  const isThirdParty = useIsOn("REGFIRE3");
  const captcha = useCaptcha();
  const widgetPlace = useRef<HTMLDivElement>(null);
  const bot = useBotCheck(widgetPlace);
  const [verifiers] = useState(() => ({ code: createCodeVerifier(dispatch), token: createTokenVerifier(dispatch) }));
  const verifier = isThirdParty ? verifiers.token : verifiers.code;
  const refusal = useRefusal();
  const registered = useRegistered();
  const { fields, isAddressWrong, findWrongCode } = useInvitation(all, codes);
  const mobiles = useMobileCheck(fields.some(({ name }) => name === "mobileNum"));
  const toDialingCode = (country: string): string => mobiles.toCheck(country).dialingCode;
  const terms = useShownTerms();
  const register = useRegister({ way, fields, codes, bot, verifier, terms, toDialingCode, social });
  const [warning, setWarning] = useState<string | null>(null);
  const [isWarned, setIsWarned] = useState(false);
  const sending = useCodeSending(verifier, bot, draft, widgetPlace);
  const { show: showCaptcha } = captcha;
  const mustShow = startsWithCaptcha && !captcha.isShown;
  useEffect(() => {
    if (mustShow) showCaptcha();
  }, [mustShow, showCaptcha]);
  const asksCaptcha = captcha.isShown && captcha.proof !== "done";
  const shown = [
    ...fields.map(({ name }) => name),
    "currency",
    "ageConfirmed",
    "termsAccepted",
    ...(asksCaptcha ? ["captcha"] : []),
  ];
  const validate = (values: RegisterFormValues): FormikErrors<RegisterFormValues> => {
    const faults = checkRegister(values, fields, { ageMin, timeZone }, mobiles.toCheck(values.country));
    const errors: FormikErrors<RegisterFormValues> = toRegisterErrors(i18n, faults, ageMin);
    if (asksCaptcha && values.captcha.trim() === "") errors.captcha = t`Input cannot be empty`;
    return { ...errors, ...refusal.toCurrent(values, shown).fields };
  };
  const warn = (code: string, retryAfter?: number): void => setWarning(toErrorText(i18n, code, { retryAfter }));
  const submit = async (
    values: RegisterFormValues,
    { setErrors, setFieldValue }: FormikHelpers<RegisterFormValues>,
  ): Promise<void> => {
    refusal.clear();
    const wrong = await findWrongCode(values);
    if (wrong) {
      setErrors({ [wrong.name]: toErrorText(i18n, wrong.code) });
      warn(wrong.code);
      return;
    }
    const { data, error } = await register(values, captcha.toAnswer(values.captcha));
    if (data) {
      draft.clear();
      registered(data);
      return;
    }
    const errors = refusal.refuse(error, { ...values, captcha: "" });
    setErrors(errors?.fields ?? {});
    const code = errors?.error.code ?? "";
    if (code === "affiliate.invalid" || code === "referral.invalid") warn(code);
    if (captcha.isShown || code.startsWith("captcha.")) {
      captcha.show();
      await setFieldValue("captcha", "", false);
    }
  };
  const closeWarning = (): void => {
    setWarning(null);
    setIsWarned(true);
  };
  const text = warning ?? (isAddressWrong && !isWarned ? toErrorText(i18n, "affiliate.invalid") : null);
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Form label={t`Register`}>
          <KeepDraft draft={draft} />
          <FollowTerms jurisdiction={jurisdiction} />
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <RegisterFieldList
            fields={fields}
            mobiles={mobiles}
            sending={sending}
            onRefused={({ code, retryAfter }) => warn(code, retryAfter)}
          />
          <CurrencyField currencies={settings.currencies} />
          <CaptchaField captcha={captcha} />
          <BotCheckField bot={bot} />
          <WidgetPlace ref={widgetPlace} />
          <AgeField age={ageMin} />
          <TermsField />
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Register</Trans>
          </Button>
          {text !== null && (
            <NoticeDialog title={t`Please check`} onClose={closeWarning}>
              {text}
            </NoticeDialog>
          )}
        </Form>
      )}
    </Formik>
  );
}
