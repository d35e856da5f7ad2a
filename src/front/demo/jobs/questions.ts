import type { Random } from "../random.ts";
import { skillInSentence } from "../texts/skills.ts";
import type { DemoQuestion, Language, RoleFamily } from "../types.ts";
import { places } from "./places.ts";

type Maker = (skill: string, place: string, years: number) => DemoQuestion;

function question(
  type: DemoQuestion["type"],
  text: string,
  options: string[] = [],
  min: number | null = null,
): DemoQuestion {
  return { type, text, required: type !== "short_text", options, min };
}

const makers: Record<Language, readonly Maker[]> = {
  vi: [
    (skill, _, years) => question("number", `Bạn có bao nhiêu năm kinh nghiệm với ${skill}?`, [], years),
    (_, place) => question("yes_no", `Bạn có thể làm việc tại ${place} không?`),
    () =>
      question("single_choice", "Bạn có thể bắt đầu làm việc khi nào?", [
        "Ngay lập tức",
        "Trong vòng 2 tuần",
        "Sau 30 ngày",
        "Sau 45 ngày trở lên",
      ]),
    () =>
      question("single_choice", "Trình độ tiếng Anh của bạn?", [
        "Chưa sử dụng được",
        "Đọc hiểu",
        "Giao tiếp",
        "Thành thạo",
      ]),
    () => question("short_text", "Mức lương mong muốn của bạn là bao nhiêu?"),
    () => question("yes_no", "Bạn có sẵn sàng đi công tác khi cần không?"),
    (skill) => question("short_text", `Hãy kể ngắn gọn một việc bạn tự hào nhất liên quan đến ${skill}.`),
  ],
  en: [
    (skill, _, years) => question("number", `How many years have you worked with ${skill}?`, [], years),
    (_, place) => question("yes_no", `Can you work in ${place}?`),
    () =>
      question("single_choice", "When could you start?", [
        "Immediately",
        "Within two weeks",
        "In 30 days",
        "In 45 days or more",
      ]),
    () =>
      question("single_choice", "How good is your English?", ["None", "Reading", "Conversational", "Fluent"]),
    () => question("short_text", "What salary do you expect?"),
    () => question("yes_no", "Are you willing to travel for work?"),
    (skill) =>
      question("short_text", `Tell us briefly about something you did with ${skill} and are proud of.`),
  ],
};

/** One to five screening questions of an ad. */
export function screeningQuestions(
  family: RoleFamily,
  skill: string,
  experience: number,
  location: number,
  language: Language,
  random: Random,
): DemoQuestion[] {
  const place = places[location]?.[language] ?? "";
  const years = [0, 0, 1, 3, 5, 10][experience] ?? 0;
  const name = skillInSentence(skill, language);
  const count = random.weighted([
    [1, 2],
    [2, 4],
    [3, 4],
    [4, 2],
    [5, 1],
  ] as const);
  const chosen = random.some(makers[language].slice(experience === 0 ? 1 : 0), count);
  const fitting = family.place === "desk" ? chosen : chosen.filter((make) => make !== makers[language][6]);
  return (fitting.length ? fitting : [makers[language][1]!]).map((make) => make(name, place, years));
}
