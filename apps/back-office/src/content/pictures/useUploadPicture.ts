import {
  useUploadBannerPictureMutation,
  useUploadPromotionPictureMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { toBase64 } from "../../forms/toBase64.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";

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
