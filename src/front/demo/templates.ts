import type { Language } from "./terms.ts";

export interface DemoTemplate {
  name: string;
  subject: string;
  /** Safe HTML. */
  content: string;
  stage: string;
  language: Language;
  /** Which member of the company wrote it, and how many days ago. */
  by: number;
  days: number;
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");

/** Templates that the demo company has written itself. */
export const templates: readonly DemoTemplate[] = [
  {
    name: "Mời phỏng vấn vòng 2 tại văn phòng",
    subject: "{{company_name}} mời bạn phỏng vấn vòng 2: {{job_title}}",
    content: paragraphs(
      "Chào {{candidate_name}},",
      "Cảm ơn bạn đã dành thời gian cho vòng 1. Nhóm rất thích cách bạn nghĩ về bài toán và muốn gặp bạn tại văn phòng.",
      "<strong>Vòng 2 gồm:</strong>",
    )
      .concat(
        "<ul><li>60 phút trao đổi với trưởng nhóm</li><li>30 phút làm một bài tập nhỏ trên máy</li><li>15 phút đi xem văn phòng và gặp cả nhóm</li></ul>",
      )
      .concat(
        paragraphs(
          "Bạn trả lời giúp hai khung giờ phù hợp trong tuần này.",
          "Hẹn gặp bạn,<br />{{recruiter_name}}<br />{{recruiter_email}}",
        ),
      ),
    stage: "interview_invite",
    language: "vi",
    by: 0,
    days: 34,
  },
  {
    name: "Xin sản phẩm đã làm",
    subject: "Bạn gửi thêm sản phẩm cho vị trí {{job_title}} được không?",
    content: paragraphs(
      "Chào {{candidate_name}},",
      "Hồ sơ ứng tuyển của bạn rất gần với điều {{company_name}} đang tìm. Để hiểu cách bạn làm việc hơn, bạn gửi giúp một hoặc hai sản phẩm mà bạn tự hào nhất: mã nguồn, bản thiết kế hoặc bài viết đều được.",
      "Chúng tôi trả lời trong hai ngày làm việc sau khi nhận được.",
      "Cảm ơn bạn,<br />{{recruiter_name}}",
    ),
    stage: "screening",
    language: "vi",
    by: 1,
    days: 12,
  },
  {
    name: "Từ chối sau phỏng vấn, có góp ý",
    subject: "Kết quả phỏng vấn vị trí {{job_title}}",
    content: paragraphs(
      "Chào {{candidate_name}},",
      "Cảm ơn bạn đã đến gặp chúng tôi. Lần này chúng tôi chọn một ứng viên khác cho vị trí {{job_title}}.",
      "Điều chúng tôi đánh giá cao ở bạn: …<br />Điều bạn có thể phát triển thêm: …",
      "Chúng tôi mong được gặp lại bạn ở một vị trí khác.",
      "{{recruiter_name}}<br />{{company_name}}",
    ),
    stage: "reject",
    language: "vi",
    by: 0,
    days: 58,
  },
  {
    name: "Take-home task for engineers",
    subject: "A small task for {{job_title}} at {{company_name}}",
    content: paragraphs(
      "Hello {{candidate_name}},",
      "Thank you for the good conversation. As a next step we ask for a small task of about two hours. Pick any evening this week; there is no clock running.",
      "We pay attention to <strong>how you decide</strong>, not to how much you finish. Questions are welcome.",
      "Best regards,<br />{{recruiter_name}}<br />{{recruiter_email}}",
    ),
    stage: "screening",
    language: "en",
    by: 1,
    days: 5,
  },
];
