import { useUploadBannerPictureMutation } from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });

/** Stores a picture of a banner or of a text, and answers its address; refused as `uploadBannerPicture` says. */
export function useUploadPicture(): (file: File) => Promise<string> {
  const merchant = useMerchantCode();
  const [upload] = useUploadBannerPictureMutation();
  return async (file) => (await upload({ merchant, data: await toBase64(file) }).unwrap()).url;
}
