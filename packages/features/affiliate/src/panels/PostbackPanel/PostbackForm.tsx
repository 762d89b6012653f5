import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useSetAffiliatePostbackMutation } from "@marquee/api-client";
import { affiliatePostbackKinds, type AffiliatePostback } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormCheckboxField, FormSwitch, FormTextField, notify, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import {
  listPostbackFaults,
  type PostbackValues,
  toPostbackValues,
  toSentPostback,
} from "../../model/checkPostback.ts";
import { useAffiliateTexts } from "../../model/useAffiliateTexts.ts";

const Events = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; font-size: ${token("text.small")}; font-weight: ${token("weight.strong")}; }
`;

/** Sets the address of the affiliate's own system, of what it is told, and whether. What was typed stays when it is refused. */
export function PostbackForm({
  answer,
  onSecret,
}: {
  readonly answer: AffiliatePostback;
  /** It was set for the first time: here is what can be read only now. */
  readonly onSecret: (secret: string) => void;
}) {
  const { t, i18n } = useLingui();
  const { events } = useAffiliateTexts();
  const [set] = useSetAffiliatePostbackMutation();
  const toFaults = useFormFaults();
  const [refusal, setRefusal] = useState("");
  const [first] = useState(() => toPostbackValues(answer));
  const addressText = t`Enter the whole address, beginning with https://`;
  const check = (values: PostbackValues): FormikErrors<PostbackValues> => {
    const faults = listPostbackFaults(values);
    const url = faults.includes("required") ? toFieldText(i18n, { name: "url", rule: "required" }) : addressText;
    return {
      ...(faults.some((fault) => fault !== "kinds") ? { url } : {}),
      // Below the last of the events, of all of which it speaks.
      ...(faults.includes("kinds")
        ? { qualified: t`Choose at least one event. To be told nothing, switch the postback off.` }
        : {}),
    };
  };
  const submit = async (values: PostbackValues, form: FormikHelpers<PostbackValues>): Promise<void> => {
    setRefusal("");
    const { data, error } = await set(toSentPostback(values));
    if (data !== undefined) {
      form.resetForm({ values: toPostbackValues(data) });
      // A toast would lie over the secret, which says as much.
      if (data.secret !== undefined) return onSecret(data.secret);
      notify(t`The postback was saved.`, { tone: "success" });
      return;
    }
    const fault = isApiError(error) ? error.fields.find(({ name }) => name === "url") : undefined;
    if (fault === undefined) return setRefusal(toFaults(error).text);
    form.setErrors({
      url:
        fault.rule === "unknown"
          ? t`We cannot reach this address, or may not send to it. Check it, and try again.`
          : addressText,
    });
  };
  return (
    <Formik initialValues={first} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Postback`}>
          <Refusal text={refusal} />
          <FormTextField
            name="url"
            label={t`Address of your system`}
            hint={t`It begins with https://`}
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            dir="ltr"
          />
          <Events>
            <legend>
              <Trans>Send a postback when</Trans>
            </legend>
            {affiliatePostbackKinds.map((kind) => (
              <FormCheckboxField key={kind} name={kind} label={events[kind]} />
            ))}
          </Events>
          <FormSwitch name="on" label={t`Postback is on`} detail={t`While it is off, nothing is sent.`} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Save</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
