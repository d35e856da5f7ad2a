import type { Random } from "../random.ts";
import { skillInSentence } from "../texts/skills.ts";
import type { Language } from "../types.ts";

type Facts = {
  title: string;
  major: string;
  years: number;
  skills: readonly string[];
  student: boolean;
  rising: boolean;
};

function spell(years: number): string {
  return years === 1 ? "a year" : `${years} years`;
}

const starts: Record<Language, readonly ((f: Facts) => string)[]> = {
  vi: [
    (f) => `${f.title} với ${f.years} năm kinh nghiệm, thành thạo ${f.skills.slice(0, 2).join(" và ")}.`,
    (f) => `Tôi làm việc trong nghề được ${f.years} năm, thế mạnh là ${f.skills.slice(0, 2).join(", ")}.`,
    (f) => `Hơn ${f.years} năm gắn bó với công việc ${f.title}, tôi quen phụ trách trọn vẹn từ đầu đến cuối.`,
  ],
  en: [
    (f) =>
      `${f.title} with ${spell(f.years)} of experience, strongest in ${f.skills.slice(0, 2).join(" and ")}.`,
    (f) =>
      `For ${spell(f.years)} I have worked as ${f.title}, with a focus on ${f.skills.slice(0, 2).join(" and ")}.`,
    (f) =>
      `I bring ${spell(f.years)} of practice in ${f.skills.slice(0, 2).join(" and ")} and like to see things through.`,
  ],
};

const fresh: Record<Language, readonly ((f: Facts) => string)[]> = {
  vi: [
    (f) => `Mới tốt nghiệp ngành ${f.major}, ham học hỏi và sẵn sàng bắt đầu từ việc nhỏ.`,
    (f) => `Sinh viên năm cuối ngành ${f.major}, mong muốn thực tập để áp dụng ${f.skills[0]} vào thực tế.`,
  ],
  en: [
    (f) => `Recent graduate in ${f.major}, eager to learn and glad to start small.`,
    (f) => `Final-year student of ${f.major} looking to use ${f.skills[0]} on real work.`,
  ],
};

const ends: Record<Language, readonly string[]> = {
  vi: [
    "Điểm mạnh của tôi là cẩn thận, đúng hẹn và giao tiếp rõ ràng.",
    "Tôi tìm một nơi có thể gắn bó lâu dài và được học từ đồng nghiệp.",
    "Mục tiêu hai năm tới là dẫn dắt một nhóm nhỏ.",
    "Tôi thích môi trường nói thẳng, làm thật và tôn trọng giờ nghỉ.",
    "Ngoài công việc, tôi chạy bộ và tham gia hoạt động thiện nguyện.",
  ],
  en: [
    "I am careful, punctual and clear in what I say.",
    "I look for a place to stay and people to learn from.",
    "Within two years I would like to lead a small team.",
    "I do well where people are direct, kind and keep reasonable hours.",
    "Outside work I run, read and volunteer.",
  ],
};

/** Two sentences in which a person says who they are. */
export function summaryOf(facts: Facts, language: Language, random: Random): string {
  const said = { ...facts, skills: facts.skills.map((name) => skillInSentence(name, language)) };
  const start =
    facts.years === 0 ? fresh[language][facts.student ? 1 : 0]!(said) : random.pick(starts[language])(said);
  return `${start} ${random.pick(ends[language].filter((end) => facts.rising || !/hai năm tới|two years/.test(end)))}`;
}
