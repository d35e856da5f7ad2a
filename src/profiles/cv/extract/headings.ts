import { fold } from "#kit/fold.ts";

export type Part =
  | "contact"
  | "introduction"
  | "executive_summary"
  | "work_experiences"
  | "educations"
  | "skills"
  | "languages"
  | "certificates"
  | "achievements"
  | "projects"
  | "work_references"
  | "referencers"
  | "preferences"
  | "other";

/** Headings of the parts of a CV, in both languages. */
const names: Readonly<Record<Part, string>> = {
  contact:
    "contact, contacts, contact me, contact info, contact information, contact details, personal details, personal information, personal info, personal data, details, thông tin cá nhân, thông tin liên hệ, liên hệ, thông tin liên lạc, lý lịch cá nhân, sơ yếu lý lịch",
  introduction:
    "about, about me, profile, personal profile, introduction, objective, objectives, career objective, career objectives, career goal, career goals, professional profile, personal statement, giới thiệu, giới thiệu bản thân, giới thiệu chung, về tôi, về bản thân, mục tiêu, mục tiêu nghề nghiệp, mục tiêu công việc, định hướng nghề nghiệp",
  executive_summary:
    "summary, executive summary, professional summary, career summary, profile summary, summary of qualifications, qualifications summary, tóm tắt, tóm tắt kinh nghiệm, tóm tắt hồ sơ, tóm tắt chuyên môn, tổng quan, tóm tắt bản thân",
  work_experiences:
    "work experience, work experiences, experience, experiences, working experience, professional experience, employment, employment history, work history, career history, career, job history, leadership experience, volunteer experience, volunteer experience, volunteering, volunteer work, internship, internships, internship experience, on campus involvement, campus involvement, activities, extracurricular activities, leadership, kinh nghiệm, kinh nghiệm làm việc, kinh nghiệm nghề nghiệp, kinh nghiệm chuyên môn, kinh nghiệm công tác, quá trình làm việc, quá trình công tác, lịch sử làm việc, hoạt động, hoạt động ngoại khóa, hoạt động tình nguyện, hoạt động xã hội, kinh nghiệm thực tập",
  educations:
    "education, educations, educational background, education background, academic background, academic qualifications, education and training, academics, academic, education history, professional development, học vấn, trình độ học vấn, quá trình học tập, quá trình đào tạo, học tập, đào tạo, trình độ, trình độ chuyên môn, bằng cấp",
  skills:
    "skills, skill, skill set, skillset, technical skills, technical skill, computer skills, it skills, hard skills, soft skills, key skills, core skills, core competencies, competencies, areas of expertise, expertise, technologies, tech stack, programming, programming languages, tools, proficiencies, programming skills, kỹ năng, các kỹ năng, kỹ năng chuyên môn, kỹ năng mềm, kỹ năng cứng, kỹ năng tin học, tin học, kỹ năng công nghệ, năng lực chuyên môn, công nghệ",
  languages:
    "languages, language, language skills, foreign languages, spoken languages, ngoại ngữ, ngôn ngữ, trình độ ngoại ngữ, khả năng ngoại ngữ, kỹ năng ngoại ngữ",
  certificates:
    "certificates, certificate, certifications, certification, licenses, licenses and certifications, courses, training, trainings, training courses, certificates and courses, chứng chỉ, các chứng chỉ, chứng nhận, khóa học, bằng cấp chứng chỉ, chứng chỉ bằng cấp",
  achievements:
    "achievements, achievement, key achievements, accomplishments, awards, award, honors, honours, honors awards, honours awards, awards and honors, prizes, thành tích, thành tựu, giải thưởng, danh hiệu, khen thưởng, danh hiệu và giải thưởng, thành tích nổi bật",
  projects:
    "projects, project, personal projects, side projects, selected projects, key projects, project experience, dự án, các dự án, dự án cá nhân, dự án tiêu biểu, dự án đã tham gia, dự án nổi bật",
  work_references:
    "links, link, work links, portfolio, work samples, online profiles, websites, social links, my work, liên kết, liên kết sản phẩm, sản phẩm, mạng xã hội",
  referencers:
    "references, reference, referees, referee, người tham chiếu, người tham khảo, thông tin tham chiếu, người giới thiệu, người xác nhận, thông tin người tham chiếu",
  preferences:
    "job preferences, job preference, career preferences, preferences, expectations, mong muốn công việc, mong muốn, nguyện vọng, công việc mong muốn",
  other:
    "interests, interest, hobbies, hobby, hobbies and interests, publications, publication, patents, talks, invited talks, presentations, coursework, significant coursework, relevant coursework, additional information, miscellaneous, strengths, onsite experience, sở thích, điểm mạnh, điểm yếu, thông tin thêm, thông tin khác, bài báo khoa học",
};

const squeeze = (text: string) => fold(text).replace(/[^a-z]/g, "");

const known = new Map<string, Part>(
  Object.entries(names).flatMap(([part, list]) =>
    list.split(", ").map((name) => [squeeze(name), part as Part] as const),
  ),
);

const lead =
  /^(?:my|key|core|main|relevant|professional|additional|selected|other|significant|recent|notable|personal|cac|nhung)(?=[a-z])/;

/** Returns the part of a CV that a heading begins, or null for a line that is no heading. */
export function partOfHeading(text: string): Part | null {
  if (text.length > 60 || text.includes("\t")) return null;
  const plain = text.replace(/^[\d\s.)IVX]{0,5}(?=\p{L})/u, "").replace(/\([^()]{0,40}\)/gu, "");
  const whole = known.get(squeeze(plain)) ?? known.get(squeeze(plain).replace(lead, ""));
  if (whole) return whole;
  const parts = plain.split(/[&/,+|]|\s(?:and|và)\s/iu).map((part) => known.get(squeeze(part)));
  return parts.length > 1 && parts.every(Boolean) ? parts[0]! : null;
}

/** Splits "Skills: Python, SQL" into its heading and the rest of the line. */
export function labelOf(text: string): { part: Part; rest: string } | null {
  const colon = text.slice(0, 60).indexOf(":");
  if (colon < 3) return null;
  const part = partOfHeading(text.slice(0, colon));
  const rest = text.slice(colon + 1).trim();
  return part && rest !== "" ? { part, rest } : null;
}
