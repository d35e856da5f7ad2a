import type { RoleFamily } from "../types.ts";

export const recruiter: RoleFamily = {
  key: "recruiter",
  categories: [2],
  industries: "any",
  place: "desk",
  skills: ["Recruitment", "Talent Sourcing", "Interviewing", "Employer Branding", "Headhunting"],
  major: { vi: "Quản trị nhân lực", en: "Human Resource Management" },
  roles: [
    [0, 0, 3, 5, "Thực tập sinh Tuyển dụng", "Recruitment Intern"],
    [1, 2, 11, 17, "Chuyên viên Tuyển dụng", "Talent Acquisition Executive"],
    [2, 3, 18, 28, "Chuyên viên Tuyển dụng cấp cao (mảng IT)", "Senior IT Recruiter"],
    [4, 4, 32, 48, "Trưởng phòng Tuyển dụng", "Talent Acquisition Manager"],
  ],
  vi: {
    intro: [
      "Năm nay chúng tôi cần hơn 150 đồng nghiệp mới, và bạn là người đầu tiên họ gặp.",
      "Chúng tôi coi trải nghiệm của ứng viên quan trọng như trải nghiệm của khách hàng.",
    ],
    duties: [
      "Tiếp nhận nhu cầu tuyển dụng, viết tin đăng và lựa chọn kênh phù hợp",
      "Tìm kiếm, sàng lọc hồ sơ và phỏng vấn sơ bộ ứng viên",
      "Sắp xếp lịch phỏng vấn, theo sát và phản hồi ứng viên trong vòng 3 ngày",
      "Xây dựng nguồn ứng viên từ mạng xã hội, trường đại học, giới thiệu nội bộ",
      "Tổ chức ngày hội việc làm, hoạt động truyền thông thương hiệu tuyển dụng",
      "Trao đổi đề nghị làm việc và hỗ trợ nhân viên mới trong tuần đầu",
      "Báo cáo hiệu quả tuyển dụng hằng tuần theo từng kênh",
    ],
    musts: [
      "Có kinh nghiệm tuyển dụng toàn quy trình",
      "Kỹ năng giao tiếp, lắng nghe và đánh giá con người",
      "Chủ động, chịu được áp lực chỉ tiêu",
      "Sử dụng tốt các kênh tuyển dụng và phần mềm quản lý ứng viên",
      "Giữ bí mật thông tin cá nhân của ứng viên",
    ],
    pluses: ["Tiếng Anh giao tiếp tốt", "Có mạng lưới ứng viên sẵn trong ngành"],
  },
  en: {
    intro: [
      "We need 150 new colleagues this year and you are the first person they meet.",
      "We believe candidates deserve the same care as customers.",
    ],
    duties: [
      "Take hiring briefs, write job ads and choose the right channels",
      "Source, screen and hold first interviews",
      "Schedule interviews and answer every candidate within three days",
      "Build pipelines through social media, universities and referrals",
      "Organise career fairs and employer branding activities",
      "Present offers and look after newcomers in their first week",
      "Report weekly on results by channel",
    ],
    musts: [
      "Experience with the full recruitment cycle",
      "A good listener and a fair judge of people",
      "Driven and comfortable with targets",
      "Skilled with job boards and an applicant tracking system",
      "Discretion with personal data",
    ],
    pluses: ["Good English", "An existing network in the trade"],
  },
};

export const generalist: RoleFamily = {
  key: "hr",
  categories: [3, 32],
  industries: "any",
  place: "desk",
  skills: ["Labor Law", "Onboarding", "Social Insurance", "Performance Management", "HRIS"],
  major: { vi: "Quản trị nhân lực", en: "Human Resource Management" },
  roles: [
    [1, 2, 10, 15, "Nhân viên Hành chính nhân sự", "HR & Admin Officer"],
    [2, 3, 17, 26, "Chuyên viên Nhân sự tổng hợp", "HR Generalist"],
    [2, 4, 28, 42, "HR Business Partner", "HR Business Partner"],
    [4, 4, 32, 50, "Trưởng phòng Hành chính nhân sự", "HR & Admin Manager"],
  ],
  vi: {
    intro: [
      "Phòng Nhân sự gồm 5 người, phục vụ văn phòng và ba chi nhánh.",
      "Bạn sẽ là nơi nhân viên tìm đến đầu tiên khi có thắc mắc về quyền lợi của mình.",
    ],
    duties: [
      "Quản lý hồ sơ, hợp đồng lao động, theo dõi thời hạn ký tiếp",
      "Làm thủ tục tham gia, báo tăng giảm bảo hiểm xã hội",
      "Theo dõi chấm công, ngày phép và phối hợp tính lương",
      "Tổ chức hội nhập, đánh giá thử việc và đánh giá định kỳ",
      "Xây dựng nội quy, quy chế và các biểu mẫu nhân sự",
      "Tổ chức sinh nhật, du lịch, hoạt động gắn kết nội bộ",
      "Tư vấn cho quản lý về quan hệ lao động và kỷ luật",
    ],
    musts: [
      "Nắm vững Bộ luật Lao động và các quy định về bảo hiểm",
      "Tin học văn phòng thành thạo, đặc biệt là Excel",
      "Giao tiếp khéo léo, công bằng và kín đáo",
      "Sắp xếp công việc khoa học, đúng hạn",
      "Kinh nghiệm làm nhân sự tại công ty từ 100 người trở lên",
    ],
    pluses: ["Đã sử dụng phần mềm nhân sự", "Có chứng chỉ về quản trị nhân sự"],
  },
  en: {
    intro: [
      "Five of us serve the head office and three branches.",
      "You are where people turn first with a question about their rights.",
    ],
    duties: [
      "Keep personnel files and labour contracts up to date",
      "Register changes with social insurance",
      "Follow attendance and leave, and feed payroll",
      "Run onboarding, probation and annual reviews",
      "Draft internal rules, policies and forms",
      "Organise birthdays, trips and team days",
      "Advise managers on employee relations",
    ],
    musts: [
      "Sound knowledge of the Labour Code and insurance rules",
      "Excellent Excel",
      "Tactful, fair and discreet",
      "Well organised and punctual",
      "HR experience in a company above 100 people",
    ],
    pluses: ["Experience with HR software", "A certificate in HR management"],
  },
};

export const payroll: RoleFamily = {
  key: "payroll",
  categories: [4],
  industries: "any",
  place: "desk",
  skills: ["Payroll", "C&B", "Social Insurance", "Excel", "Labor Law", "HRIS"],
  major: { vi: "Kinh tế lao động", en: "Labour Economics" },
  roles: [
    [1, 2, 11, 17, "Nhân viên C&B", "C&B Officer"],
    [2, 3, 19, 30, "Chuyên viên Tiền lương & Phúc lợi", "Senior Compensation & Benefits Specialist"],
    [4, 4, 35, 52, "Trưởng bộ phận C&B", "Compensation & Benefits Manager"],
  ],
  vi: {
    intro: [
      "Lương đúng, đủ và đúng ngày là lời hứa của chúng tôi với hơn 800 nhân viên.",
      "Công ty đang xây dựng lại thang bảng lương theo phương pháp 3P.",
    ],
    duties: [
      "Tổng hợp dữ liệu chấm công, tính lương và thưởng hằng tháng",
      "Kê khai, quyết toán thuế thu nhập cá nhân cho nhân viên",
      "Thực hiện chế độ ốm đau, thai sản, tai nạn lao động",
      "Giải đáp thắc mắc của người lao động về lương và bảo hiểm",
      "Khảo sát lương thị trường, đề xuất điều chỉnh thang bảng lương",
      "Quản lý chương trình bảo hiểm sức khỏe và khám định kỳ",
      "Lập báo cáo chi phí nhân sự, dự báo quỹ lương",
    ],
    musts: [
      "Có kinh nghiệm tính lương cho từ 200 nhân sự",
      "Thành thạo Excel: hàm dò tìm, Pivot, kiểm tra chéo",
      "Nắm chắc luật bảo hiểm xã hội, thuế TNCN",
      "Tuyệt đối bảo mật thông tin",
      "Kiên nhẫn, chính xác từng con số",
    ],
    pluses: ["Từng tính lương sản phẩm, lương ca kíp", "Biết viết Power Query, VBA"],
  },
  en: {
    intro: [
      "Right pay, in full and on time: our promise to more than 800 people.",
      "We are rebuilding the salary structure on the 3P method.",
    ],
    duties: [
      "Gather attendance data and run monthly pay and bonuses",
      "Declare and finalise personal income tax for staff",
      "Handle sickness, maternity and accident benefits",
      "Answer questions about payslips and insurance",
      "Survey the market and propose pay adjustments",
      "Manage health insurance and yearly check-ups",
      "Report and forecast personnel cost",
    ],
    musts: [
      "Payroll experience for 200 people or more",
      "Advanced Excel: lookups, pivots, cross-checks",
      "Firm knowledge of social insurance and income tax",
      "Absolute confidentiality",
      "Patient and exact",
    ],
    pluses: ["Piece-rate or shift payroll", "Power Query or VBA"],
  },
};
