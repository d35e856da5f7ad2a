import type { Industry, Language } from "../types.ts";
import type { Scene } from "./scenes.ts";

/** Industries that work in the same way: their pages speak of the same things. */
export type Circle = "code" | "money" | "plant" | "site" | "land" | "counter" | "care" | "words";

export const circleOf: Readonly<Record<Industry, Circle>> = {
  software: "code",
  outsourcing: "code",
  fintech: "code",
  game: "code",
  ecommerce: "code",
  telecom: "code",
  bank: "money",
  insurance: "money",
  recruitment: "money",
  consulting: "money",
  fmcg: "plant",
  garment: "plant",
  electronics: "plant",
  machinery: "plant",
  furniture: "plant",
  pharma: "plant",
  construction: "site",
  energy: "site",
  realestate: "site",
  agri: "land",
  logistics: "land",
  retail: "counter",
  fnb: "counter",
  hotel: "counter",
  education: "care",
  health: "care",
  agency: "words",
};

/** Scenes that a page of each industry may show, the most telling first. */
export const scenesOf: Readonly<Record<Industry, readonly Scene[]>> = {
  software: ["office", "meeting", "kitchen", "rooftop"],
  outsourcing: ["office", "meeting", "rooftop", "kitchen"],
  fintech: ["meeting", "office", "kitchen", "rooftop"],
  game: ["studio", "office", "kitchen", "meeting"],
  ecommerce: ["warehouse", "office", "meeting", "kitchen"],
  telecom: ["servers", "office", "meeting", "rooftop"],
  bank: ["hall", "meeting", "office", "rooftop"],
  insurance: ["hall", "office", "meeting", "kitchen"],
  recruitment: ["meeting", "office", "kitchen", "rooftop"],
  consulting: ["meeting", "office", "rooftop", "kitchen"],
  fmcg: ["plant", "warehouse", "kitchen", "office"],
  garment: ["plant", "warehouse", "studio", "kitchen"],
  electronics: ["plant", "servers", "office", "kitchen"],
  machinery: ["plant", "warehouse", "meeting", "office"],
  furniture: ["studio", "plant", "warehouse", "meeting"],
  pharma: ["plant", "shop", "warehouse", "office"],
  construction: ["site", "office", "meeting", "kitchen"],
  energy: ["turbines", "site", "office", "meeting"],
  realestate: ["rooftop", "site", "meeting", "hall"],
  agri: ["field", "plant", "warehouse", "kitchen"],
  logistics: ["quay", "warehouse", "office", "kitchen"],
  retail: ["shop", "warehouse", "meeting", "kitchen"],
  fnb: ["cafe", "kitchen", "shop", "meeting"],
  hotel: ["lobby", "cafe", "rooftop", "meeting"],
  education: ["classroom", "studio", "meeting", "kitchen"],
  health: ["clinic", "meeting", "kitchen", "office"],
  agency: ["studio", "meeting", "kitchen", "rooftop"],
};

export const captions: Readonly<Record<Scene, Readonly<Record<Language, string>>>> = {
  office: { vi: "Góc làm việc nhìn ra thành phố", en: "Desks with a view of the city" },
  meeting: { vi: "Phòng họp nhỏ, bảng trắng to", en: "A small meeting room with a large whiteboard" },
  kitchen: { vi: "Bếp chung, nơi mọi chuyện bắt đầu", en: "The shared kitchen, where most things start" },
  rooftop: { vi: "Sân thượng lúc chiều xuống", en: "The rooftop at the end of the day" },
  studio: { vi: "Bàn vẽ và tường ý tưởng", en: "The drawing table and the wall of ideas" },
  servers: { vi: "Phòng máy sạch sẽ, mát lạnh", en: "The machine room, tidy and cool" },
  hall: { vi: "Sảnh tiếp khách", en: "Where we welcome customers" },
  plant: { vi: "Dây chuyền ca sáng", en: "The line on a morning shift" },
  warehouse: { vi: "Kho hàng ngăn nắp", en: "The warehouse, everything in its place" },
  site: { vi: "Công trường ngày nắng", en: "On site on a clear day" },
  turbines: { vi: "Cánh đồng gió", en: "The wind farm" },
  field: { vi: "Ruộng bậc thang buổi sớm", en: "The fields in the early morning" },
  quay: { vi: "Cảng bốc dỡ hàng", en: "Loading at the quay" },
  shop: { vi: "Quầy kệ trước giờ mở cửa", en: "The shelves before opening time" },
  cafe: { vi: "Quầy pha chế", en: "Behind the counter" },
  lobby: { vi: "Sảnh đón khách nhìn ra biển", en: "The lobby and the sea beyond" },
  classroom: { vi: "Lớp học trước giờ vào tiết", en: "A classroom before the bell" },
  clinic: { vi: "Khu tiếp đón", en: "The reception" },
};

type Pairs = readonly (readonly [title: string, description: string])[];

/** What each kind of work makes people care about: title and description. */
export const circleValues: Readonly<Record<Circle, Readonly<Record<Language, Pairs>>>> = {
  code: {
    vi: [
      ["Đơn giản trước", "Dòng mã tốt nhất là dòng không phải viết."],
      ["Ở cạnh người dùng", "Kỹ sư nào cũng nghe điện thoại hỗ trợ mỗi quý một lần."],
      ["Nghỉ cho khỏe", "Không họp trước 9 giờ, không tin nhắn sau giờ làm."],
    ],
    en: [
      ["Simple first", "The best line of code is the one nobody had to write."],
      ["Near the user", "Every engineer answers support calls once a quarter."],
      ["Rest well", "No meetings before nine, no messages after hours."],
    ],
  },
  money: {
    vi: [
      ["Chữ tín", "Số liệu đúng hôm nay, lời nói đúng mười năm sau."],
      ["Rõ ràng", "Khách hàng ký khi đã hiểu từng dòng."],
      ["Cẩn trọng", "Hai người cùng xem trước khi gửi đi."],
    ],
    en: [
      ["Good faith", "Figures that are right today and words that hold in ten years."],
      ["Clarity", "Customers sign when they have understood each line."],
      ["Care", "Two pairs of eyes before anything leaves the house."],
    ],
  },
  plant: {
    vi: [
      ["An toàn về nhà", "Ai thấy nguy hiểm đều có quyền dừng dây chuyền."],
      ["Đúng ngay từ đầu", "Lỗi được tìm ở công đoạn, không phải ở người."],
      ["Ít phí phạm", "Mỗi ca tiết kiệm một chút vải, nước, điện."],
    ],
    en: [
      ["Home safe", "Anyone who sees a danger may stop the line."],
      ["Right first time", "We look for the fault in the process, not in the person."],
      ["Less waste", "Every shift saves a little cloth, water or power."],
    ],
  },
  site: {
    vi: [
      ["An toàn là số một", "Chưa đủ bảo hộ thì chưa bắt đầu."],
      ["Đúng tiến độ", "Hẹn ngày nào, bàn giao ngày ấy."],
      ["Làm cho lâu dài", "Thứ chúng tôi dựng lên phải đứng vững hơn chúng tôi."],
    ],
    en: [
      ["Safety before schedule", "No gear, no start."],
      ["On the day", "We hand over on the date we promised."],
      ["Built to last", "What we put up should outlive us."],
    ],
  },
  land: {
    vi: [
      ["Công bằng với người trồng", "Giá thu mua niêm yết trước mùa vụ."],
      ["Đúng hẹn", "Hàng đến sớm hơn lời xin lỗi."],
      ["Giữ đất, giữ nước", "Mùa sau phải tốt hơn mùa này."],
    ],
    en: [
      ["Fair to those who grow", "Our prices are posted before the season starts."],
      ["On time", "Goods arrive sooner than excuses."],
      ["Land and water", "Next season should be better than this one."],
    ],
  },
  counter: {
    vi: [
      ["Mời như mời bạn", "Khách nào cũng được chào trước khi gọi món."],
      ["Công bằng ca kíp", "Lịch làm báo trước hai tuần, ngày lễ chia đều."],
      ["Sạch và đúng giờ", "Những việc nhỏ làm nên một ngày tốt."],
    ],
    en: [
      ["Welcome everyone", "Each guest is greeted before anything is sold."],
      ["Fair shifts", "Rotas two weeks ahead, holidays shared out evenly."],
      ["Clean and on time", "Small things make a good day."],
    ],
  },
  care: {
    vi: [
      ["Con người trước quy trình", "Một câu hỏi han quý hơn một biểu mẫu."],
      ["Không ngừng học", "Mỗi tuần đều có buổi chia sẻ chuyên môn."],
      ["Kiên nhẫn", "Ai cũng có nhịp riêng của mình."],
    ],
    en: [
      ["People before procedure", "A kind question is worth more than a form."],
      ["Always learning", "Every week somebody teaches the rest of us."],
      ["Patience", "Everyone has a pace of their own."],
    ],
  },
  words: {
    vi: [
      ["Ý tưởng có lý do", "Đẹp thôi chưa đủ, phải có ích."],
      ["Góp ý thẳng, nói nhẹ", "Phê bình bản vẽ, không phê bình người vẽ."],
      ["Ghi tên đủ", "Ai làm thì tên người ấy có trên sản phẩm."],
    ],
    en: [
      ["Ideas with a reason", "Pretty is not enough; it has to help."],
      ["Frank and kind", "We criticise the draft, never the one who drew it."],
      ["Shared credit", "Whoever made it is named on it."],
    ],
  },
};

/** Whom a page introduces, in the order that they stand on it. */
export const titlesOf: Readonly<Record<Circle, Readonly<Record<Language, readonly string[]>>>> = {
  code: {
    vi: [
      "Nhà sáng lập, Tổng giám đốc",
      "Giám đốc Công nghệ",
      "Trưởng nhóm Sản phẩm",
      "Kỹ sư phần mềm chính",
      "Thiết kế trải nghiệm",
    ],
    en: [
      "Founder and CEO",
      "Head of Engineering",
      "Product Lead",
      "Principal Engineer",
      "Experience Designer",
    ],
  },
  money: {
    vi: [
      "Tổng giám đốc",
      "Giám đốc Khối khách hàng",
      "Trưởng phòng Quản lý rủi ro",
      "Chuyên viên tư vấn cao cấp",
    ],
    en: ["Managing Director", "Head of Client Services", "Head of Risk", "Senior Adviser"],
  },
  plant: {
    vi: [
      "Tổng giám đốc",
      "Giám đốc Nhà máy",
      "Trưởng phòng Chất lượng",
      "Tổ trưởng dây chuyền",
      "Trưởng phòng Kỹ thuật",
    ],
    en: ["General Director", "Plant Manager", "Head of Quality", "Line Leader", "Head of Engineering"],
  },
  site: {
    vi: ["Chủ tịch kiêm Tổng giám đốc", "Giám đốc Dự án", "Kỹ sư trưởng", "Trưởng ban An toàn"],
    en: ["Chief Executive", "Project Director", "Chief Engineer", "Head of Safety"],
  },
  land: {
    vi: ["Tổng giám đốc", "Giám đốc Vận hành", "Trưởng bộ phận Kho", "Điều phối viên"],
    en: ["Managing Director", "Operations Director", "Warehouse Manager", "Dispatcher"],
  },
  counter: {
    vi: ["Nhà sáng lập", "Giám đốc Vận hành", "Quản lý khu vực", "Trưởng ca"],
    en: ["Founder", "Operations Director", "Area Manager", "Shift Leader"],
  },
  care: {
    vi: ["Giám đốc", "Phụ trách chuyên môn", "Trưởng bộ phận Đào tạo", "Điều phối viên"],
    en: ["Director", "Head of Practice", "Head of Training", "Coordinator"],
  },
  words: {
    vi: ["Nhà sáng lập", "Giám đốc Sáng tạo", "Trưởng nhóm Nội dung", "Quản lý dự án"],
    en: ["Founder", "Creative Director", "Head of Copy", "Project Manager"],
  },
};
