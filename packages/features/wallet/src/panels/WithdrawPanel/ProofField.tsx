import { useLingui } from "@lingui/react/macro";
import { isApiError, useUploadPictureMutation } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { toPictureFault } from "@marquee/runtime";
import { Badge, Button, PictureInput } from "@marquee/ui-kit";
import { useField } from "formik";
import { useState } from "react";

/** The most pictures of a claim. */
const most = 3;

/** Up to three pictures: each is uploaded when chosen, and the form keeps their ids. */
export function ProofField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t, i18n } = useLingui();
  const [{ value }, { touched, error }, { setValue }] = useField<readonly string[]>(name);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [fault, setFault] = useState("");
  const count = value.length;
  const send = async (file: File): Promise<void> => {
    const code = count >= most ? "upload.count" : toPictureFault(file);
    if (code !== null) return setFault(toErrorText(i18n, code));
    setFault("");
    const answer = await upload({ purpose: "PROOF", file });
    if (answer.error) return setFault(toErrorText(i18n, isApiError(answer.error) ? answer.error.code : "unknown"));
    const { uploadId } = answer.data;
    if (!value.includes(uploadId)) await setValue([...value, uploadId]);
  };
  const says = fault === "" ? (touched ? error : undefined) : fault;
  return (
    <PictureInput
      label={label}
      hint={t`A statement of your account, PNG or JPEG, up to three`}
      error={says}
      busy={isLoading}
      done={
        count > 0 && (
          <div>
            <Badge tone="success">{t`${count} of ${most} pictures`}</Badge>{" "}
            <Button size="small" look="quiet" onClick={() => void setValue([])}>
              {t`Remove the pictures`}
            </Button>
          </div>
        )
      }
      onChoose={(file) => void send(file)}
    />
  );
}
