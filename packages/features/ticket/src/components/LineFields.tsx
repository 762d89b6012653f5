import { useLingui } from "@lingui/react/macro";
import { countWords, mostLineCharacters, mostTicketPictures } from "@marquee/contract";
import { PicturesField, type UploadedPicture } from "@marquee/runtime";
import { FormTextArea } from "@marquee/ui-kit";
import { useFormikContext } from "formik";

/** What every line of a ticket has. */
export type LineValues = { content: string; images: readonly UploadedPicture[] };

/** A text with the number of its words, as the gateway counts them (VL-46), and up to three pictures. */
export function LineFields({
  label,
  min,
  max,
}: {
  readonly label: string;
  readonly min: number;
  readonly max: number;
}) {
  const { t } = useLingui();
  const { values, errors, setFieldValue } = useFormikContext<LineValues>();
  const count = countWords(values.content, max);
  return (
    <>
      <FormTextArea
        name="content"
        label={label}
        required
        hint={
          count > max
            ? t`More than ${max} words`
            : min > 1
              ? t`${count} words, from ${min} to ${max}`
              : t`${count} of ${max} words`
        }
        maxLength={mostLineCharacters}
        autoComplete="off"
      />
      <PicturesField
        label={t`Add a picture`}
        purpose="TICKET"
        most={mostTicketPictures}
        value={values.images}
        error={typeof errors.images === "string" ? errors.images : undefined}
        onChange={(images) => void setFieldValue("images", images)}
      />
    </>
  );
}
