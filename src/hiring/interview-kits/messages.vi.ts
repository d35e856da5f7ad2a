import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { kitMax } from "./terms.ts";

export const errors = {
  kit_empty: "Vui lòng thêm một câu hỏi hoặc một tiêu chí chấm điểm",
  attribute_twice: "Tiêu chí này đã có trong bộ câu hỏi",
  too_many_questions_in_kit: `Một bộ có tối đa ${kitMax.questions} câu hỏi`,
  too_many_attributes: `Một bộ có tối đa ${kitMax.attributes} tiêu chí`,
  kit_limit: "Bạn có thể có tối đa {max} mẫu. Vui lòng xóa bớt một mẫu trước.",
  kit_not_yours: "Chỉ người tạo và quản trị viên có thể sửa mẫu này",
  kit_edited: "{name} vừa sửa bộ câu hỏi này",
  kit_unknown: "Vui lòng chọn một mẫu",
  kit_of_round: "Vòng này đã có bộ câu hỏi. Vui lòng xóa bộ cũ trước.",
} as const satisfies Texts<typeof en.errors>;

export const console = {
  list: {
    title: "Bộ câu hỏi phỏng vấn",
    lead: "Những điều cần hỏi và cần chấm điểm trong buổi phỏng vấn. Mỗi tin tuyển dụng chọn một mẫu cho từng vòng và có thể sửa bản sao của mình.",
    create: "Tạo mẫu",
    emptyTitle: "Chưa có mẫu nào",
    emptyText:
      "Hãy viết một lần những câu mà nhóm bạn hỏi ở vòng đầu. Mọi người phỏng vấn sẽ có đánh giá so sánh được với nhau.",
    facts:
      "{questions, plural, =0 {Không có câu hỏi} other {# câu hỏi}} · {attributes, plural, =0 {không có tiêu chí} other {# tiêu chí}}",
    by: "{name}, {when}",
    saved: "Đã lưu mẫu.",
    deleted: "Đã xóa mẫu.",
    delete: "Xóa",
    deleteOf: "Xóa “{name}”",
    deleteTitle: "Xóa “{name}”?",
    deleteText: "Các tin đã dùng mẫu này vẫn giữ bản sao của mình.",
    keep: "Giữ lại",
  },
  form: {
    createTitle: "Bộ câu hỏi phỏng vấn mới",
    editTitle: "Bộ câu hỏi phỏng vấn",
    locked: "Chỉ người tạo và quản trị viên có thể sửa mẫu này.",
    name: "Tên",
    nameHelp: "Chỉ nhóm của bạn thấy tên này, ví dụ “Vòng 1, kinh doanh”.",
    questions: "Câu hỏi",
    questionsText: "Người phỏng vấn thấy câu hỏi bên cạnh CV và ghi lại câu trả lời.",
    question: "Câu hỏi {number, number}",
    hint: "Cần chú ý điều gì",
    hintHelp: "Ví dụ: nêu được một tình huống thật và kết quả",
    addQuestion: "Thêm câu hỏi",
    attributes: "Tiêu chí chấm điểm",
    attributesText:
      "Mỗi tiêu chí được chấm từ 1 đến 5. Hãy mô tả ứng viên yếu và ứng viên xuất sắc để mọi người chấm như nhau.",
    attribute: "Tiêu chí {number, number}",
    low: "1 nghĩa là",
    high: "5 nghĩa là",
    addAttribute: "Thêm tiêu chí",
    up: "Chuyển lên: {row}",
    down: "Chuyển xuống: {row}",
    remove: "Xóa: {row}",
    save: "Lưu bộ câu hỏi",
    reload: "Mở phiên bản hiện tại",
  },
  job: {
    title: "Bộ câu hỏi phỏng vấn của tin này",
    lead: "Mỗi vòng có một bộ. Thay đổi ở đây chỉ ảnh hưởng đến tin này.",
    templates: "Mẫu của nhóm bạn",
    round: {
      r1: "Phỏng vấn vòng 1",
      r2: "Phỏng vấn vòng 2",
      r3: "Phỏng vấn vòng cuối",
      r0: "Phỏng vấn không thuộc vòng nào",
    },
    none: "Chưa có bộ câu hỏi. Người phỏng vấn chấm theo kỹ năng của tin.",
    template: "Mẫu",
    choose: "Chọn một mẫu",
    take: "Dùng mẫu",
    edit: "Sửa",
    remove: "Xóa",
    removeTitle: "Xóa bộ câu hỏi này khỏi vòng?",
    removeText: "Mẫu vẫn còn, và các đánh giá đã gửi cũng vậy.",
    taken: "Đã thêm bộ câu hỏi.",
    removed: "Đã xóa bộ câu hỏi khỏi vòng.",
    noTemplates: "Chưa có mẫu nào.",
  },
} as const satisfies Texts<typeof en.console>;
