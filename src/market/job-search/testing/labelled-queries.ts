/**
 * Queries and the jobs of the demo market that answer them, judged by folded titles and families and not by
 * the search. Grades: 3 the exact job; 2 nearly; 1 the same occupation.
 */
export interface Intent {
  /**
   * Spellings of one query, separated by `|`: with and without accents, in English and Vietnamese, misspelt.
   */
  asked: string;
  /** Matches the folded titles of the jobs of grade 3; `good` those of grade 2. */
  best: RegExp;
  good?: RegExp;
  /** Job families of the demo (`DemoJob.family`). */
  fair?: readonly string[];
  /** Only jobs in one of these places count. */
  places?: readonly number[];
}

const hoChiMinh = [27, 2, 8];
const haNoi = [22];

/** Addresses of searches, as people share them and search engines index them. */
export const slugs: readonly (readonly ["en" | "vi", string, Omit<Intent, "asked">])[] = [
  ["vi", "ke-toan", { best: /ke toan|accountant/, fair: ["accountant", "chief-accountant"] }],
  ["vi", "ke-toan-tai-ho-chi-minh-l27", { best: /ke toan|accountant/, places: hoChiMinh }],
  ["vi", "lap-trinh-vien-frontend-tai-ha-noi-l22", { best: /frontend|full-?stack/, places: haNoi }],
  ["en", "frontend-developer-in-ha-noi-l22", { best: /frontend|full-?stack/, places: haNoi }],
  ["en", "accountant-in-ho-chi-minh-l27", { best: /ke toan|accountant/, places: hoChiMinh }],
  ["vi", "tai-chinh", { best: /tai chinh|financ|fp&a/, fair: ["finance", "accountant", "chief-accountant"] }],
  [
    "en",
    "ui-ux-designer",
    { best: /ui\/ux|product designer/, good: /design manager/, fair: ["uiux", "graphic"] },
  ],
  ["vi", "le-tan", { best: /le tan|receptionist/, good: /front office/, fair: ["admin"] }],
  ["en", "chief-accountant-c38", { best: /ke toan truong|chief accountant/ }],
  ["vi", "giam-sat-san-xuat", { best: /giam sat san xuat|production supervisor/, fair: ["plant-manager"] }],
  ["en", "devops-engineer", { best: /devops/, fair: ["devops"] }],
  ["vi", "thu-kho", { best: /kho|warehouse/, fair: ["warehouse"] }],
];

// biome-ignore format: an intent a line
export const intents: readonly Intent[] = [
  { asked: "kế toán|ke toan|KE TOAN|kế toan|accountant|acountant|accoutant|ketoan|việc làm kế toán|tuyển dụng kế toán", best: /ke toan|accountant/, good: /accounting/, fair: ["accountant", "chief-accountant"] },
  { asked: "kế toán trưởng|ke toan truong|chief accountant|cheif accountant", best: /ke toan truong|chief accountant/, good: /giam doc tai chinh/, fair: ["accountant"] },
  { asked: "kế toán công nợ|ke toan cong no", best: /ke toan cong no/, fair: ["accountant"] },
  { asked: "kế toán tổng hợp|general accountant|ke toan tong hop", best: /ke toan tong hop|general accountant/, fair: ["accountant"] },
  { asked: "kế toán thuế|tax accountant|ke toan thue", best: /tax accountant|ke toan thue/, fair: ["accountant"] },
  { asked: "kế toán hồ chí minh|ke toan hcm|kế toán tphcm", best: /ke toan|accountant/, places: hoChiMinh },
  { asked: "accountant ho chi minh|accountant saigon", best: /ke toan|accountant/, places: hoChiMinh },
  { asked: "nhập liệu|data entry|nhap lieu", best: /nhap (du )?lieu|data entry/, fair: ["admin"] },
  { asked: "lễ tân|le tan|receptionist|recepcionist", best: /le tan|receptionist/, good: /front office/, fair: ["admin"] },
  { asked: "hành chính|hanh chinh|hành chính văn phòng", best: /hanh chinh/, good: /office|admin/, fair: ["admin", "hr"] },
  { asked: "kỹ sư nông nghiệp|kĩ sư nông nghiệp|ky su nong nghiep", best: /ky su nong nghiep|agronomist/, fair: ["agri"] },
  { asked: "trí tuệ nhân tạo|AI engineer|machine learning engineer|ky su ai", best: /machine learning|\bai\b|tri tue nhan tao|thi giac may tinh/, fair: ["ai"] },
  { asked: "business analyst|ba|phân tích nghiệp vụ|phan tich nghiep vu|bussiness analyst", best: /buss?iness analy|phan tich nghiep vu|\(ba\)/, good: /bridge|brse/, fair: ["analyst"] },
  { asked: "brse|kỹ sư cầu nối|bridge engineer|ky su cau noi", best: /brse|cau noi|bridge (system |software )?engineer/, fair: ["analyst"] },
  { asked: "data engineer|kỹ sư dữ liệu|ky su du lieu|data enginer", best: /data engineer|ky su du lieu/, fair: ["analytics"] },
  { asked: "data analyst|phân tích dữ liệu|phan tich du lieu", best: /data analyst|phan tich du lieu/, fair: ["analytics"] },
  { asked: "thư ký|thu ky|secretary", best: /thu ky|secretary/, fair: ["assistant"] },
  { asked: "phiên dịch tiếng hàn|phien dich tieng han|korean interpreter", best: /phien dich tieng han|korean interpreter/, good: /phien dich|interpreter/, fair: ["assistant"] },
  { asked: "phiên dịch|interpreter|phien dich|biên phiên dịch", best: /phien dich|interpreter/, fair: ["assistant"] },
  { asked: "trợ lý|trợ lí|tro ly|executive assistant", best: /tro ly|executive assistant/, good: /assistant|thu ky|secretary/, fair: ["assistant"] },
  { asked: "tự động hóa|tự động hoá|tu dong hoa|automation engineer", best: /tu dong hoa|automation/, fair: ["automation"] },
  { asked: "kinh doanh b2b|b2b sales|nhân viên kinh doanh b2b", best: /b2b/, fair: ["b2b-sales", "key-account"] },
  { asked: "phát triển kinh doanh|phat trien kinh doanh|business development|bd", best: /phat trien kinh doanh|business development|\bbd\b/, fair: ["b2b-sales"] },
  { asked: "backend|back-end|backend developer|backend engineer|lập trình viên backend|bakend developer", best: /back[- ]?end|golang|node\.?js developer|lap trinh vien node/, fair: ["backend", "frontend"] },
  { asked: "java|lập trình java|java developer", best: /\bjava\b/, fair: ["backend"] },
  { asked: "golang|go developer|golang engineer", best: /golang|\bgo\b(?! vap)/, fair: ["backend"] },
  { asked: "node.js|nodejs|lập trình viên node.js", best: /node/, fair: ["backend", "frontend"] },
  { asked: "thương hiệu|brand manager|thuong hieu", best: /brand|thuong hieu/, fair: ["brand"] },
  { asked: "giám đốc tài chính|giam doc tai chinh|CFO", best: /giam doc tai chinh|cfo/, fair: ["chief-accountant", "finance"] },
  { asked: "copywriter|content|content marketing|copywritter|viết nội dung", best: /content|copywrit|noi dung/, fair: ["content"] },
  { asked: "chăm sóc khách hàng|cskh|customer service|cham soc khach hang|customer sevice", best: /cskh|cham soc khach hang|customer (service|support|success|care)|tong dai/, fair: ["customer-service", "customer-success"] },
  { asked: "devops|sre|kỹ sư devops|dev ops", best: /dev[- ]?ops|\bsre\b|site reliability/, fair: ["devops"] },
  { asked: "seo|chuyên viên seo", best: /seo/, fair: ["digital-marketing", "content"] },
  { asked: "digital marketing|performance marketing|digital maketing", best: /digital marketing|marketing online|online marketing|performance marketing|marketing manager|trade marketing|content marketing/, fair: ["digital-marketing", "content", "brand"] },
  { asked: "marketing|markteing|maketing|tiếp thị", best: /marketing|tiep thi/, fair: ["digital-marketing", "content", "brand"] },
  { asked: "thương mại điện tử|tmđt|e-commerce|thuong mai dien tu|ecommerce", best: /thuong mai dien tu|tmdt|e-?commerce/, fair: ["ecommerce"] },
  { asked: "lập trình nhúng|embedded|embedded engineer|lap trinh nhung", best: /embedded|(lap trinh|he thong|phan mem|ky su) nhung|firmware|\biot\b/, fair: ["embedded"] },
  { asked: "c++|C/C++", best: /c\+\+/, fair: ["embedded", "game"] },
  { asked: "phân tích tài chính|financial analyst|phan tich tai chinh|finacial analyst", best: /phan tich tai chinh|financial analyst|fp&a/, fair: ["finance"] },
  { asked: "kiểm toán|auditor|internal auditor|kiem toan noi bo", best: /auditor|kiem toan/, fair: ["finance", "accountant"] },
  { asked: "frontend|front-end|front end|frontend developer|lập trình viên frontend|forntend", best: /front[- ]?end|full[- ]?stack/, fair: ["frontend"] },
  { asked: "react|reactjs|lập trình react", best: /react/, fair: ["frontend", "mobile"] },
  { asked: "unity|unity developer|lập trình game|lap trinh game", best: /unity|game/, fair: ["game"] },
  { asked: "graphic designer|thiết kế đồ họa|thiết kế đồ hoạ|thiet ke do hoa|grafic designer", best: /graphic|thiet ke do hoa|art director/, fair: ["graphic", "uiux", "video"] },
  { asked: "nhân sự|nhan su|hr|human resources|nhân sự tổng hợp", best: /nhan su|\bhr\b|human resources/, fair: ["hr", "recruiter", "payroll", "training"] },
  { asked: "xuất nhập khẩu|xuat nhap khau|import export|xnk", best: /xuat nhap khau|import[- /]*export|\bxnk\b/, fair: ["import-export"] },
  { asked: "helpdesk|it support|it helpdesk|hỗ trợ kỹ thuật", best: /help ?desk|it support|ho tro ky thuat|technical support/, good: /quan tri he thong|system and network|erp/, fair: ["it-support"] },
  { asked: "quản trị hệ thống|system administrator|sysadmin|quan tri he thong", best: /quan tri he thong|systems? (and network|admin)|sysadmin/, fair: ["it-support", "devops"] },
  { asked: "đầu bếp|dau bep|chef|bếp trưởng", best: /dau bep|bep truong|chef/, fair: ["kitchen"] },
  { asked: "pha chế|pha che|barista|bartender", best: /pha che|barista/, fair: ["kitchen"] },
  { asked: "pháp chế|phap che|legal|chuyên viên pháp chế", best: /phap che|legal/, fair: ["legal"] },
  { asked: "flutter|flutter developer", best: /flutter/, fair: ["mobile"] },
  { asked: "android|android developer|lập trình android|andriod", best: /android/, good: /flutter|react native|\bios\b|mobile/, fair: ["mobile"] },
  { asked: "ios|ios developer", best: /\bios\b/, good: /flutter|react native|android/, fair: ["mobile"] },
  { asked: "bác sĩ|bác sỹ|bac si|doctor", best: /bac s[iy]|doctor/, fair: ["nurse"] },
  { asked: "dược sĩ|duoc si|pharmacist|dược sỹ", best: /duoc s[iy]|pharmacist/, fair: ["pharmacist"] },
  { asked: "trình dược viên|medical representative|trinh duoc vien", best: /trinh duoc vien|medical representative/, fair: ["pharmacist"] },
  { asked: "tiền lương|c&b|luong thuong phuc loi|payroll", best: /c ?& ?b\b|\bcnb\b|tien luong|payroll|luong thuong|compensation/, fair: ["payroll", "hr"] },
  { asked: "giám sát sản xuất|production supervisor|giam sat san xuat", best: /giam sat san xuat|production supervisor/, good: /to truong san xuat|production line/, fair: ["plant-manager"] },
  { asked: "giám đốc nhà máy|plant director|giam doc nha may", best: /giam doc nha may|plant director/, fair: ["plant-manager"] },
  { asked: "product manager|product owner|quản lý sản phẩm", best: /product (manager|owner)|quan ly san pham/, fair: ["product"] },
  { asked: "quản lý dự án|project manager|quan ly du an|scrum master", best: /du an|project|scrum/, fair: ["project"] },
  { asked: "mua hàng|thu mua|purchasing|procurement|mua hang", best: /mua hang|thu mua|purchasing|procurement|buyer/, fair: ["purchasing"] },
  { asked: "kiểm soát chất lượng|qc|qc inspector|nhân viên qc", best: /\bqc\b|chat luong|quality/, good: /\bqa\b/, fair: ["qc", "tester"] },
  { asked: "tuyển dụng|recruiter|talent acquisition|chuyên viên tuyển dụng|tuyen dung", best: /tuyen dung|recruiter|talent acquisition/, fair: ["recruiter", "hr"] },
  { asked: "thu ngân|cashier|thu ngan", best: /thu ngan|cashier/, good: /thu quy/, fair: ["retail-sales"] },
  { asked: "bán hàng|nhân viên bán hàng|ban hang|sales associate", best: /ban hang|sales associate/, fair: ["retail-sales", "b2b-sales", "store-manager"] },
  { asked: "giáo viên tiếng anh|english teacher|giao vien tieng anh", best: /english teacher|ielts teacher|giao vien/, good: /tro giang|teaching/, fair: ["teacher"] },
  { asked: "telesales|tele sales|nhân viên telesales|telesale", best: /tele ?sale/, fair: ["telesales"] },
  { asked: "tester|qa engineer|kiểm thử phần mềm|manual tester|kiem thu", best: /tester|kiem thu|qa engineer|ky su qa|automation test|qa lead|truong nhom qa/, fair: ["tester", "qc"] },
  { asked: "ui ux|ui/ux|ui/ux designer|thiết kế ui/ux|thiet ke giao dien", best: /ui\/ux|product designer/, good: /design manager/, fair: ["uiux", "graphic"] },
  { asked: "quay dựng video|video editor|quay dung|videographer", best: /video|quay dung|dung phim/, fair: ["video"] },
  { asked: "thủ kho|nhân viên kho|warehouse|thu kho", best: /\bkho\b|warehouse/, fair: ["warehouse"] },
  { asked: "thực tập sinh|thuc tap sinh|intern|internship", best: /\bintern(s|ship)?\b|thuc tap/ },
  { asked: "giám sát công trình|giam sat cong trinh|construction supervisor", best: /giam sat cong trinh|construction supervisor/, fair: ["site-engineer"] },
  { asked: "nhân viên kho hải phòng|nhan vien kho hai phong", best: /nhan vien kho|warehouse associate/, places: [25] },
  { asked: "frontend ha noi|frontend hà nội", best: /front[- ]?end|full[- ]?stack/, places: haNoi },
];
