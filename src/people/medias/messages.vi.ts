import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  upload_missing: "Tải file lên không thành công",
  upload_too_large: "File tải lên vượt quá dung lượng tối đa ({mb} MB)",
  upload_type: "File phải có định dạng image/jpeg, image/png",
  upload_too_wide: "Hình này có quá nhiều điểm ảnh",
  image_unknown: "Hình này đã hết hạn. Vui lòng tải lên lại.",
} as const satisfies Texts<typeof en.errors>;
