import type { Language, Level } from "../types.ts";

/** What an opening may speak of. */
export type Opening = {
  short: string;
  field: string;
  title: string;
  one: string;
  place: string;
  count: number;
};

/** The first sentence of an ad. */
export const openings: Record<Language, readonly ((o: Opening) => string)[]> = {
  vi: [
    (o) => `Chúng tôi đang tìm kiếm ${o.count > 1 ? `${o.count} ` : ""}${o.title} làm việc tại ${o.place}.`,
    (o) => `${o.short} hoạt động trong lĩnh vực ${o.field}, cần tuyển ${o.title} cho văn phòng ${o.place}.`,
    (o) => `Để chuẩn bị cho kế hoạch mở rộng tại ${o.place}, ${o.short} mời bạn ứng tuyển vị trí ${o.title}.`,
    (o) => `${o.short} chào đón ${o.title} gia nhập đội ngũ ${o.place}.`,
    (o) => `Bạn muốn phát triển trong lĩnh vực ${o.field}? ${o.short} đang tuyển ${o.title} tại ${o.place}.`,
  ],
  en: [
    (o) =>
      `${o.short} is looking for ${o.count > 1 ? `${o.count} people to join as ${o.title}` : o.one} in ${o.place}.`,
    (o) => `Join ${o.short} in ${o.place} as ${o.title} and work in ${o.field}.`,
    (o) => `We are growing in ${o.place} and would like to meet our next ${o.title}.`,
    (o) => `${o.short} works in ${o.field}. For our ${o.place} office we are hiring ${o.one}.`,
    (o) =>
      `As ${o.title} at ${o.short} you will be part of a team in ${o.place} that is given time to do things well.`,
  ],
};

/** What is expected of a level besides the occupation itself. */
export const levelDuties: Record<Language, Record<Level, readonly string[]>> = {
  vi: {
    0: [
      "Học việc cùng người hướng dẫn, hỗ trợ các công việc hằng ngày của nhóm",
      "Trình bày kết quả thực tập cuối kỳ trước bộ phận",
      "Ghi chép, tổng hợp tài liệu theo phân công",
    ],
    1: [
      "Báo cáo kết quả công việc hằng tuần cho trưởng nhóm",
      "Thực hiện các công việc khác theo phân công của quản lý",
    ],
    2: [
      "Kèm cặp, chia sẻ kinh nghiệm với thành viên mới",
      "Chủ trì các hạng mục khó và đề xuất cách làm tốt hơn",
      "Xây dựng tài liệu, tiêu chuẩn chung cho nhóm",
    ],
    3: [
      "Phân công, giám sát và đánh giá công việc của nhóm 5-10 người",
      "Báo cáo tình hình, đề xuất phương án với quản lý cấp trên",
      "Đào tạo tại chỗ và lên lịch làm việc cho nhóm",
    ],
    4: [
      "Lập kế hoạch, ngân sách và chịu trách nhiệm kết quả của bộ phận",
      "Tuyển dụng, đào tạo và giữ chân nhân sự chủ chốt",
      "Tham mưu cho Ban Giám đốc về chiến lược trong lĩnh vực phụ trách",
      "Xây dựng quy trình, KPI và theo dõi việc thực hiện",
    ],
    5: [
      "Hoạch định chiến lược 3–5 năm cùng Hội đồng quản trị",
      "Chịu trách nhiệm toàn diện về doanh thu, chi phí và con người của khối",
      "Đại diện công ty làm việc với đối tác, cơ quan quản lý",
      "Phát triển đội ngũ kế cận và văn hóa doanh nghiệp",
    ],
  },
  en: {
    0: [
      "Learn alongside a mentor and help with the team’s daily work",
      "Present what you achieved at the end of the internship",
      "Take notes and prepare documents as assigned",
    ],
    1: ["Report progress to the team lead each week", "Take on related tasks when the team needs it"],
    2: [
      "Mentor newer colleagues and share what you know",
      "Lead the difficult pieces and suggest better ways",
      "Write the standards the team works by",
    ],
    3: [
      "Assign, check and appraise the work of five to ten people",
      "Report to management and propose solutions",
      "Coach on the job and plan the team’s schedule",
    ],
    4: [
      "Plan, budget and answer for the results of the department",
      "Hire, develop and keep key people",
      "Advise the board on strategy in your field",
      "Set processes and KPIs and see that they are used",
    ],
    5: [
      "Set a three-to-five-year strategy with the board",
      "Own revenue, cost and people of the division",
      "Represent the company before partners and authorities",
      "Build successors and the culture of the company",
    ],
  },
};

/** The sentence on experience, by experience id. */
export const experiences: Record<Language, readonly (readonly string[])[]> = {
  vi: [
    [
      "Không yêu cầu kinh nghiệm, được đào tạo từ đầu",
      "Chấp nhận ứng viên chưa có kinh nghiệm hoặc mới tốt nghiệp",
    ],
    [
      "Có kinh nghiệm từ 6 tháng ở vị trí tương đương",
      "Ứng viên mới ra trường, đã từng thực tập là một lợi thế",
    ],
    [
      "Có từ 1 đến 3 năm kinh nghiệm ở vị trí tương đương",
      "Ít nhất 1 năm kinh nghiệm trong lĩnh vực liên quan",
    ],
    [
      "Có từ 3 năm kinh nghiệm trở lên ở vị trí tương đương",
      "Từ 3–5 năm kinh nghiệm, đã phụ trách công việc độc lập",
    ],
    [
      "Có từ 5 năm kinh nghiệm, trong đó ít nhất 2 năm ở vị trí tương đương",
      "Tối thiểu 5 năm kinh nghiệm trong ngành",
    ],
    [
      "Trên 10 năm kinh nghiệm, trong đó 5 năm ở vai trò điều hành",
      "Tối thiểu 10 năm trong ngành và đã dẫn dắt tổ chức từ 100 người",
    ],
  ],
  en: [
    ["No experience required; we train from the start", "Fresh graduates are welcome"],
    ["Six months in a similar post, or a good internship", "Recent graduates with some practice are welcome"],
    ["One to three years in a similar role", "At least one year of relevant experience"],
    ["Three years or more in a similar role", "Three to five years, part of them working independently"],
    ["Five years of experience, at least two in a comparable post", "A minimum of five years in the field"],
    [
      "More than ten years, five of them in leadership",
      "You have ten years in the industry and have led an organisation of 100 or more",
    ],
  ],
};

/** What is asked of those who lead, and of those who learn. */
export const levelMusts: Record<Language, Partial<Record<Level, readonly string[]>>> = {
  vi: {
    0: [
      "Sinh viên năm 3, năm cuối hoặc mới tốt nghiệp ngành liên quan",
      "Thực tập được ít nhất 4 buổi mỗi tuần trong 3 tháng",
      "Ham học hỏi, chủ động đặt câu hỏi",
    ],
    3: ["Kỹ năng quản lý nhóm, phân công và giám sát công việc"],
    4: ["Kỹ năng lãnh đạo, lập kế hoạch và ra quyết định", "Đã quản lý đội ngũ từ 8 người trở lên"],
    5: [
      "Tầm nhìn chiến lược, năng lực điều hành và xây dựng đội ngũ",
      "Uy tín và mạng lưới quan hệ trong ngành",
    ],
  },
  en: {
    0: [
      "Third or final year student, or a recent graduate in the field",
      "Available at least four half-days a week for three months",
      "Curious and not shy of questions",
    ],
    3: ["Experience in guiding a team and assigning work"],
    4: ["Leadership, planning and sound decisions", "You have led a team of eight or more"],
    5: ["Strategic vision and a record of building teams", "Standing and a network in the industry"],
  },
};
