import type { Language } from "./terms.ts";
import type { Stage } from "./types.ts";

/** What a recruiter writes for the team; `asks` mentions the administrator of the company by name. */
export interface DemoNote {
  text: string;
  asks?: true;
}

/** An evaluation: 1 (strong no) to 4 (strong yes), ratings of the job's first skills, and why. */
export interface DemoOpinion {
  recommendation: 1 | 2 | 3 | 4;
  ratings: readonly number[];
  text: string;
}

/** What the team wrote about the job whose board is full: by which of them, and how many days ago. */
export const jobNotes = [
  {
    text: "Trưởng nhóm muốn gặp mọi ứng viên vòng cuối, chừa lịch chiều thứ Tư và thứ Năm.",
    by: 0,
    daysAgo: 12,
  },
  {
    text: "Ngân sách đã duyệt thêm một vị trí. Ưu tiên người từng vận hành Kafka.",
    by: 1,
    daysAgo: 3,
  },
] as const;

const interviewed: Record<Language, { notes: readonly DemoNote[]; opinions: readonly DemoOpinion[] }> = {
  vi: {
    notes: [
      { text: "Đã gọi 15 phút: nói rõ ràng, muốn rời công ty cũ vì không còn gì để học. Báo trước 30 ngày." },
      { text: "xem giúp phần dự án gần nhất trong CV, em thấy rất hợp với nhóm thanh toán.", asks: true },
    ],
    opinions: [
      {
        recommendation: 4,
        ratings: [5, 4, 4],
        text: "Giải thích được vì sao chọn cách làm chứ không chỉ kể đã làm gì. Hỏi lại đề bài đúng chỗ.",
      },
      {
        recommendation: 3,
        ratings: [4, 3, 4],
        text: "Nền tảng tốt, làm bài hơi chậm nhưng ra kết quả đúng. Cần người kèm trong hai tháng đầu.",
      },
    ],
  },
  en: {
    notes: [
      {
        text: "15-minute call: clear, curious, wants to leave because there is nothing left to learn. 30 days’ notice.",
      },
      {
        text: "could you look at the last project in the CV? It fits the payments team very well.",
        asks: true,
      },
    ],
    opinions: [
      {
        recommendation: 4,
        ratings: [5, 4, 4],
        text: "Explains why it was built that way, not only what was built. Asked the right questions about the task.",
      },
      {
        recommendation: 2,
        ratings: [3, 2, 4],
        text: "Pleasant and well prepared, but had never worked with anything of our size. Rather for the next opening.",
      },
    ],
  },
};

const screened: Record<Language, readonly DemoNote[]> = {
  vi: [{ text: "CV ổn, thiếu chứng chỉ nhưng kinh nghiệm bù được. Hỏi mức lương trước khi mời phỏng vấn." }],
  en: [
    {
      text: "Good CV. The certificate is missing, but the experience makes up for it. Ask about salary first.",
    },
  ],
};

/** What the team of the demo company has said of somebody at a stage. */
export function opinionsAt(stage: Stage, language: Language) {
  const nothing = { notes: [] as readonly DemoNote[], opinions: [] as readonly DemoOpinion[] };
  if (stage === "screening") return { ...nothing, notes: screened[language] };
  const all = interviewed[language];
  if (stage === "interview") return { ...nothing, notes: all.notes };
  if (stage === "first_interview") return { notes: all.notes, opinions: all.opinions.slice(0, 1) };
  return ["second_interview", "final_interview", "offer", "hired"].includes(stage) ? all : nothing;
}
