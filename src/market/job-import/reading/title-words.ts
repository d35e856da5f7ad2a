/** Spellings of words and abbreviations that have capitals when a title in capitals is converted to sentence case. */
const written = [
  ..."IT HR QA QC KPI OKR B2B B2C SEO SEM PHP AI ML CEO CFO CTO COO CMO CIO CHRO HRBP HRM HSE EHS ERP CRM".split(
    " ",
  ),
  ..."SAP PR UI UX UX/UI KOL KOC POS PLC CNC CAD BIM HVAC MEP M&E R&D F&B C&B L&D P&L FP&A M&A S&OP NPD PMO PM".split(
    " ",
  ),
  ..."PO BA BD BI DBA SRE API SQL HTML CSS AWS GCP ETL NLP LLM OCR IOS TVC TMĐT XNK CNTT BĐS BHXH HCNS KCS CSKH".split(
    " ",
  ),
  ..."KTV NVKD TTS CTV TP HCM HN HCMC TPHCM DN VN USA UK EU US JLPT HSK IELTS TOEIC ISO GMP HACCP FMCG FDI ODA".split(
    " ",
  ),
  ..."II III IV .NET NET GPS KCN OS KS".split(" "),
  ..."NGO VIP TV MC SME SMEs SaaS ESG ICT IoT GIS BPO SMT OEM ODM QS QAQC PCCC VSMT ATTT ATVSLĐ CBNV PTSP TKTT".split(
    " ",
  ),
  ..."SI MSB VIB TNEX OCB SHB FPT VNPT MISA VPBANK MB BIDV ACB HO CN KH KHDN KHCN CBQL GDV PGD RM CV CVCC CVC".split(
    " ",
  ),
  ..."JavaScript TypeScript ReactJS NodeJS NestJS NextJS VueJS AngularJS GraphQL MySQL PostgreSQL MongoDB DevOps".split(
    " ",
  ),
  ..."TikTok YouTube Facebook Google Shopee Lazada Zalo AutoCAD SolidWorks SketchUp Photoshop PowerBI WordPress".split(
    " ",
  ),
  ..."GitHub Java Python Golang Kotlin Flutter Android Laravel Django Odoo Unity Excel LinkedIn Amazon Microsoft".split(
    " ",
  ),
  ..."Oracle Salesforce Shopify Magento Anh Nhật Hàn Trung Pháp Đức Nga Thái SG BGĐ HĐQT TGĐ PGĐ GĐ PTTT LCB".split(
    " ",
  ),
];
export const ownSpelling: ReadonlyMap<string, string> = new Map(
  written.map((word) => [word.toUpperCase(), word]),
);
/** Words that are names of languages only after "tiếng"; elsewhere they are common words. */
export const languagesOnly = new Set(["ANH", "NHẬT", "HÀN", "TRUNG", "PHÁP", "ĐỨC", "NGA", "THÁI"]);

/** Places that keep their capitals in a title. */
export const properNames = [
  ..."Hà Nội,Hồ Chí Minh,Đà Nẵng,Bình Dương,Đồng Nai,Hải Phòng,Cần Thơ,Đà Lạt,Nha Trang,Vũng Tàu,Bắc Ninh".split(
    ",",
  ),
  ..."Hưng Yên,Long An,Quảng Ninh,Nghệ An,Thanh Hóa,Thanh Hoá,Huế,Tây Ninh,Bắc Giang,Vĩnh Phúc,Hà Nam".split(
    ",",
  ),
  ..."Hải Dương,Thái Nguyên,Phú Quốc,Sài Gòn,Thủ Đức,Biên Hòa,Bình Tân,Gò Vấp,Tân Bình,Cầu Giấy,Hà Đông".split(
    ",",
  ),
  ..."Đống Đa,Nhật Bản,Hàn Quốc,Trung Quốc,Việt Nam,Singapore,Japan,Vietnam,Lâm Đồng,Quy Nhơn".split(","),
];

/** Nouns at the start of a job title: a "Tuyển" before one of them is removed. */
export const roleStarts =
  "nhân viên|chuyên viên|chuyên gia|kế toán|kỹ sư|kĩ sư|kỹ thuật|trưởng|phó|giám đốc|giám sát|quản lý|trợ lý|thư ký|thực tập|cộng tác|công nhân|lái xe|tài xế|bảo vệ|lễ tân|phục vụ|thợ|giáo viên|giảng viên|gia sư|dược sĩ|bác sĩ|điều dưỡng|lập trình|senior|junior|fresher|intern|developer|sales|sale|designer|kiến trúc|thủ kho|thu ngân|tester|nv|cửa hàng|điều phối|biên|content|marketing|admin|họa viên|hoạ viên|editor|quay|telesales|tư vấn|cán bộ|backend|frontend|fullstack|full-stack|mobile|php|java|python|react|data|business|project|product|it|hr|thiết kế|nam|nữ";
