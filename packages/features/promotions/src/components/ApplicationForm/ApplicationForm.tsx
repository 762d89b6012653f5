import { Trans, useLingui } from "@lingui/react/macro";
import { useApplyForPromotionMutation } from "@marquee/api-client";
import { countCharacters, mostApplicationPictures, mostCommentCharacters, type PromotionPage } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PicturesField, type UploadedPicture, useFormFaults } from "@marquee/runtime";
import { Button, Form, FormTextField, notify, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";

type Values = { comment: string; images: readonly UploadedPicture[] };

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;
const nothing: Values = { comment: "", images: [] };

/** An application (PR-04): a comment with its count, and up to three pictures. What was typed stays when it is refused. */
export function ApplicationForm({ page, onClose }: { readonly page: PromotionPage; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [apply] = useApplyForPromotionMutation();
  const toFaults = useFormFaults();
  const [refusal, setRefusal] = useState("");
  const check = ({ comment }: Values): FormikErrors<Values> =>
    countCharacters(comment.trim()) > mostCommentCharacters
      ? { comment: t`At most ${mostCommentCharacters} characters.` }
      : {};
  const submit = async ({ comment, images }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const answer = await apply({ id: page.id, comment, images: images.map(({ uploadId }) => uploadId) });
    if (answer.data) return notify(t`Your application was sent.`, { tone: "success" });
    const { text, fields } = toFaults(answer.error);
    setRefusal(text);
    setErrors(fields);
  };
  return (
    <Formik initialValues={nothing} validate={check} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting, values, errors, setFieldValue }) => {
        const count = countCharacters(values.comment.trim());
        return (
          <Form label={t`Apply for this promotion`}>
            <Refusal text={refusal} />
            <FormTextField
              name="comment"
              label={t`Comment (optional)`}
              hint={t`${count} of ${mostCommentCharacters} characters`}
              autoComplete="off"
            />
            <PicturesField
              label={t`Add a picture`}
              purpose="PROMOTION"
              most={mostApplicationPictures}
              value={values.images}
              error={typeof errors.images === "string" ? errors.images : undefined}
              onChange={(images) => void setFieldValue("images", images)}
            />
            <Buttons>
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Send application</Trans>
              </Button>
              <Button onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            </Buttons>
          </Form>
        );
      }}
    </Formik>
  );
}
