import type { RoleFamily } from "../types.ts";
import { consumer, tech } from "./industries.ts";

export const digitalMarketing: RoleFamily = {
  key: "digital-marketing",
  categories: [47, 50],
  industries: [...consumer, ...tech, "recruitment"],
  place: "desk",
  skills: ["SEM / Google Ads", "Facebook Ads", "SEO", "Google Analytics", "TikTok Ads", "Email Marketing"],
  major: { vi: "Marketing", en: "Marketing" },
  roles: [
    [0, 0, 3, 5, "Thực tập sinh Digital Marketing", "Digital Marketing Intern"],
    [1, 1, 10, 15, "Nhân viên Digital Marketing", "Digital Marketing Executive"],
    [1, 2, 12, 19, "Chuyên viên SEO", "SEO Specialist"],
    [2, 3, 20, 32, "Chuyên viên Performance Marketing", "Performance Marketing Specialist"],
    [4, 4, 32, 50, "Trưởng phòng Marketing", "Marketing Manager"],
  ],
  vi: {
    intro: [
      "Ngân sách quảng cáo được giao trọn quyền, đổi lại là con số rõ ràng mỗi tuần.",
      "Chúng tôi tin vào thử nghiệm nhỏ, đo thật và mở rộng cái đúng.",
    ],
    duties: [
      "Lập kế hoạch và chạy quảng cáo Facebook, Google, TikTok",
      "Theo dõi chi phí trên mỗi khách hàng tiềm năng, tối ưu hằng ngày",
      "Nghiên cứu từ khóa, tối ưu nội dung và liên kết cho website",
      "Thiết lập đo lường chuyển đổi, báo cáo tự động",
      "Phối hợp với thiết kế, nội dung sản xuất mẫu quảng cáo",
      "Xây dựng chiến dịch email, Zalo chăm sóc khách hàng cũ",
      "Phân tích đối thủ và đề xuất ý tưởng chiến dịch mới",
    ],
    musts: [
      "Từng trực tiếp quản lý ngân sách quảng cáo",
      "Đọc hiểu Google Analytics 4, Meta Ads Manager",
      "Tư duy số liệu, thích thử nghiệm",
      "Cập nhật xu hướng mạng xã hội nhanh",
      "Biết viết mẫu quảng cáo thu hút, đúng quy định",
    ],
    pluses: ["Có chứng chỉ Google Ads, Meta Blueprint", "Biết dùng Looker Studio, GTM"],
  },
  en: {
    intro: [
      "You own the ad budget; we ask for clear numbers every week.",
      "We believe in small tests, honest measurement and scaling what works.",
    ],
    duties: [
      "Plan and run campaigns on Meta, Google and TikTok",
      "Watch cost per lead and adjust every day",
      "Research keywords and improve on-page and off-page SEO",
      "Set up conversion tracking and automatic reports",
      "Brief designers and writers on creatives",
      "Build email and Zalo journeys for existing customers",
      "Study competitors and pitch new campaign ideas",
    ],
    musts: [
      "You have managed advertising budgets yourself",
      "Fluent in GA4 and Meta Ads Manager",
      "Numbers first, opinions second",
      "Quick to notice what moves on social media",
      "Able to write copy that sells without shouting",
    ],
    pluses: ["Google Ads or Meta certificates", "Looker Studio and Tag Manager"],
  },
};

export const content: RoleFamily = {
  key: "content",
  categories: [48, 60],
  industries: [...consumer, "software", "game", "recruitment"],
  place: "desk",
  skills: ["Content Marketing", "Copywriting", "Social Media", "SEO", "Video Editing"],
  major: { vi: "Báo chí", en: "Journalism" },
  roles: [
    [0, 0, 3, 5, "Thực tập sinh Content Marketing", "Content Marketing Intern"],
    [1, 1, 9, 14, "Nhân viên Content Marketing", "Content Executive"],
    [1, 2, 12, 18, "Copywriter", "Bilingual Copywriter"],
    [3, 3, 20, 30, "Trưởng nhóm Nội dung", "Content Lead"],
  ],
  vi: {
    intro: [
      "Bạn viết để người ta đọc đến dòng cuối, rồi gửi cho bạn bè.",
      "Kênh của chúng tôi có 350.000 người theo dõi và luôn cần câu chuyện mới.",
    ],
    duties: [
      "Lên lịch nội dung hằng tháng cho fanpage, website, TikTok",
      "Viết bài PR, bài chuẩn SEO, kịch bản video ngắn",
      "Phối hợp với thiết kế, quay dựng để hoàn thiện ấn phẩm",
      "Theo dõi tương tác, trả lời bình luận và cải thiện nội dung",
      "Phỏng vấn khách hàng, nhân viên để viết câu chuyện thật",
      "Biên tập, rà lỗi chính tả toàn bộ ấn phẩm trước khi đăng",
      "Bắt xu hướng, đề xuất ý tưởng nội dung viral phù hợp thương hiệu",
    ],
    musts: [
      "Viết tiếng Việt trong sáng, đúng chính tả",
      "Có portfolio bài viết, kịch bản",
      "Tư duy sáng tạo, chịu khó nghiên cứu",
      "Biết dùng Canva, CapCut ở mức cơ bản",
      "Đúng hạn, tiếp thu góp ý",
    ],
    pluses: ["Viết được song ngữ Anh - Việt", "Có kênh cá nhân"],
  },
  en: {
    intro: [
      "You write so that people reach the last line and pass it on.",
      "Our channels have 350,000 followers who expect a good story.",
    ],
    duties: [
      "Plan the monthly calendar for social channels and blog",
      "Write articles, press pieces and short video scripts",
      "Work with designers and editors on finished pieces",
      "Follow engagement, answer comments and learn from both",
      "Interview customers and colleagues for true stories",
      "Edit and proofread everything before it goes live",
      "Spot trends that suit the brand",
    ],
    musts: [
      "Excellent writing in English, good Vietnamese",
      "A portfolio of articles or scripts",
      "Creative and willing to research",
      "Basic Canva and CapCut",
      "Punctual and open to feedback",
    ],
    pluses: ["Bilingual writing", "Your own channel"],
  },
};

export const brand: RoleFamily = {
  key: "brand",
  categories: [49, 51],
  industries: ["fmcg", "retail", "fnb", "pharma", "realestate", "agency", "bank", "hotel", "furniture"],
  place: "desk",
  skills: ["Brand Management", "Trade Marketing", "Event Management", "Public Relations", "Market Research"],
  major: { vi: "Marketing thương mại", en: "Trade Marketing" },
  roles: [
    [1, 2, 12, 18, "Chuyên viên Trade Marketing", "Trade Marketing Executive"],
    [1, 2, 13, 20, "Chuyên viên PR - Sự kiện", "PR & Events Executive"],
    [2, 3, 22, 34, "Chuyên viên Thương hiệu", "Assistant Brand Manager"],
    [4, 4, 38, 60, "Quản lý Nhãn hàng (Brand Manager)", "Brand Manager"],
  ],
  vi: {
    intro: [
      "Nhãn hàng đã có mặt tại 40 tỉnh thành và chuẩn bị ra mắt dòng sản phẩm thứ ba.",
      "Bạn sẽ đưa thương hiệu ra khỏi bản kế hoạch, tới quầy kệ và tới trái tim khách hàng.",
    ],
    duties: [
      "Xây dựng kế hoạch thương hiệu, truyền thông theo quý",
      "Triển khai hoạt động tại điểm bán: trưng bày, dùng thử, khuyến mãi",
      "Tổ chức sự kiện ra mắt, hội nghị khách hàng, họp báo",
      "Quản lý agency, nhà cung cấp và ngân sách chiến dịch",
      "Khảo sát thị trường, theo dõi thị phần và hoạt động của đối thủ",
      "Làm việc với báo chí, người ảnh hưởng",
      "Báo cáo hiệu quả chiến dịch và bài học rút ra",
    ],
    musts: [
      "Có kinh nghiệm ở nhãn hàng hoặc agency",
      "Kỹ năng lập kế hoạch, quản lý nhiều đầu việc",
      "Hiểu hành vi người mua tại Việt Nam",
      "Giao tiếp, đàm phán tốt",
      "Có thể đi thị trường thường xuyên",
    ],
    pluses: ["Tiếng Anh tốt", "Có sẵn quan hệ với báo chí, KOC"],
  },
  en: {
    intro: [
      "The brand sells in forty provinces and is about to launch its third line.",
      "You carry the brand from the plan to the shelf and into people’s baskets.",
    ],
    duties: [
      "Write quarterly brand and communication plans",
      "Roll out displays, sampling and promotions at points of sale",
      "Organise launches, dealer conferences and press events",
      "Manage agencies, suppliers and campaign budgets",
      "Survey the market and track share and competitors",
      "Work with press and influencers",
      "Report what each campaign achieved and taught",
    ],
    musts: [
      "Brand-side or agency experience",
      "Able to plan several projects at once",
      "Insight into Vietnamese shoppers",
      "Strong communication and negotiation",
      "Frequent market visits",
    ],
    pluses: ["Fluent English", "Press and creator contacts"],
  },
};

export const ecommerce: RoleFamily = {
  key: "ecommerce",
  categories: [53, 47],
  industries: ["ecommerce", "retail", "fmcg", "fnb", "furniture", "pharma", "agency", "garment"],
  place: "desk",
  skills: ["Livestream", "TikTok Ads", "Retail Sales", "Excel", "Influencer Marketing"],
  major: { vi: "Thương mại điện tử", en: "E-commerce" },
  roles: [
    [1, 1, 9, 14, "Nhân viên Vận hành sàn TMĐT", "E-commerce Operations Executive"],
    [1, 0, 10, 18, "Nhân viên Livestream bán hàng", "Livestream Host"],
    [2, 3, 18, 28, "Chuyên viên Thương mại điện tử", "Senior E-commerce Specialist"],
    [4, 4, 28, 45, "Trưởng phòng Thương mại điện tử", "E-commerce Manager"],
  ],
  vi: {
    intro: [
      "Kênh online chiếm gần nửa doanh thu và vẫn đang lớn nhanh.",
      "Chúng tôi có phòng live riêng, kho riêng và đội vận hành hỗ trợ phía sau.",
    ],
    duties: [
      "Quản lý gian hàng, đăng sản phẩm, cập nhật giá và tồn kho trên các sàn",
      "Đăng ký chương trình khuyến mãi, flash sale theo lịch của sàn",
      "Lên kịch bản và dẫn phiên livestream bán hàng",
      "Tối ưu quảng cáo nội sàn, tỷ lệ chuyển đổi",
      "Theo dõi đơn hàng, đánh giá, xử lý khiếu nại",
      "Kết nối nhà sáng tạo nội dung làm tiếp thị liên kết",
      "Phân tích doanh số theo sản phẩm, đề xuất combo và mức giá",
    ],
    musts: [
      "Hiểu cách vận hành của các sàn thương mại điện tử",
      "Nhanh nhẹn, chịu được áp lực ngày sale lớn",
      "Excel tốt, đọc được báo cáo gian hàng",
      "Giọng nói truyền cảm nếu tham gia livestream",
      "Linh hoạt thời gian, có thể làm tối",
    ],
    pluses: ["Đã vận hành gian hàng doanh thu trên 500 triệu mỗi tháng", "Biết chụp, chỉnh ảnh sản phẩm"],
  },
  en: {
    intro: [
      "Online is nearly half of our sales and still growing fast.",
      "We have our own live studio, warehouse and operations crew behind you.",
    ],
    duties: [
      "Run marketplace shops: listings, prices and stock",
      "Join platform campaigns and flash sales on time",
      "Script and host live selling sessions",
      "Tune on-platform ads and conversion",
      "Follow orders, ratings and complaints",
      "Recruit creators for affiliate sales",
      "Analyse sales by product and propose bundles and prices",
    ],
    musts: [
      "You know how the large marketplaces work",
      "Quick and cheerful on big sale days",
      "Good Excel and shop reports",
      "An engaging voice if you go live",
      "Flexible hours, some evenings",
    ],
    pluses: ["A shop above 500 million VND a month", "Product photography"],
  },
};
