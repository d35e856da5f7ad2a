import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  profile_edited: "Nội dung này đã được thay đổi ở một cửa sổ khác. Vui lòng so sánh hai bản và lưu lại.",
  section_limit: "Bạn có thể thêm tối đa {max} mục. Vui lòng xóa bớt một mục trước.",
  duplicate_entry: "Bạn đã thêm mục này",
  duplicate_link: "Bạn đã thêm liên kết này",
  end_before_start: "Thời điểm kết thúc không được trước thời điểm bắt đầu",
  invalid_date: "Vui lòng nhập ngày có thật, ví dụ 2024-05",
  birth_date_future: "Ngày sinh không được ở tương lai",
  too_many_choices: "Vui lòng chọn tối đa 5 mục",
  photo_required: "Vui lòng chọn ảnh",
  photo_too_large: "File tải lên vượt quá dung lượng tối đa ({mb} MB)",
  photo_type: "File phải có định dạng image/jpeg, image/png",
  photo_too_wide: "Ảnh có quá nhiều điểm ảnh. Vui lòng chọn ảnh có mỗi cạnh tối đa 12.000 điểm ảnh.",
} as const satisfies Texts<typeof en.errors>;
