import type { Language } from "./terms.ts";
import type { Stage } from "./types.ts";

export interface Line {
  by: "employer" | "candidate";
  text: string;
}

const employer = (text: string): Line => ({ by: "employer", text });
const candidate = (text: string): Line => ({ by: "candidate", text });

/** What employers and candidates write to each other, by where the application stands. */
export const conversations: Record<Language, Partial<Record<Stage, readonly Line[]>>> = {
  vi: {
    screening: [
      employer("Chào bạn, cảm ơn bạn đã ứng tuyển. Bạn có thể bắt đầu làm việc từ khi nào?"),
      candidate(
        "Chào anh chị, tôi cần báo trước cho công ty hiện tại 30 ngày. Vị trí này làm việc tại văn phòng hay kết hợp ạ?",
      ),
      employer(
        "Ba ngày tại văn phòng, hai ngày làm ở nhà. Bạn gửi thêm cho chúng tôi một sản phẩm đã làm được không?",
      ),
    ],
    first_interview: [
      employer(
        "Chúng tôi mời bạn phỏng vấn vòng 1 qua video, khoảng 60 phút. Sáng thứ Ba hoặc chiều thứ Năm tuần tới bạn tham gia được không?",
      ),
      candidate("Tôi tham gia được vào chiều thứ Năm, từ 14 giờ. Tôi có cần chuẩn bị gì trước không ạ?"),
      employer(
        "Không cần chuẩn bị gì, bạn chỉ cần kể về một dự án mà bạn tâm đắc. Hẹn gặp bạn 14 giờ thứ Năm.",
      ),
    ],
    second_interview: [
      employer(
        "Vòng 1 rất tốt. Vòng 2 bạn sẽ gặp trưởng nhóm và làm một bài tập nhỏ tại văn phòng, khoảng 90 phút.",
      ),
      candidate("Cảm ơn anh chị. Tôi nên mang theo máy tính của mình không?"),
      employer(
        "Bạn mang theo nếu quen dùng hơn, chúng tôi cũng có sẵn máy. Bạn gửi xe ở tầng hầm B1, miễn phí.",
      ),
    ],
    offer: [
      employer(
        "Chúc mừng bạn! Chúng tôi muốn mời bạn về làm việc. Thư mời có mức lương, ngày bắt đầu và thời gian thử việc.",
      ),
      candidate("Cảm ơn công ty. Tôi xin phép đọc kỹ và trả lời trong tuần này."),
      employer("Bạn cứ xem kỹ. Có điểm nào chưa rõ, bạn hỏi ngay tại đây."),
    ],
  },
  en: {
    screening: [
      employer("Hello, and thank you for applying. When could you start?"),
      candidate("Hello, my notice period is 30 days. Is this job on site or hybrid?"),
      employer("Three days in the office, two at home. Could you send us something you have built?"),
    ],
    first_interview: [
      employer(
        "We would like to meet you in a video call of about an hour. Tuesday morning or Thursday afternoon next week?",
      ),
      candidate("Thursday from 2 pm works well. Is there anything I should prepare?"),
      employer("Nothing special: pick a project you are proud of. See you on Thursday at 2 pm."),
    ],
    second_interview: [
      employer(
        "The first round went very well. In the second you meet the team lead and solve a small task in our office, about 90 minutes.",
      ),
      candidate("Thank you. Should I bring my own laptop?"),
      employer("Only if you prefer it, we have one for you. Parking in basement B1 is free."),
    ],
    offer: [
      employer(
        "Congratulations! We would like you to join us. The offer has the salary, the start date and the probation period.",
      ),
      candidate("Thank you very much. I’ll read it carefully and answer this week."),
      employer("Take your time. If anything is unclear, just ask here."),
    ],
  },
};
