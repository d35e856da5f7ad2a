import type { RoleFamily } from "../types.ts";
import { plants } from "./industries.ts";

export const safety: RoleFamily = {
  key: "safety",
  categories: [90, 87],
  industries: [...plants, "construction", "logistics"],
  place: "plant",
  skills: ["Occupational Safety", "ISO 9001", "Risk Management", "Training & Development"],
  major: { vi: "Bảo hộ lao động", en: "Occupational Safety and Health" },
  roles: [
    [1, 2, 11, 17, "Nhân viên An toàn lao động (HSE)", "HSE Officer"],
    [4, 4, 28, 42, "Trưởng bộ phận An toàn - Môi trường", "HSE Manager"],
  ],
  vi: {
    intro: [
      "Mục tiêu duy nhất: ai đến làm buổi sáng cũng về nhà lành lặn buổi chiều.",
      "Nhà máy đang xây dựng hệ thống ISO 14001 và ISO 45001.",
    ],
    duties: [
      "Kiểm tra hiện trường, nhắc nhở và xử lý vi phạm an toàn",
      "Nhận diện mối nguy, đánh giá rủi ro từng công đoạn",
      "Huấn luyện an toàn, phòng cháy chữa cháy, sơ cấp cứu",
      "Điều tra tai nạn, sự cố và lập báo cáo",
      "Quản lý chất thải, quan trắc môi trường định kỳ",
      "Cấp phát, kiểm tra bảo hộ lao động",
      "Làm việc với cơ quan quản lý, đoàn đánh giá",
    ],
    musts: [
      "Tốt nghiệp Bảo hộ lao động, Môi trường hoặc kỹ thuật",
      "Có chứng nhận huấn luyện an toàn",
      "Hiểu luật an toàn vệ sinh lao động, môi trường",
      "Nói được, làm được, kiên quyết",
      "Viết báo cáo rõ ràng",
    ],
    pluses: ["Kinh nghiệm triển khai ISO 45001", "Tiếng Anh đọc hiểu"],
  },
  en: {
    intro: ["One goal: everyone goes home safe.", "The plant is introducing ISO 14001 and ISO 45001."],
    duties: [
      "Walk the site and correct unsafe acts",
      "Identify hazards and assess the risk of each step",
      "Train on safety, fire fighting and first aid",
      "Investigate accidents and near misses",
      "Manage waste and regular monitoring",
      "Issue and inspect protective equipment",
      "Deal with authorities and auditors",
    ],
    musts: [
      "Degree in safety, environment or engineering",
      "Safety training certificate",
      "Knowledge of safety and environmental law",
      "Firm, and leading by example",
      "Clear reports",
    ],
    pluses: ["ISO 45001 implementation", "Reading English"],
  },
};

export const electrical: RoleFamily = {
  key: "electrical",
  categories: [76],
  industries: ["energy", "electronics", "construction", "telecom", "machinery"],
  place: "plant",
  skills: [
    "Electrical Maintenance",
    "AutoCAD",
    "PLC Programming",
    "Occupational Safety",
    "Project Management",
  ],
  major: { vi: "Kỹ thuật điện", en: "Electrical Engineering" },
  roles: [
    [1, 2, 12, 18, "Kỹ sư Điện M&E", "M&E Electrical Engineer"],
    [1, 2, 13, 20, "Kỹ sư Điện mặt trời", "Solar Energy Engineer"],
    [1, 1, 10, 15, "Kỹ thuật viên Điện tử", "Electronics Technician"],
    [3, 3, 20, 30, "Trưởng ca Vận hành trạm điện", "Substation Shift Leader"],
  ],
  vi: {
    intro: [
      "Công ty đang thi công 60 MW điện mặt trời mái nhà cho các khu công nghiệp.",
      "Điện không chờ ai, nên đội của chúng tôi chuẩn bị kỹ trước khi đóng cầu dao.",
    ],
    duties: [
      "Thiết kế hệ thống điện động lực, chiếu sáng, chống sét",
      "Giám sát lắp đặt tủ điện, cáp, thang máng",
      "Khảo sát mái, tính sản lượng hệ thống điện mặt trời",
      "Thí nghiệm, nghiệm thu và đóng điện",
      "Vận hành trạm, xử lý sự cố theo quy trình",
      "Sửa chữa bo mạch, kiểm tra linh kiện",
      "Lập hồ sơ đấu nối, làm việc với điện lực",
    ],
    musts: [
      "Tốt nghiệp ngành Điện, Điện tử",
      "Thành thạo AutoCAD, đọc sơ đồ nguyên lý",
      "Có thẻ an toàn điện",
      "Làm việc được trên cao, đi công tác",
      "Cẩn thận, tuân thủ quy trình",
    ],
    pluses: ["Biết PVsyst, Dialux", "Có chứng chỉ hành nghề thiết kế điện"],
  },
  en: {
    intro: [
      "We are building 60 MW of rooftop solar for industrial parks.",
      "Electricity waits for no one, so our team prepares well before the switch.",
    ],
    duties: [
      "Design power, lighting and lightning protection",
      "Supervise panels, cables and trays on site",
      "Survey roofs and compute solar yield",
      "Test, hand over and energise",
      "Operate substations and follow fault procedures",
      "Repair boards and check components",
      "Prepare grid connection files with the utility",
    ],
    musts: [
      "Degree in electrical or electronic engineering",
      "Fluent AutoCAD and schematics",
      "Electrical safety card",
      "Work at height and travel",
      "Careful and by the book",
    ],
    pluses: ["PVsyst or Dialux", "Design practice certificate"],
  },
};
