import { useLingui } from "@lingui/react/macro";
import { mostTicketPictures, uploadBytes } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { CloseIcon, IconButton, PictureInput } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useUploadTicketPictureMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { toBase64 } from "../forms/toBase64.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";

/** A picture that is stored for the next answer. `preview` shows it in this page. */
export type AnswerPicture = { readonly uploadId: string; readonly preview: string; readonly name: string };

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { position: relative; }
  img { display: block; inline-size: 88px; block-size: 88px; object-fit: cover; border: ${token("stroke.thin")} solid ${token("color.line")}; border-radius: ${token("radius.control")}; }
  button { position: absolute; inset-block-start: 0; inset-inline-end: 0; background: ${token("color.surface")}; }
`;

/** Pictures that go with an answer in a ticket: each is stored when it is chosen, shown, and may be taken out again. */
export function AnswerPictures({
  ticketId,
  value,
  onChange,
}: {
  readonly ticketId: string;
  readonly value: readonly AnswerPicture[];
  readonly onChange: (pictures: readonly AnswerPicture[]) => void;
}) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [upload, { isLoading }] = useUploadTicketPictureMutation();
  const [fault, setFault] = useState("");
  const most = mostTicketPictures;
  const send = async (file: File): Promise<void> => {
    if (value.length >= most) return setFault(t`An answer has at most ${most} pictures.`);
    if (file.size > uploadBytes) return setFault(t`The picture is larger than 5 MB.`);
    setFault("");
    try {
      const data = await toBase64(file);
      const { uploadId } = await upload({ merchant, id: ticketId, data }).unwrap();
      if (value.some((picture) => picture.uploadId === uploadId)) return undefined;
      return onChange([...value, { uploadId, preview: `data:${file.type};base64,${data}`, name: file.name }]);
    } catch (error) {
      return setFault(toErrorText(i18n, error));
    }
  };
  return (
    <PictureInput
      label={t`Add a picture`}
      hint={t`PNG or JPEG, at most 5 MB each, up to ${most}`}
      error={fault === "" ? undefined : fault}
      busy={isLoading}
      done={
        value.length > 0 && (
          <List>
            {value.map(({ uploadId, preview, name }) => (
              <li key={uploadId}>
                <img src={preview} alt={name} />
                <IconButton
                  label={t`Remove ${name}`}
                  onClick={() => onChange(value.filter((picture) => picture.uploadId !== uploadId))}
                >
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
