import type { Language } from "../types.ts";
import type { CompanySeed } from "./seed.ts";

/** A second paragraph: what the company says of itself, with its own facts. */
export const strengths: Record<Language, readonly ((seed: CompanySeed, year: number) => string)[]> = {
  vi: [
    (s) =>
      `Thành lập năm ${s.founded}, ${s.short} hoạt động trong lĩnh vực ${s.field[0]}. Chúng tôi trả lương đúng hạn, đóng bảo hiểm đầy đủ trên toàn bộ lương và công khai lộ trình tăng lương cho từng vị trí.`,
    (s, year) =>
      `Hơn ${year - s.founded} năm trong ngành ${s.field[0]}, điều chúng tôi tự hào nhất là những đồng nghiệp đã gắn bó từ ngày đầu. Mỗi quản lý đều dành thời gian trao đổi riêng với từng thành viên hai tuần một lần.`,
    (s) =>
      `Đến với ${s.short}, bạn được giao việc thật ngay từ tuần đầu, có người hướng dẫn và được quyền hỏi vì sao. Ý kiến hay được thử, dù đến từ thực tập sinh hay giám đốc.`,
    (s) =>
      `${s.short} đặt mục tiêu phát triển bền vững trong lĩnh vực ${s.field[0]}: tăng trưởng ổn định, giữ uy tín với khách hàng và chăm lo cho đời sống nhân viên.`,
  ],
  en: [
    (s) =>
      `Founded in ${s.founded}, ${s.short} works in ${s.field[1]}. We pay on time, insure on full salary and publish how each grade moves to the next.`,
    (s, year) =>
      `${year - s.founded} years into ${s.field[1]}, we are proudest of the colleagues who have been here since the start. Every manager sets aside half an hour a fortnight for each person on the team.`,
    (s) =>
      `At ${s.short} you get real work in the first week, a mentor and the right to ask why. Good ideas are tried, whoever has them.`,
    (s) =>
      `${s.short} wants to grow at a pace people can live with: honest with customers, careful with money and generous with knowledge.`,
  ],
};

/** A last word, on some pages. */
export const closings: Record<Language, readonly string[]> = {
  vi: [
    "Nếu bạn thích làm việc với người tử tế và muốn thấy kết quả của mình, hãy gửi hồ sơ cho chúng tôi.",
    "Chúng tôi phản hồi mọi hồ sơ trong vòng năm ngày làm việc, kể cả khi chưa phù hợp.",
    "Hồ sơ của bạn chỉ được dùng cho việc tuyển dụng và được bảo mật theo quy định.",
    "Bạn có thể ghé thăm văn phòng, trò chuyện với nhóm trước khi quyết định ứng tuyển.",
  ],
  en: [
    "If you like working with decent people and seeing the results of your work, write to us.",
    "We answer every application within five working days, even when the answer is no.",
    "Come and see the place and meet the team before you decide.",
    "We hire for curiosity and kindness and teach the rest.",
  ],
};

/** What companies say they stand for: title and description. */
export const valueTexts: Record<Language, readonly (readonly [string, string])[]> = {
  vi: [
    ["Giữ lời", "Hứa ít, làm đủ, và báo sớm khi không kịp."],
    ["Khách hàng trước tiên", "Mỗi quyết định bắt đầu từ câu hỏi: khách hàng được gì?"],
    ["Học mỗi ngày", "Ngân sách học tập riêng cho từng người, không cần xin phép."],
    ["Minh bạch", "Lương, thưởng và mục tiêu đều được giải thích rõ ràng."],
    ["Cùng nhau", "Không ai bị bỏ lại một mình với việc khó."],
    ["Bền bỉ", "Đi chậm cũng được, miễn là không dừng lại."],
    ["An toàn", "Không công việc nào gấp đến mức phải bỏ qua an toàn."],
    ["Sáng tạo có ích", "Ý tưởng hay là ý tưởng giúp được người khác."],
    ["Tôn trọng", "Lắng nghe trọn vẹn trước khi phản biện."],
  ],
  en: [
    ["Keep your word", "Promise little, deliver it, and speak up early when it slips."],
    ["Customers first", "Each decision starts with what it does for them."],
    ["Learn daily", "A learning budget for everyone, no approval needed."],
    ["Openness", "Pay, bonuses and goals are explained, not whispered."],
    ["Together", "Nobody is left alone with a hard problem."],
    ["Patience", "Slow is fine as long as we keep moving."],
    ["Safety", "Nothing is so urgent that it cannot be done safely."],
    ["Useful ideas", "An idea is good when it helps someone."],
    ["Respect", "Listen to the end before you answer."],
  ],
};
