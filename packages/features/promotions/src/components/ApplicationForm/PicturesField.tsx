import { useLingui } from "@lingui/react/macro";
import { isApiError, useUploadPictureMutation } from "@marquee/api-client";
import { mostApplicationPictures } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { toPictureFault } from "@marquee/runtime";
import { CloseIcon, IconButton, PictureInput } from "@marquee/ui-kit";
import { useField } from "formik";
import { useState } from "react";
import { styled } from "styled-components";

/** A picture that was uploaded, and the address by which this page shows it. */
export type UploadedPicture = { readonly uploadId: string; readonly preview: string; readonly name: string };

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
  > li { position: relative; }
  img {
    display: block;
    inline-size: 88px;
    block-size: 88px;
    object-fit: cover;
    border: 1px solid ${token("color.line")};
    border-radius: ${token("panel.radius")};
  }
  button { position: absolute; inset-block-start: 0; inset-inline-end: 0; background: ${token("color.surface")}; }
`;

/** A picture as an address of its own: the site's policy shows no other address of a file. */
const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });

/** Up to three pictures: each is uploaded when chosen, shown, and may be removed again; the form keeps their ids. */
export function PicturesField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t, i18n } = useLingui();
  const [{ value }, { error }, { setValue }] = useField<readonly UploadedPicture[]>(name);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [fault, setFault] = useState("");
  const send = async (file: File): Promise<void> => {
    const code = value.length >= mostApplicationPictures ? "upload.count" : toPictureFault(file);
    if (code !== null) return setFault(toErrorText(i18n, code));
    setFault("");
    const answer = await upload({ purpose: "PROMOTION", file });
    if (answer.error) return setFault(toErrorText(i18n, isApiError(answer.error) ? answer.error.code : "unknown"));
    const { uploadId } = answer.data;
    if (value.some((picture) => picture.uploadId === uploadId)) return undefined;
    await setValue([...value, { uploadId, preview: await toDataUrl(file), name: file.name }]);
  };
  const remove = (id: string): void => {
    setFault("");
    void setValue(value.filter(({ uploadId }) => uploadId !== id));
  };
  return (
    <PictureInput
      label={label}
      hint={t`PNG or JPEG, at most 5 MB each, up to ${mostApplicationPictures}`}
      error={fault === "" ? error : fault}
      busy={isLoading}
      done={
        value.length > 0 && (
          <List>
            {value.map(({ uploadId, preview, name: file }) => (
              <li key={uploadId}>
                <img src={preview} alt={file} />
                <IconButton label={t`Remove ${file}`} onClick={() => remove(uploadId)}>
                  <CloseIcon size="1em" />
                </IconButton>
              </li>
            ))}
          </List>
        )
      }
      onChoose={(file) => void send(file)}
    />
  );
}
