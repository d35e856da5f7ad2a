import type { RoleFamily } from "../types.ts";
import { money } from "./industries.ts";

export const accountant: RoleFamily = {
  key: "accountant",
  categories: [37, 39],
  industries: "any",
  place: "desk",
  skills: [
    "MISA",
    "General Ledger",
    "Tax Declaration",
    "Accounts Payable",
    "Accounts Receivable",
    "Excel",
    "VAS",
  ],
  major: { vi: "Kế toán", en: "Accounting" },
  roles: [
    [1, 1, 9, 13, "Kế toán công nợ", "Accounts Receivable Accountant"],
    [1, 2, 11, 16, "Kế toán tổng hợp", "General Accountant"],
    [1, 2, 11, 16, "Kế toán thuế", "Tax Accountant"],
    [2, 3, 15, 22, "Kế toán giá thành", "Cost Accountant"],
    [1, 1, 8.5, 12, "Thủ quỹ kiêm Kế toán thanh toán", "Cashier and Payment Accountant"],
  ],
  vi: {
    intro: [
      "Phòng Kế toán gồm 7 người, làm việc gọn gàng, quyết toán đúng hạn.",
      "Do mở thêm chi nhánh, chúng tôi cần bổ sung một thành viên cẩn thận và trung thực.",
    ],
    duties: [
      "Kiểm tra chứng từ, hạch toán nghiệp vụ phát sinh hằng ngày",
      "Xuất hóa đơn điện tử, theo dõi công nợ phải thu, phải trả",
      "Lập tờ khai thuế GTGT, TNCN, TNDN theo kỳ",
      "Đối chiếu ngân hàng, quỹ tiền mặt, kho vào cuối tháng",
      "Tập hợp chi phí, tính giá thành và phân tích chênh lệch",
      "Lập báo cáo tài chính tháng, quý, năm",
      "Làm việc với cơ quan thuế và đơn vị kiểm toán",
    ],
    musts: [
      "Tốt nghiệp chuyên ngành Kế toán, Kiểm toán, Tài chính",
      "Nắm vững chế độ kế toán Việt Nam và luật thuế hiện hành",
      "Sử dụng thành thạo MISA, FAST hoặc phần mềm tương đương",
      "Excel tốt, tính toán chính xác",
      "Trung thực, bảo mật số liệu",
    ],
    pluses: ["Có chứng chỉ kế toán trưởng", "Từng làm trong cùng lĩnh vực kinh doanh"],
  },
  en: {
    intro: [
      "Seven people keep our books, neatly and on time.",
      "A new branch means room for one more careful, honest colleague.",
    ],
    duties: [
      "Check vouchers and post daily transactions",
      "Issue e-invoices and follow receivables and payables",
      "Prepare VAT, personal and corporate income tax returns",
      "Reconcile bank, cash and stock at month end",
      "Collect costs, compute unit cost and explain variances",
      "Prepare monthly, quarterly and yearly statements",
      "Work with tax officers and auditors",
    ],
    musts: [
      "Degree in accounting, auditing or finance",
      "Firm knowledge of Vietnamese accounting standards and tax law",
      "Fluent with MISA, FAST or similar software",
      "Strong Excel and accurate figures",
      "Honest and discreet",
    ],
    pluses: ["Chief accountant certificate", "Experience in the same trade"],
  },
};

export const chief: RoleFamily = {
  key: "chief-accountant",
  categories: [38, 22],
  industries: "any",
  place: "desk",
  skills: ["Financial Reporting", "VAS", "IFRS", "Tax Declaration", "CPA", "People Management"],
  major: { vi: "Kế toán - Kiểm toán", en: "Accounting and Auditing" },
  roles: [
    [3, 4, 22, 32, "Phó phòng Kế toán", "Deputy Chief Accountant"],
    [4, 4, 30, 48, "Kế toán trưởng", "Chief Accountant"],
    [5, 5, 80, 130, "Giám đốc Tài chính (CFO)", "Chief Financial Officer"],
  ],
  vi: {
    intro: [
      "Bạn phụ trách bộ máy kế toán của công ty và hai đơn vị thành viên.",
      "Công ty chuẩn bị gọi vốn nên số liệu phải minh bạch, sẵn sàng cho kiểm toán độc lập.",
    ],
    duties: [
      "Tổ chức, điều hành bộ máy kế toán và chịu trách nhiệm trước pháp luật",
      "Kiểm soát toàn bộ chứng từ, sổ sách, báo cáo tài chính",
      "Hoạch định dòng tiền, làm việc với ngân hàng về hạn mức tín dụng",
      "Tư vấn cho Ban Giám đốc về thuế, chi phí và rủi ro tài chính",
      "Xây dựng quy trình kiểm soát nội bộ, định mức chi phí",
      "Lập ngân sách năm, so sánh kế hoạch và thực hiện",
      "Làm việc với kiểm toán, cơ quan thuế khi thanh tra, quyết toán",
    ],
    musts: [
      "Có chứng chỉ bồi dưỡng kế toán trưởng",
      "Từng phụ trách bộ máy kế toán từ 4 người trở lên",
      "Am hiểu sâu về luật thuế, luật doanh nghiệp",
      "Kỹ năng lập kế hoạch và quản lý đội nhóm",
      "Chính trực, quyết đoán",
    ],
    pluses: ["Có CPA, ACCA", "Kinh nghiệm hợp nhất báo cáo, IFRS"],
  },
  en: {
    intro: [
      "You run the books of the parent company and two subsidiaries.",
      "We prepare to raise capital, so figures must stand up to an independent audit.",
    ],
    duties: [
      "Lead the accounting team and carry legal responsibility",
      "Control vouchers, ledgers and financial statements",
      "Plan cash flow and negotiate credit lines with banks",
      "Advise the board on tax, cost and financial risk",
      "Set up internal controls and cost norms",
      "Prepare the annual budget and explain variances",
      "Represent the company in audits and tax inspections",
    ],
    musts: [
      "Chief accountant certificate",
      "You have led an accounting team of four or more",
      "Deep knowledge of tax and enterprise law",
      "Planning and team leadership",
      "Integrity and decisiveness",
    ],
    pluses: ["CPA or ACCA", "Consolidation and IFRS"],
  },
};

export const finance: RoleFamily = {
  key: "finance",
  categories: [41, 40, 44],
  industries: [...money, "retail", "realestate", "fmcg", "ecommerce", "energy", "logistics"],
  place: "desk",
  skills: [
    "Financial Analysis",
    "Excel",
    "Budgeting",
    "Internal Audit",
    "Power BI",
    "Financial Reporting",
    "ACCA",
  ],
  major: { vi: "Tài chính doanh nghiệp", en: "Corporate Finance" },
  languages: [{ language: 0, proficiency: 1 }],
  roles: [
    [1, 2, 14, 22, "Chuyên viên Phân tích tài chính", "Financial Analyst"],
    [1, 2, 14, 22, "Chuyên viên Kiểm toán nội bộ", "Internal Auditor"],
    [2, 3, 25, 38, "Chuyên viên FP&A cấp cao", "Senior FP&A Analyst"],
    [4, 4, 42, 65, "Trưởng phòng Tài chính", "Finance Manager"],
  ],
  vi: {
    intro: [
      "Bạn giúp Ban Giám đốc nhìn thấy điều con số chưa nói.",
      "Đội Tài chính làm việc trực tiếp với các giám đốc khối, không chỉ ngồi sau báo cáo.",
    ],
    duties: [
      "Lập ngân sách, dự báo doanh thu, chi phí và dòng tiền",
      "Phân tích biến động giữa thực tế và kế hoạch theo từng khối",
      "Xây dựng mô hình tài chính, thẩm định dự án đầu tư",
      "Chuẩn bị báo cáo quản trị hằng tháng cho Hội đồng quản trị",
      "Kiểm tra tuân thủ quy trình, đánh giá rủi ro tại các đơn vị",
      "Đề xuất biện pháp tiết giảm chi phí, tối ưu vốn lưu động",
      "Xây dựng dashboard tài chính trên Power BI",
    ],
    musts: [
      "Tốt nghiệp Tài chính, Kế toán, Kiểm toán hoặc Kinh tế",
      "Excel nâng cao, tư duy mô hình hóa",
      "Hiểu mối liên hệ giữa ba báo cáo tài chính",
      "Trình bày mạch lạc trước lãnh đạo",
      "Chịu được áp lực vào kỳ đóng sổ",
    ],
    pluses: ["Đang học hoặc có ACCA, CFA, CIA", "Xuất thân từ công ty kiểm toán"],
  },
  en: {
    intro: [
      "You help our board see what the figures do not say aloud.",
      "Finance here works alongside business heads rather than behind reports.",
    ],
    duties: [
      "Prepare budgets and forecasts of revenue, cost and cash",
      "Explain variances between plan and actual by division",
      "Build financial models and appraise investments",
      "Prepare the monthly management pack",
      "Test compliance and assess risk in business units",
      "Propose savings and better use of working capital",
      "Create finance dashboards in Power BI",
    ],
    musts: [
      "Degree in finance, accounting or economics",
      "Advanced Excel and a modeller’s mind",
      "Understanding of how the three statements connect",
      "Clear presentation to senior people",
      "Composed at closing time",
    ],
    pluses: ["ACCA, CFA or CIA, complete or in progress", "Audit firm background"],
  },
};
