import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const console = {
  title: "Giải thích",
  lead: "Vì sao một người được hay không được làm một việc. Câu trả lời dùng đúng các quy tắc của sản phẩm.",
  account: "Mã tài khoản",
  kind: "Về",
  kinds: {
    account: "Tài khoản",
    job: "Tin tuyển dụng",
    applicant: "Ứng viên của một tin",
    interview: "Một buổi phỏng vấn",
    offer: "Một thư mời nhận việc",
  },
  object: "Mã đối tượng",
  verb: "Hành động",
  submit: "Giải thích",
  allowed: "Người này làm được việc này ngay bây giờ.",
  denied: "Người này không làm được việc này.",
  message: "Nội dung người này đọc được",
  code: "Mã lỗi",
  step: "Do",
  steps: {
    account: "Toàn bộ tài khoản",
    rights: "Quyền của người này với đối tượng",
    state: "Trạng thái hiện tại của đối tượng",
  },
  facts: "Dữ kiện",
} as const satisfies Texts<typeof en.console>;

export const errors = {
  object_unknown: "Hãy chọn câu hỏi về điều gì và nhập mã của nó",
  verb_unknown: "Hành động này không có với đối tượng này",
} as const satisfies Texts<typeof en.errors>;
