import type { Random } from "../random.ts";
import { skillInSentence } from "../texts/skills.ts";
import type { DemoCandidate, Language } from "../types.ts";

type Facts = { job: string; company: string; person: DemoCandidate };

function skill({ person }: Facts, index: number): string {
  return skillInSentence((person.skills[index] ?? person.skills[0])?.name ?? "", person.language);
}

const greetings: Record<Language, readonly ((f: Facts) => string)[]> = {
  vi: [
    (f) => `Kính gửi Phòng Nhân sự ${f.company},`,
    (f) => `Xin chào anh/chị phụ trách tuyển dụng của ${f.company},`,
    () => "Kính gửi Quý công ty,",
  ],
  en: [(f) => `Dear ${f.company} team,`, () => "Dear Hiring Manager,", (f) => `Hello ${f.company},`],
};

const reasons: Record<Language, readonly ((f: Facts) => string)[]> = {
  vi: [
    (f) =>
      `Tôi xin ứng tuyển vị trí ${f.job}. Công việc gần nhất của tôi là ${f.person.works[0]?.title ?? f.person.headline}, và tôi tin kinh nghiệm về ${skill(f, 0)} sẽ có ích cho nhóm.`,
    (f) =>
      `Đọc mô tả vị trí ${f.job}, tôi thấy rất gần với những việc mình đang làm hằng ngày, đặc biệt là phần ${skill(f, 1)}.`,
    (f) =>
      `Tôi theo dõi ${f.company} đã lâu và thích cách công ty nói về đồng nghiệp. Vị trí ${f.job} là bước tiếp theo mà tôi đang tìm.`,
    (f) =>
      `Một người bạn đang làm tại ${f.company} giới thiệu tôi ứng tuyển vị trí ${f.job}. Tôi có thể bắt đầu từ việc nhỏ và học nhanh.`,
  ],
  en: [
    (f) =>
      `I would like to apply for ${f.job}. In my work as ${f.person.works[0]?.title ?? f.person.headline} I rely on ${skill(f, 0)} every day.`,
    (f) => `Your ad for ${f.job} reads like a list of things I enjoy, above all the part on ${skill(f, 1)}.`,
    (f) =>
      `I have followed ${f.company} for some time and like how you speak about your people. ${f.job} would be the right next step for me.`,
    (f) =>
      `A friend at ${f.company} suggested that I apply for ${f.job}. I learn quickly and do not mind starting small.`,
  ],
};

const closings: Record<Language, readonly string[]> = {
  vi: [
    "Rất mong có cơ hội được trao đổi thêm. Trân trọng cảm ơn.",
    "Tôi có thể phỏng vấn vào các buổi chiều trong tuần. Cảm ơn anh/chị đã đọc.",
    "CV của tôi đính kèm. Mong nhận được phản hồi sớm.",
    "Tôi sẵn sàng làm bài kiểm tra nếu cần. Xin cảm ơn.",
  ],
  en: [
    "I would be glad to talk. Thank you for reading.",
    "I am free for an interview on most afternoons.",
    "My CV is attached; I look forward to hearing from you.",
    "I am happy to take a test if that helps. Thank you.",
  ],
};

/** A few lines that go with an application, in the candidate's language. */
export function coverLetter(job: string, company: string, person: DemoCandidate, random: Random): string {
  const facts = { job, company, person };
  const { language } = person;
  return [
    random.pick(greetings[language])(facts),
    random.pick(reasons[language])(facts),
    `${random.pick(closings[language])}\n${person.fullName}`,
  ].join("\n\n");
}
