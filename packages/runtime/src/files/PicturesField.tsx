import { useLingui } from "@lingui/react/macro";
import { isApiError, useUploadPictureMutation } from "@marquee/api-client";
import type { UploadRequest } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { CloseIcon, IconButton, PictureInput } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toPictureFault } from "../forms/toPictureFault.ts";
import { toDataUrl } from "./toDataUrl.ts";

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

/** Pictures that go with a text: each is uploaded when chosen, shown, and may be removed again; the form keeps their ids. */
export function PicturesField({
  label,
  purpose,
  most,
  value,
  error,
  onChange,
}: {
  readonly label: string;
  readonly purpose: UploadRequest["purpose"];
  /** How many there may be. */
  readonly most: number;
  readonly value: readonly UploadedPicture[];
  readonly error?: string | undefined;
  readonly onChange: (pictures: readonly UploadedPicture[]) => void;
}) {
  const { t, i18n } = useLingui();
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [fault, setFault] = useState("");
  const send = async (file: File): Promise<void> => {
    const code = value.length >= most ? "upload.count" : toPictureFault(file);
    if (code !== null) return setFault(toErrorText(i18n, code));
    setFault("");
    const answer = await upload({ purpose, file });
    if (answer.error) return setFault(toErrorText(i18n, isApiError(answer.error) ? answer.error.code : "unknown"));
    const { uploadId } = answer.data;
    if (value.some((picture) => picture.uploadId === uploadId)) return undefined;
    onChange([...value, { uploadId, preview: await toDataUrl(file), name: file.name }]);
  };
  const remove = (id: string): void => {
    setFault("");
    onChange(value.filter(({ uploadId }) => uploadId !== id));
  };
  return (
    <PictureInput
      label={label}
      hint={t`PNG or JPEG, at most 5 MB each, up to ${most}`}
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
