import { useLingui } from "@lingui/react/macro";
import { FormTextField, PictureInput } from "@marquee/ui-kit";
import { useField } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { useUploadBannerPictureMutation } from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { loadErrorText } from "../../texts/errorText.ts";

const Shown = styled.img`max-inline-size: 100%; max-block-size: 8rem; object-fit: contain;`;

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });

/** A picture of a banner: uploaded here, or the address of one. */
export function BannerPictureField({
  name,
  label,
  hint,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [{ value }, , { setValue }] = useField<string>(name);
  const [upload, { isLoading }] = useUploadBannerPictureMutation();
  const [fault, setFault] = useState<string>();

  async function choose(file: File): Promise<void> {
    setFault(undefined);
    try {
      const { url } = await upload({ merchant, data: await toBase64(file) }).unwrap();
      await setValue(url);
    } catch (error) {
      setFault(await loadErrorText(i18n, error));
    }
  }

  return (
    <div>
      <FormTextField name={name} label={label} hint={hint} maxLength={500} autoComplete="off" />
      <PictureInput
        label={t`Upload: ${label}`}
        hint={t`A png or jpg of at most 5 MB.`}
        error={fault}
        busy={isLoading}
        done={value.startsWith("/art/own-banners/") ? <Shown src={value} alt="" /> : undefined}
        onChoose={(file) => void choose(file)}
      />
    </div>
  );
}
