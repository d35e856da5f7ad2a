import type { Random } from "../random.ts";
import type { JobType, Language, Level, RoleFamily } from "../types.ts";

const common: Record<Language, readonly string[]> = {
  vi: [
    "Lương tháng 13 và thưởng theo kết quả kinh doanh",
    "Đóng BHXH, BHYT, BHTN đầy đủ ngay sau thử việc",
    "Bảo hiểm sức khỏe cho bản thân, được mua thêm cho người thân",
    "12 ngày phép năm, thêm 1 ngày cho mỗi 3 năm gắn bó",
    "Xét tăng lương định kỳ hai lần mỗi năm",
    "Khám sức khỏe tổng quát hằng năm",
    "Du lịch, teambuilding cùng công ty mỗi năm",
    "Thưởng lễ, Tết, sinh nhật, cưới hỏi, thâm niên",
    "Hỗ trợ học phí các khóa học chuyên môn",
    "Thử việc 2 tháng hưởng 100% lương",
    "Lộ trình thăng tiến rõ ràng, ưu tiên đề bạt nội bộ",
    "Môi trường thân thiện, tôn trọng giờ nghỉ của nhân viên",
    "Quà Tết, quà Trung thu cho gia đình nhân viên",
    "Thưởng giới thiệu ứng viên từ 2 đến 10 triệu đồng",
  ],
  en: [
    "13th month salary and a performance bonus",
    "Full social, health and unemployment insurance after probation",
    "Private health insurance, extendable to your family",
    "Twelve days of leave plus one more for every three years",
    "Salary review twice a year",
    "Annual health check",
    "A company trip each year and a budget for team outings",
    "Gifts at Tet, Mid-Autumn, weddings and birthdays",
    "Training budget for courses, books and conferences",
    "Two months of probation on full pay",
    "Clear career levels; we promote from within",
    "Reasonable hours and respect for time off",
    "Referral bonus for every colleague you bring",
    "Parental leave topped up to full salary",
  ],
};

const placed: Record<Language, Record<RoleFamily["place"], readonly string[]>> = {
  vi: {
    desk: [
      "Làm việc từ thứ Hai đến thứ Sáu, 8h30 - 17h30",
      "Cấp laptop và màn hình rời",
      "Được làm việc từ xa 1–2 ngày mỗi tuần",
      "Phụ cấp cơm trưa, gửi xe, điện thoại",
      "Câu lạc bộ bóng đá, cầu lông, chạy bộ",
    ],
    counter: [
      "Ca làm linh hoạt, đăng ký trước hằng tuần",
      "Đồng phục và bữa ăn giữa ca miễn phí",
      "Thưởng doanh số hằng tháng",
      "Giảm giá 30% sản phẩm, dịch vụ cho nhân viên",
      "Được đào tạo nghiệp vụ trước khi nhận việc",
    ],
    plant: [
      "Xe đưa đón từ trung tâm và các điểm dọc tuyến",
      "Ăn ca miễn phí tại nhà ăn",
      "Phụ cấp chuyên cần, độc hại, đi lại",
      "Hỗ trợ chỗ ở cho người ở xa",
      "Tăng ca trả theo luật, tự nguyện đăng ký",
    ],
  },
  en: {
    desk: [
      "Monday to Friday, 8:30 to 17:30",
      "A laptop of your choice and a second screen",
      "One or two days a week from home",
      "Lunch, parking and phone allowances",
      "Football, badminton and running clubs",
    ],
    counter: [
      "Shifts planned a week ahead to fit your life",
      "Uniform and meals on duty",
      "Monthly sales bonus",
      "Thirty percent staff discount",
      "Paid training before your first shift",
    ],
    plant: [
      "Company bus from the city and along the route",
      "Free meals in the canteen",
      "Attendance, travel and hazard allowances",
      "Housing support for those from afar",
      "Overtime by law and by choice",
    ],
  },
};

const leading: Record<Language, readonly string[]> = {
  vi: [
    "Thưởng theo kết quả của bộ phận, tối đa 4 tháng lương",
    "Xe và chi phí đi lại phục vụ công việc",
    "Bảo hiểm sức khỏe cao cấp cho cả gia đình",
  ],
  en: [
    "Management bonus of up to four months of salary",
    "Car or travel budget",
    "Premium health cover for the whole family",
  ],
};

const short: Record<Language, readonly string[]> = {
  vi: [
    "Lương tháng 13",
    "Thưởng theo quý",
    "Nghỉ thứ Bảy, Chủ nhật",
    "Bảo hiểm sức khỏe",
    "Hybrid 2 ngày mỗi tuần",
    "Đào tạo bài bản",
    "Xe đưa đón",
    "Thăng tiến nhanh",
    "Review lương 2 lần/năm",
    "Du lịch hằng năm",
    "Phụ cấp ăn trưa",
    "Thử việc 100% lương",
  ],
  en: [
    "13th month salary",
    "Quarterly bonus",
    "Weekends off",
    "Private health insurance",
    "Hybrid work",
    "Solid training",
    "Company bus",
    "Room to grow",
    "Two salary reviews a year",
    "Yearly trip",
    "Lunch allowance",
    "Full pay in probation",
  ],
};

const partHome = new Set([
  "Hybrid 2 ngày mỗi tuần",
  "Hybrid work",
  "Được làm việc từ xa 1–2 ngày mỗi tuần",
  "One or two days a week from home",
]);
const offDesk = new Set(["Nghỉ thứ Bảy, Chủ nhật", "Weekends off"]);
const offOffice = new Set(["Xe đưa đón", "Company bus"]);

/** What the company gives for the work: five to eight lines, the usual ones first. */
export function benefitLines(
  family: RoleFamily,
  level: Level,
  jobType: JobType,
  language: Language,
  random: Random,
): string[] {
  const lines = random.some(common[language], level === 0 ? 3 : random.int(3, 5));
  lines.push(
    ...random.some(
      placed[language][family.place].filter((text) => jobType === 6 || !partHome.has(text)),
      random.int(2, 3),
    ),
  );
  if (level >= 4) lines.unshift(random.pick(leading[language]));
  return lines;
}

/** Two or three words each that stand on the card of a job. */
export function highlightText(
  family: RoleFamily,
  jobType: JobType,
  language: Language,
  random: Random,
): string {
  const fitting = short[language].filter(
    (text) =>
      (jobType === 6 || !partHome.has(text)) &&
      (family.place === "plant" || !offOffice.has(text)) &&
      (family.place === "desk" || !offDesk.has(text)),
  );
  return random.some(fitting, 3).join(" · ");
}
