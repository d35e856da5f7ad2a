import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  notes_erased: "Dữ liệu của ứng viên này đã bị xóa nên không thể viết thêm",
  note_not_yours: "Chỉ người viết mới sửa được ghi chú. Quản trị viên có thể xóa ghi chú.",
  mention_unknown:
    "Bạn chỉ nhắc tên được thành viên có quyền xem nội dung này. Vui lòng bỏ những người khác.",
  recommendation_required: "Vui lòng chọn đề xuất của bạn",
  rating_invalid: "Vui lòng chọn mức từ 1 đến 5",
  interview_unknown: "Vui lòng chọn một buổi phỏng vấn của ứng viên này",
  skill_twice: "Bạn đã đánh giá kỹ năng này. Vui lòng nhập mỗi kỹ năng một lần.",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  rating: { r1: "Yếu", r2: "Chưa đạt", r3: "Đạt", r4: "Tốt", r5: "Xuất sắc" },
  recommendation: {
    strong_yes: "Rất nên tuyển",
    yes: "Nên tuyển",
    no: "Không nên tuyển",
    strong_no: "Chắc chắn không tuyển",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  page: {
    applicant: "Ghi chú nội bộ và đánh giá",
    job: "Ghi chú nội bộ về tin này",
    about: "Hồ sơ ứng tuyển vị trí {job}",
    backToApplicant: "Về trang ứng viên",
    backToBoard: "Về bảng ứng viên",
  },
  notes: {
    saved: "Đã lưu ghi chú.",
    title: "Ghi chú nội bộ",
    count: "{count, number} ghi chú",
    text: "Chỉ nhóm tuyển dụng của bạn xem được. Ứng viên không bao giờ thấy ghi chú.",
    label: "Ghi chú mới",
    placeholder: "Nhóm của bạn cần biết điều gì? Gõ @ để nhắc tên một người.",
    mention: "Nhắc tên",
    mentioned: "Nhắc thêm: {names}",
    suggestions: "Thành viên có thể nhắc tên",
    save: "Lưu ghi chú",
    saveChanges: "Lưu thay đổi",
    cancel: "Hủy",
    ctrlEnter: "Nhấn Ctrl + Enter để lưu",
    edit: "Sửa ghi chú",
    editOf: "Sửa ghi chú lúc {when}",
    edited: "đã sửa",
    delete: "Xóa ghi chú",
    deleteTitle: "Xóa ghi chú này?",
    deleteText: "Ghi chú bị xóa với tất cả mọi người và không khôi phục được.",
    keep: "Giữ lại",
    earlier: "Ghi chú trước đó",
    latest: "Ghi chú mới nhất",
    emptyTitle: "Chưa có ghi chú nào",
    emptyText: "Hãy ghi lại điều nhóm của bạn cần biết và nhắc tên người nên đọc.",
    closed: errors.notes_erased,
  },
  feedback: {
    saved: "Đã gửi đánh giá.",
    title: "Đánh giá",
    text: "Mỗi người gửi một đánh giá cho mỗi buổi phỏng vấn. Bạn xem được đánh giá của người khác sau khi gửi đánh giá của mình.",
    hidden: "{count, number} thành viên đã gửi đánh giá. Bạn xem được sau khi gửi đánh giá của mình.",
    none: "Chưa có đánh giá nào",
    average: "Trung bình",
    averageOf: "{count, number} người",
    interview: "Buổi phỏng vấn",
    interviewNone: "Đánh giá chung về ứng viên",
    more: "Gửi thêm đánh giá",
    value: "{value, number}",
    score: "{value, number} trên {max, number}",
    recommendation: "Đề xuất của bạn",
    skills: "Kỹ năng",
    skillsHelp: "Chấm tối đa {max} kỹ năng, từ 1 (yếu) đến 5 (xuất sắc). Dòng chưa chấm sẽ được bỏ qua.",
    skill: "Kỹ năng {number}",
    rating: "Mức của kỹ năng {number}",
    notRated: "Chưa chấm",
    words: "Vì sao?",
    wordsHelp: "Điều bạn đã thấy hoặc nghe, để người khác hiểu đề xuất của bạn.",
    questions: "Câu hỏi",
    attributes: "Tiêu chí chấm điểm",
    low: "1: {words}",
    high: "5: {words}",
    ratedBy: "{name} {value, number}",
    changed: "Bộ câu hỏi phỏng vấn vừa thay đổi",
    changedText: "Biểu mẫu của bạn giữ những câu hỏi lúc mở, và đánh giá bạn gửi cũng vậy.",
    removedText:
      "Tin này không còn dùng bộ câu hỏi này. Biểu mẫu của bạn vẫn giữ các câu hỏi, và đánh giá bạn gửi cũng vậy.",
    added: "Mới: {list}",
    removed: "Không còn hỏi: {list}",
    send: "Gửi đánh giá",
    save: "Lưu thay đổi",
    own: "Bạn",
    edit: "Sửa đánh giá của bạn",
    cancel: "Hủy",
    edited: "đã sửa",
  },
  interview: {
    title: "Phỏng vấn {name}",
    about: "{interview} · {job}",
    tabs: "Các phần của buổi phỏng vấn",
    cv: "CV",
    kit: "Câu hỏi và đánh giá",
    profile: "Mở trang ứng viên",
    ahead: "Bạn có thể gửi đánh giá khi buổi phỏng vấn đã bắt đầu.",
    missed: "Buổi phỏng vấn này không diễn ra nên không có đánh giá để gửi.",
    noKit:
      "Tin này chưa có bộ câu hỏi cho vòng này. Sau buổi phỏng vấn, bạn có thể chấm theo kỹ năng của tin.",
  },
  feedbacks: {
    title: "Đánh giá",
    lead: "Đánh giá của nhóm về ứng viên. Bạn xem được đánh giá của người khác về một ứng viên sau khi gửi đánh giá của mình.",
    owed: "{count, number} buổi phỏng vấn đang chờ đánh giá của bạn",
    give: "Gửi đánh giá",
    all: "Xem cả {count, number} buổi",
    empty: "Chưa có đánh giá để xem",
    emptyText: "Đánh giá của bạn và đồng nghiệp về ứng viên và các buổi phỏng vấn sẽ hiển thị ở đây.",
    latest: "Đánh giá mới nhất",
    earlier: "Đánh giá trước đó",
  },
} as const satisfies Texts<typeof en.console>;

export const notifications = {
  mention: "{by} đã nhắc tên bạn trong {count, number} ghi chú về {candidate}",
  job_mention: "{by} đã nhắc tên bạn trong {count, number} ghi chú về tin {job}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  mention: {
    subject: "{by} đã nhắc tên bạn: {about}",
    title: "Bạn được nhắc tên trong một ghi chú",
    applicant: "{by} đã nhắc tên bạn trong ghi chú về {candidate}, ứng viên vị trí {job}:",
    job: "{by} đã nhắc tên bạn trong ghi chú về tin {job}:",
    button: "Xem ghi chú",
    internal: "Đây là ghi chú nội bộ. Ứng viên không thấy ghi chú, vui lòng không chuyển tiếp email này.",
    reason:
      "Bạn nhận được email này vì một thành viên đã nhắc tên bạn trong ghi chú về vị trí {job} trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
