import {
  useUploadBannerPictureMutation,
  useUploadPromotionPictureMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });

/**
 * Stores a picture of a banner, a text or a promotion, and answers its address, by the call that the person's permission opens; refused as
 * `uploadBannerPicture` says.
 */
export function useUploadPicture(): (file: File) => Promise<string> {
  const merchant = useMerchantCode();
  const mayWrite = useMay("content.change");
  const [[banner], [promotion]] = [useUploadBannerPictureMutation(), useUploadPromotionPictureMutation()];
  const upload = mayWrite ? banner : promotion;
  return async (file) => (await upload({ merchant, data: await toBase64(file) }).unwrap()).url;
}
