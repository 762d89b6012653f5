import { Trans, useLingui } from "@lingui/react/macro";
import { useLazyGetContactFormQuery, useSendContactMutation } from "@marquee/api-client";
import { checkField, type ContactForm as Rules, countWords, mailboxRule, mostLineCharacters } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { solveChallenge, useFormFaults } from "@marquee/runtime";
import { Button, Form, FormRadioGroup, FormTextArea, FormTextField, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers, useFormikContext } from "formik";
import { useEffect, useState } from "react";
import {
  type ContactValues,
  forgetContactDraft,
  keepContactDraft,
  readContactDraft,
} from "../../model/contactDraft.ts";
import { categoryTexts } from "../../model/ticketTexts.ts";
import { useLineCheck } from "../../model/useLineCheck.ts";

/** A message that was sent. */
export type Sent = { readonly id: string; readonly email: string };

/** The form's field of each code that names none itself. */
const fieldOfCode = { "feedback.words": "content" } as const;

const numberText = /^[A-Za-z0-9]{5,40}$/;

/** The fields that need not be filled in, those that are. */
const toMore = (values: ContactValues) =>
  Object.fromEntries(
    (["title", "name", "username", "earlierNo"] as const).flatMap((field) => {
      const text = values[field].trim();
      return text === "" ? [] : [[field, text]];
    }),
  );

/** Keeps what is typed in this tab, so that it is there after a reload. */
function KeepDraft() {
  const { values } = useFormikContext<ContactValues>();
  useEffect(() => keepContactDraft(values), [values]);
  return null;
}

/** The text with the number of its words, as the gateway counts them (VL-46). */
function MessageField({ min, max }: { readonly min: number; readonly max: number }) {
  const { t } = useLingui();
  const { values } = useFormikContext<ContactValues>();
  const count = countWords(values.content, max);
  return (
    <FormTextArea
      name="content"
      label={t`Your message`}
      required
      hint={count > max ? t`More than ${max} words` : t`${count} words, from ${min} to ${max}`}
      maxLength={mostLineCharacters}
      autoComplete="off"
    />
  );
}

/** What is wrong with what was typed, by the gateway's rules. */
function useContactCheck({ minWords, maxWords }: Rules): (values: ContactValues) => FormikErrors<ContactValues> {
  const { t, i18n } = useLingui();
  const checkLine = useLineCheck(minWords, maxWords);
  return ({ email, earlierNo, content }) => {
    const fault = checkField("email", email.trim(), mailboxRule);
    const words = checkLine(content);
    const number = earlierNo.trim();
    return {
      ...(fault && { email: toFieldText(i18n, fault.rule === "length" ? { ...fault, rule: "pattern" } : fault) }),
      ...(number !== "" && !numberText.test(number) && { earlierNo: t`A number has letters and digits alone.` }),
      ...(words !== undefined && { content: words }),
    };
  };
}

/** Sends a message of who cannot log in (CS-04). What was typed stays when it is refused, and over a reload. */
export function ContactForm({ rules, onSent }: { readonly rules: Rules; readonly onSent: (sent: Sent) => void }) {
  const { t, i18n } = useLingui();
  const [getForm] = useLazyGetContactFormQuery();
  const [send] = useSendContactMutation();
  const toFaults = useFormFaults(fieldOfCode);
  const check = useContactCheck(rules);
  const [refusal, setRefusal] = useState("");
  const [first = "SUPPORT", ...others] = rules.categories;
  const [initial] = useState(() => readContactDraft([first, ...others]));
  const submit = async (values: ContactValues, { setErrors }: FormikHelpers<ContactValues>): Promise<void> => {
    setRefusal("");
    const { category, content } = values;
    const email = values.email.trim();
    try {
      // Each challenge is for one message, and the form may have been open for long.
      const { challenge } = await getForm({}).unwrap();
      const proof = await solveChallenge(challenge);
      const { id } = await send({ ...toMore(values), email, category, content, proof }).unwrap();
      forgetContactDraft();
      onSent({ id, email });
    } catch (error) {
      const { text, fields } = toFaults(error);
      setRefusal(text);
      setErrors(fields);
    }
  };
  return (
    <Formik<ContactValues>
      initialValues={initial}
      validate={check}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Write to us`}>
          <KeepDraft />
          <Refusal text={refusal} />
          <FormTextField
            name="email"
            label={t`E-mail`}
            hint={t`Our answer goes there.`}
            required
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <FormTextField name="name" label={t`Your name (optional)`} autoComplete="name" maxLength={100} />
          <FormTextField
            name="username"
            label={t`Username (optional)`}
            hint={t`If it is about an account. Never write a password here.`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          {others.length > 0 && (
            <FormRadioGroup
              name="category"
              label={t`What it is`}
              options={rules.categories.map((value) => ({ value, label: i18n._(categoryTexts[value]) }))}
            />
          )}
          <FormTextField name="title" label={t`Subject (optional)`} maxLength={120} autoComplete="off" />
          <MessageField min={rules.minWords} max={rules.maxWords} />
          <FormTextField
            name="earlierNo"
            label={t`Number of an earlier message (optional)`}
            hint={t`It is in our e-mail. With the same e-mail address your message is added to it.`}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Send</Trans>
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
