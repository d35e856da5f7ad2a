import type { RoleFamily } from "../types.ts";
import { plants } from "./industries.ts";

export const site: RoleFamily = {
  key: "site-engineer",
  categories: [73, 74],
  industries: ["construction", "realestate", "energy"],
  place: "plant",
  skills: ["Construction Supervision", "AutoCAD", "Cost Estimation", "Revit / BIM", "Occupational Safety"],
  major: { vi: "Kỹ thuật xây dựng", en: "Civil Engineering" },
  roles: [
    [1, 2, 12, 18, "Kỹ sư Xây dựng hiện trường", "Site Engineer"],
    [1, 2, 13, 20, "Kỹ sư QS (Khối lượng - Dự toán)", "Quantity Surveyor"],
    [2, 3, 20, 30, "Giám sát công trình", "Construction Supervisor"],
    [4, 4, 38, 60, "Chỉ huy trưởng công trình", "Construction Manager"],
  ],
  vi: {
    intro: [
      "Công trình nhà xưởng và cao tầng trải dài ba miền, tiến độ được bảo đảm vốn.",
      "Chúng tôi xây chậm mà chắc: an toàn trước, chất lượng sau, tiến độ theo kế hoạch.",
    ],
    duties: [
      "Giám sát thi công, kiểm tra chất lượng vật tư và biện pháp",
      "Lập bản vẽ shop drawing, hoàn công",
      "Bóc tách khối lượng, lập dự toán, hồ sơ thanh quyết toán",
      "Lập tiến độ, điều phối tổ đội và nhà thầu phụ",
      "Nghiệm thu công việc với tư vấn giám sát, chủ đầu tư",
      "Kiểm soát an toàn lao động, vệ sinh công trường",
      "Viết nhật ký công trình, báo cáo hằng ngày",
    ],
    musts: [
      "Tốt nghiệp ngành Xây dựng dân dụng, công nghiệp",
      "Đọc hiểu bản vẽ, thành thạo AutoCAD, Excel",
      "Nắm tiêu chuẩn, định mức xây dựng hiện hành",
      "Chấp nhận đi công trình xa",
      "Trung thực, quyết đoán",
    ],
    pluses: ["Có chứng chỉ hành nghề giám sát hạng II trở lên", "Biết Revit, MS Project"],
  },
  en: {
    intro: [
      "Factories and high-rises in all three regions, with financing secured.",
      "We build steadily: safety first, quality second, schedule as planned.",
    ],
    duties: [
      "Supervise works and check materials and methods",
      "Prepare shop and as-built drawings",
      "Take off quantities, estimate and prepare payment claims",
      "Schedule crews and subcontractors",
      "Hand over works to consultants and owners",
      "Enforce safety and order on site",
      "Keep the site diary and report daily",
    ],
    musts: [
      "Degree in civil engineering",
      "Reads drawings; fluent AutoCAD and Excel",
      "Knowledge of current standards and norms",
      "Willing to work on distant sites",
      "Honest and decisive",
    ],
    pluses: ["Supervision licence class II or above", "Revit or MS Project"],
  },
};

export const automation: RoleFamily = {
  key: "automation",
  categories: [75, 76],
  industries: plants,
  place: "plant",
  skills: [
    "PLC Programming",
    "Electrical Maintenance",
    "Mechanical Design",
    "SolidWorks",
    "CNC Machining",
    "AutoCAD",
  ],
  major: { vi: "Kỹ thuật điều khiển và tự động hóa", en: "Control and Automation Engineering" },
  roles: [
    [1, 2, 12, 18, "Kỹ sư Tự động hóa (PLC)", "Automation Engineer (PLC)"],
    [1, 1, 10, 15, "Nhân viên Bảo trì cơ điện", "Electromechanical Maintenance Technician"],
    [1, 2, 13, 20, "Kỹ sư Thiết kế cơ khí", "Mechanical Design Engineer"],
    [1, 1, 10, 16, "Kỹ thuật viên Vận hành CNC", "CNC Operator"],
    [4, 4, 30, 46, "Trưởng phòng Bảo trì", "Maintenance Manager"],
  ],
  vi: {
    intro: [
      "Dây chuyền mới nhập khẩu, cần đội kỹ thuật làm chủ công nghệ.",
      "Máy chạy êm là niềm vui của chúng tôi; máy dừng thì cả tổ cùng xuống xưởng.",
    ],
    duties: [
      "Bảo trì định kỳ, sửa chữa hệ thống điện, khí nén, thủy lực",
      "Lập trình, hiệu chỉnh PLC, HMI, biến tần, servo",
      "Thiết kế đồ gá, cải tiến máy móc, vẽ 2D/3D",
      "Phân tích nguyên nhân hỏng hóc, lập kế hoạch phụ tùng",
      "Vận hành, gia công chi tiết trên máy CNC theo bản vẽ",
      "Lắp đặt, chạy thử dây chuyền mới",
      "Ghi chép lịch sử máy, hướng dẫn công nhân sử dụng an toàn",
    ],
    musts: [
      "Tốt nghiệp ngành Cơ khí, Điện, Cơ điện tử, Tự động hóa",
      "Đọc được bản vẽ điện, cơ khí",
      "Có kinh nghiệm với PLC Siemens, Mitsubishi hoặc Omron",
      "Làm được ca, trực bảo trì cuối tuần",
      "Tuân thủ an toàn điện, an toàn máy",
    ],
    pluses: ["Sử dụng SolidWorks, Mastercam", "Biết tiếng Anh hoặc tiếng Nhật chuyên ngành"],
  },
  en: {
    intro: [
      "A newly imported line needs engineers who will master it.",
      "We are happiest when machines hum; when one stops, we all go down to the floor.",
    ],
    duties: [
      "Maintain and repair electrical, pneumatic and hydraulic systems",
      "Program and tune PLCs, HMIs, inverters and servos",
      "Design jigs and improve machines in 2D and 3D",
      "Analyse failures and plan spare parts",
      "Set up and run CNC machines from drawings",
      "Install and commission new lines",
      "Record machine history and teach safe operation",
    ],
    musts: [
      "Degree in mechanics, electricity, mechatronics or automation",
      "Reads electrical and mechanical drawings",
      "Experience with Siemens, Mitsubishi or Omron controllers",
      "Shifts and weekend maintenance duty",
      "Respect for electrical and machine safety",
    ],
    pluses: ["SolidWorks or Mastercam", "Technical English or Japanese"],
  },
};

export const qc: RoleFamily = {
  key: "qc",
  categories: [78, 77],
  industries: [...plants, "fnb"],
  place: "plant",
  skills: ["Quality Control", "ISO 9001", "Food Safety (HACCP)", "Six Sigma", "Lean / 5S / Kaizen", "Excel"],
  major: { vi: "Quản lý chất lượng", en: "Quality Management" },
  roles: [
    [1, 1, 9, 13, "Nhân viên QC", "QC Inspector"],
    [1, 2, 12, 18, "Nhân viên QA", "QA Officer"],
    [2, 3, 18, 28, "Kỹ sư Chất lượng", "Quality Engineer"],
    [4, 4, 30, 48, "Trưởng phòng Quản lý chất lượng", "Quality Manager"],
  ],
  vi: {
    intro: [
      "Hàng của chúng tôi đi châu Âu, Nhật Bản, nên tiêu chuẩn không có chỗ cho chữ “tạm được”.",
      "Phòng Chất lượng độc lập với sản xuất và có quyền dừng chuyền.",
    ],
    duties: [
      "Kiểm tra nguyên liệu đầu vào, bán thành phẩm, thành phẩm",
      "Lập phiếu không phù hợp, theo dõi hành động khắc phục",
      "Duy trì hệ thống ISO 9001, HACCP và chuẩn bị đánh giá",
      "Phân tích nguyên nhân lỗi bằng 5 Why, biểu đồ xương cá",
      "Làm việc với khách hàng khi có khiếu nại chất lượng",
      "Hiệu chuẩn dụng cụ đo, lưu mẫu",
      "Đào tạo công nhân về tiêu chuẩn kiểm tra",
    ],
    musts: [
      "Hiểu biết về 7 công cụ QC",
      "Tỉ mỉ, khách quan, dám nói không",
      "Sử dụng được dụng cụ đo",
      "Viết báo cáo bằng Excel, PowerPoint",
      "Sẵn sàng làm theo ca sản xuất",
    ],
    pluses: ["Có chứng chỉ đánh giá viên nội bộ", "Giao tiếp tiếng Anh với khách hàng"],
  },
  en: {
    intro: [
      "Our goods go to Europe and Japan, so “good enough” is not enough.",
      "Quality reports outside production and may stop the line.",
    ],
    duties: [
      "Inspect incoming material, work in progress and finished goods",
      "Raise non-conformities and follow corrective action",
      "Maintain ISO 9001 and HACCP and prepare audits",
      "Find causes with 5 Why and fishbone analysis",
      "Answer customers on quality complaints",
      "Calibrate gauges and keep samples",
      "Train operators on inspection standards",
    ],
    musts: [
      "Working knowledge of the seven QC tools",
      "Exact, objective and able to say no",
      "Skilled with measuring instruments",
      "Reports in Excel and PowerPoint",
      "Ready to follow production shifts",
    ],
    pluses: ["Internal auditor certificate", "English with customers"],
  },
};
