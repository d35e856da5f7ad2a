export type Letter = {
  kind: "chat" | "contact" | "headhunt" | "job_report";
  status: "open" | "answered" | "closed";
  language: "vi" | "en";
  /** The demo's job seeker, or somebody without an account; nobody left an address where it is null. */
  from: "seeker" | { name: string; email: string | null; phone?: string; company?: string };
  subject?: string;
  /** Of a job: which of the published ones, why (`reportReasons` of jobs), and what came of it. */
  report?: { job: number; reasonId: number; outcome?: "dismissed" | "suspended" };
  /** In working hours so many days ago; 0 with `minutesAgo`. */
  daysAgo: number;
  minutesAgo: number;
  /** Who wrote, minutes after the first message, what. */
  lines: readonly (readonly [sender: "visitor" | "staff", after: number, text: string])[];
};

/** What people write to a job board: believable, and nobody real. */
export const letters: readonly Letter[] = [
  {
    kind: "chat",
    status: "open",
    language: "en",
    from: { name: "Daniel Whitmore", email: "daniel.whitmore@example.test" },
    daysAgo: 0,
    minutesAgo: 14,
    lines: [
      [
        "visitor",
        0,
        "Hi, I am moving to Da Nang in March. Can I apply with a CV in English, or do employers expect Vietnamese?",
      ],
      ["visitor", 3, "I am a QA engineer, if that matters."],
    ],
  },
  {
    kind: "contact",
    status: "open",
    language: "vi",
    from: {
      name: "Nguyễn Thị Thanh Trúc",
      email: "truc.nguyen@bao-bi-tan-viet.test",
      phone: "+84903000118",
      company: "Bao bì Tân Việt",
    },
    daysAgo: 0,
    minutesAgo: 165,
    lines: [
      [
        "visitor",
        0,
        "Chào anh chị, nhà máy bên em ở Long An cần khoảng 12 nhân viên QC và 2 trưởng ca trong quý này. Cho em hỏi tin đăng miễn phí có giới hạn số lượng không, và bên mình có hỗ trợ viết mô tả công việc không ạ?",
      ],
    ],
  },
  {
    kind: "headhunt",
    status: "open",
    language: "en",
    from: {
      name: "Marta Lindqvist",
      email: "marta.lindqvist@norrland-outdoor.test",
      phone: "+84908000452",
      company: "Norrland Outdoor Vietnam",
    },
    subject: "Sourcing manager, quality lead (Ho Chi Minh City)",
    daysAgo: 1,
    minutesAgo: 0,
    lines: [
      [
        "visitor",
        0,
        "We are opening a sourcing office and need a manager with at least eight years in technical garments, and a quality lead who has worked with Nordic brands. Budget for the manager is 80 to 100 million a month. How soon would we see first profiles, and what does the warranty cover?",
      ],
    ],
  },
  {
    kind: "job_report",
    status: "open",
    language: "vi",
    from: "seeker",
    report: { job: 0, reasonId: 2 },
    daysAgo: 1,
    minutesAgo: 0,
    lines: [
      [
        "visitor",
        0,
        "Sau khi em nộp hồ sơ, có người gọi xưng là nhân sự và bảo chuyển 350.000 đồng tiền đồng phục trước khi phỏng vấn. Em chưa chuyển.",
      ],
    ],
  },
  {
    kind: "chat",
    status: "answered",
    language: "vi",
    from: "seeker",
    daysAgo: 2,
    minutesAgo: 0,
    lines: [
      ["visitor", 0, "Mình nộp hồ sơ rồi mới thấy CV ghi sai số điện thoại. Mình đổi CV được không?"],
      [
        "staff",
        6,
        "Chào bạn, nhà tuyển dụng giữ đúng bản CV đã gửi. Bạn có thể rút hồ sơ ở mục Việc làm đã ứng tuyển rồi nộp lại một lần với CV mới, miễn là tin còn hạn.",
      ],
      ["visitor", 11, "Mình làm được rồi, cảm ơn bạn nhiều!"],
      ["staff", 13, "Không có gì, chúc bạn sớm có tin vui."],
    ],
  },
  {
    kind: "contact",
    status: "answered",
    language: "en",
    from: {
      name: "Rahul Menon",
      email: "rahul.menon@tidewater-logistics.test",
      company: "Tidewater Logistics",
    },
    daysAgo: 3,
    minutesAgo: 0,
    lines: [
      [
        "visitor",
        0,
        "We have one company account for three recruiters. Can each of them have their own login and see only their jobs?",
      ],
      [
        "staff",
        95,
        "Hello Rahul, yes. An administrator sees all jobs; a member sees the jobs they are named on as recruiter. Send us their work emails and we’ll set up their accounts.",
      ],
    ],
  },
  {
    kind: "chat",
    status: "closed",
    language: "vi",
    from: { name: "Phan Quốc Đạt", email: "dat.phan@example.test" },
    daysAgo: 5,
    minutesAgo: 0,
    lines: [
      ["visitor", 0, "Mình không nhận được email xác thực, đã xem cả mục Thư rác."],
      [
        "staff",
        9,
        "Chào bạn, địa chỉ bạn đăng ký đang gõ là “gmial.com”. Bạn vui lòng đăng ký lại với đúng địa chỉ. Chúng tôi đã xóa tài khoản cũ.",
      ],
      ["visitor", 17, "Ôi đúng rồi, mình gõ nhầm. Được rồi ạ, cảm ơn bạn."],
      ["staff", 18, "Chúc bạn tìm được việc làm phù hợp."],
    ],
  },
  {
    kind: "job_report",
    status: "closed",
    language: "en",
    from: { name: "—", email: null },
    report: { job: 7, reasonId: 4, outcome: "dismissed" },
    daysAgo: 6,
    minutesAgo: 0,
    lines: [["visitor", 0, "I called them: they filled it weeks ago but the job is still up."]],
  },
  {
    kind: "job_report",
    status: "open",
    language: "en",
    from: { name: "grace.adeyemi@example.test", email: "grace.adeyemi@example.test" },
    report: { job: 0, reasonId: 2 },
    daysAgo: 0,
    minutesAgo: 95,
    lines: [["visitor", 0, "They asked me on the phone to buy the training material before the interview."]],
  },
  {
    kind: "job_report",
    status: "open",
    language: "en",
    from: { name: "—", email: null },
    report: { job: 12, reasonId: 3 },
    daysAgo: 0,
    minutesAgo: 240,
    lines: [["visitor", 0, ""]],
  },
  {
    kind: "job_report",
    status: "closed",
    language: "vi",
    from: "seeker",
    report: { job: 0, reasonId: 2, outcome: "suspended" },
    daysAgo: 3,
    minutesAgo: 0,
    lines: [
      ["visitor", 0, "Em được yêu cầu chuyển 500.000 đồng để giữ lịch phỏng vấn."],
      [
        "staff",
        180,
        "Cảm ơn bạn đã báo cáo. Chúng tôi đã xem xét và tạm ẩn tin này: hiện không ai tìm thấy hoặc ứng tuyển được nữa.",
      ],
    ],
  },
];
