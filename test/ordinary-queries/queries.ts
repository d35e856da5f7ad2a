import { type Several, several } from "../../bench/several/query.ts";
import { beginners, pays, trade, wider, words } from "../../bench/several/thing.ts";
import { fields, kinds, languages, levels, places, skills } from "../../bench/several/things.ts";
import { trades } from "../../bench/several/trades.ts";

export interface Ordinary {
  query: Several;
  /** The least number of jobs with all things that must be found. */
  least: number;
}

const ask = (least: number, ...query: Parameters<typeof several>): Ordinary => ({
  query: several(...query),
  least,
});

const driver = wider(words("lái xe", "tài xế"), "driver", "shipper", "vận tải", "transport", "vận chuyển");
const worker = wider(words("công nhân", "worker", "workers"), "sản xuất", "production");
const hotelManager = words("khách sạn", "hotel", "resort");

/** Queries of a trade with a place, a frame or a little word. */
const framed = [
  ask(12, "kế toán | ở hà nội", trades.accountant, places.hanoi),
  ask(12, "kế toán | tại hà nội", trades.accountant, places.hanoi),
  ask(12, "việc làm kế toán | ở hồ chí minh", trades.accountant, places.hcm),
  ask(12, "viec lam ke toan | o ha noi", trades.accountant, places.hanoi),
  ask(3, "java developer | in hanoi", skills.java, places.hanoi),
  ask(4, "java | in ho chi minh", skills.java, places.hcm),
  ask(4, "jobs in da nang | marketing", places.daNang, trades.marketing),
  ask(12, "accountant | hanoi", trades.accountant, places.hanoi),
  ask(8, "công ty | mây trắng", words("công ty"), words("mây trắng")),
  ask(8, "Cty | mây trắng", words("công ty"), words("mây trắng")),
  ask(6, "nhân viên kế toán | hà nội", trades.accountant, places.hanoi),
  ask(12, "tuyển kế toán | sài gòn", trades.accountant, places.hcm),
  ask(20, "kỹ sư | tphcm", trades.engineer, places.hcm),
  ask(3, "sản xuất | bình dương", trades.production, places.hcm),
  ask(19, "marketing | quận 1", trades.marketing, places.hcm),
  ask(1, "lễ tân | thủ đức", trades.receptionist, places.hcm),
  ask(50, "vũng tàu", places.hcm),
];

/** Queries with a rank or a form of work before or after the trade. */
const ranked = [
  ask(16, "nhân viên | marketing", levels.staff, trades.marketing),
  ask(11, "nhân viên | nhân sự", levels.staff, trades.hr),
  ask(
    6,
    "nhân viên văn phòng",
    wider(words("hành chính văn phòng", "lễ tân văn phòng", "office administrator"), "văn phòng", "office"),
  ),
  ask(6, "nhân viên kho", trade(["kho", "warehouse"], "nhân viên kho", "thủ kho")),
  ask(2, "trưởng phòng | nhân sự", levels.head, trades.hr),
  ask(5, "hr | english", trades.hr, languages.english),
  ask(
    3,
    "logistics | manager",
    wider(trades.logistics, "giao nhận"),
    wider(levels.manager, "quản lý", "trưởng bộ phận"),
  ),
  ask(1, "quản lý | nhà hàng", levels.manager, fields.restaurant),
  ask(3, "thực tập | marketing", kinds.intern, trades.marketing),
  ask(2, "senior | java", levels.senior, skills.java),
  ask(31, "full-time | kế toán", kinds.fullTime, trades.accountant),
  ask(31, "kế toán | toàn thời gian", trades.accountant, kinds.fullTime),
  ask(3, "pha che | part time", words("pha chế", "barista"), kinds.partTime),
  ask(2, "bán thời gian | phục vụ", kinds.partTime, trades.waiter),
  ask(1, "tiếng anh | part time", languages.english, kinds.partTime),
  ask(2, "remote | developer", kinds.remote, trades.developer),
  ask(5, "không cần kinh nghiệm | bán hàng", beginners, trades.selling),
];

/** Queries of words that stand apart in an ad, or of several skills. */
const apart = [
  ask(
    4,
    "quản trị hệ thống",
    wider(words("quản trị hệ thống mạng", "quản trị mạng", "network administrator"), "network", "mạng"),
  ),
  ask(3, "hotel | receptionist", hotelManager, trades.receptionist),
  ask(3, "le tan | khach san", trades.receptionist, fields.hotel),
  ask(4, "java | spring boot | microservices", skills.java, skills.spring, skills.microservices),
  ask(2, "data analyst | sql | python", trades.dataAnalyst, skills.sql, skills.python),
  ask(25, "excel | kế toán", skills.excel, trades.accountant),
  ask(14, "designer | figma", trades.designer, skills.figma),
  ask(2, "kỹ sư xây dựng | autocad", trades.builder, skills.autocad),
  ask(6, "kế toán | tiếng anh", trades.accountant, languages.english),
  ask(2, "content marketing | tiếng anh", wider(trades.content, "marketing"), languages.english),
  ask(7, "nhân viên kinh doanh | tiếng anh", trades.sales, languages.english),
  ask(5, "devops | kubernetes | aws", trades.devops, skills.kubernetes, skills.aws),
  ask(1, "tester | automation | hà nội", trades.tester, skills.automation, places.hanoi),
  ask(5, "business analyst | sql", trades.businessAnalyst, skills.sql),
  ask(2, "digital marketing | seo", trades.digitalMarketing, skills.seo),
  ask(3, "react | typescript | hồ chí minh", skills.react, skills.typescript, places.hcm),
  ask(7, "ML | python", wider(words("machine learning", "ml", "ai"), "học máy"), skills.python),
  ask(8, "K8s | docker", skills.kubernetes, skills.docker),
];

/** Queries with pay, and words that are often misread. */
const paid = [
  ask(5, "kế toán | hà nội | lương 20 triệu", trades.accountant, places.hanoi, pays(20)),
  ask(12, "luong 10 trieu | ban hang", pays(10), trades.selling),
  ask(1, "java | 30 triệu", skills.java, pays(30)),
  ask(12, "marketing | 15-20tr", trades.marketing, pays(15, 20)),
  ask(6, "tài xế", driver),
  ask(13, "công nhân", worker),
  ask(2, "ke toan tông hop | tp hcm", trades.generalAccountant, places.hcm),
  ask(5, "marketting | ha nội", trades.marketing, places.hanoi),
];

export const ordinaryQueries: readonly Ordinary[] = [...framed, ...ranked, ...apart, ...paid];
