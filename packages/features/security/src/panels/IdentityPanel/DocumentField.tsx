import { useLingui } from "@lingui/react/macro";
import { isApiError, useUploadPictureMutation } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { toPictureFault } from "@marquee/runtime";
import { Badge, PictureInput } from "@marquee/ui-kit";
import { useField } from "formik";
import { useState } from "react";

/** A picture of a document: it is uploaded when chosen, and the form keeps its id. */
export function DocumentField({
  name,
  label,
  hint,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [fault, setFault] = useState("");
  const [fileName, setFileName] = useState("");
  const send = async (file: File): Promise<void> => {
    const code = toPictureFault(file);
    if (code !== null) return setFault(toErrorText(i18n, code));
    setFault("");
    const answer = await upload({ purpose: "DOCUMENT", file });
    if (answer.error) return setFault(toErrorText(i18n, isApiError(answer.error) ? answer.error.code : "unknown"));
    setFileName(file.name);
    await setValue(answer.data.uploadId);
  };
  const says = fault === "" ? (touched ? error : undefined) : fault;
  return (
    <PictureInput
      label={label}
      hint={hint}
      error={says}
      busy={isLoading}
      done={value === "" ? undefined : <Badge tone="success">{t`Uploaded: ${fileName}`}</Badge>}
      onChoose={(file) => void send(file)}
    />
  );
}
