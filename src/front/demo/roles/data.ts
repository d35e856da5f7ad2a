import type { RoleFamily } from "../types.ts";
import { tech } from "./industries.ts";

export const analytics: RoleFamily = {
  key: "analytics",
  categories: [15],
  industries: [...tech, "bank", "retail", "insurance", "fmcg", "logistics"],
  place: "desk",
  skills: ["SQL", "Python", "Power BI", "Airflow", "dbt", "Data Modeling", "Spark", "Tableau"],
  major: { vi: "Toán tin", en: "Applied Mathematics and Informatics" },
  roles: [
    [0, 0, 5, 7, "Thực tập sinh Phân tích dữ liệu", "Data Analyst Intern"],
    [1, 2, 14, 23, "Chuyên viên Phân tích dữ liệu", "Data Analyst"],
    [1, 2, 17, 28, "Kỹ sư dữ liệu", "Data Engineer"],
    [2, 3, 35, 58, "Senior Data Engineer", "Senior Data Engineer"],
    [4, 4, 55, 80, "Trưởng phòng Dữ liệu", "Head of Data & Analytics"],
  ],
  vi: {
    intro: [
      "Mọi quyết định lớn của công ty đều bắt đầu từ một câu hỏi gửi cho đội dữ liệu.",
      "Chúng tôi xây lại kho dữ liệu để báo cáo có trước 8 giờ sáng và ai cũng tin vào con số.",
    ],
    duties: [
      "Xây dựng luồng thu thập, làm sạch và chuyển đổi dữ liệu vào kho trung tâm",
      "Thiết kế dashboard Power BI cho các phòng Kinh doanh, Vận hành, Tài chính",
      "Phân tích hành vi khách hàng, tìm nguyên nhân tăng giảm của các chỉ số",
      "Kiểm soát chất lượng dữ liệu, cảnh báo khi số liệu bất thường",
      "Chuẩn hóa định nghĩa chỉ số và viết từ điển dữ liệu",
      "Hỗ trợ các phòng ban tự khai thác số liệu bằng SQL",
      "Thiết kế và đọc kết quả thử nghiệm A/B",
    ],
    musts: [
      "Thành thạo SQL, biết Python hoặc R",
      "Hiểu mô hình dữ liệu, kho dữ liệu và quy trình ETL/ELT",
      "Biết kể câu chuyện bằng số liệu, trình bày dễ hiểu cho người không chuyên",
      "Cẩn thận với con số, có thói quen đối chiếu chéo",
      "Có kinh nghiệm với Power BI, Tableau hoặc Looker",
    ],
    pluses: ["Đã làm việc với Airflow, dbt, Spark", "Hiểu biết về thống kê và thiết kế thử nghiệm"],
  },
  en: {
    intro: [
      "Every large decision here starts as a question to the data team.",
      "We are rebuilding the warehouse so that reports are ready by eight and everyone trusts them.",
    ],
    duties: [
      "Build pipelines that collect, clean and model data in the central warehouse",
      "Create Power BI dashboards for sales, operations and finance",
      "Analyse customer behaviour and explain why a metric moved",
      "Guard data quality and alert owners when numbers look wrong",
      "Agree metric definitions and keep the data dictionary current",
      "Help business teams answer their own questions in SQL",
      "Design A/B tests and read their results with care",
    ],
    musts: [
      "Fluent SQL and working Python or R",
      "Understanding of dimensional modelling and ELT",
      "Able to explain numbers to people who are not analysts",
      "A habit of cross-checking before sending",
      "Experience with Power BI, Tableau or Looker",
    ],
    pluses: ["Airflow, dbt or Spark in production", "Sound statistics"],
  },
};

export const ai: RoleFamily = {
  key: "ai",
  categories: [16, 15],
  industries: ["software", "fintech", "outsourcing", "telecom", "ecommerce"],
  place: "desk",
  skills: ["Python", "PyTorch", "Machine Learning", "Deep Learning", "LLM / GenAI", "NLP", "Computer Vision"],
  major: { vi: "Trí tuệ nhân tạo", en: "Artificial Intelligence" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 2, 20, 35, "Kỹ sư AI (NLP/LLM)", "AI Engineer (NLP, LLM)"],
    [1, 2, 20, 34, "Kỹ sư Thị giác máy tính", "Computer Vision Engineer"],
    [2, 3, 45, 75, "Senior Machine Learning Engineer", "Senior Machine Learning Engineer"],
    [4, 4, 75, 110, "Trưởng phòng Nghiên cứu AI", "AI Research Manager"],
  ],
  vi: {
    intro: [
      "Đội AI đang đưa mô hình ngôn ngữ tiếng Việt vào tổng đài, tìm kiếm và đọc chứng từ.",
      "Bạn sẽ đi cùng mô hình từ thử nghiệm trên notebook tới khi phục vụ người dùng thật.",
    ],
    duties: [
      "Nghiên cứu, huấn luyện và tinh chỉnh mô hình cho bài toán tiếng Việt",
      "Xây dựng hệ thống hỏi đáp dựa trên tài liệu nội bộ (RAG)",
      "Chuẩn bị, gán nhãn và đánh giá chất lượng bộ dữ liệu",
      "Đóng gói mô hình thành dịch vụ, tối ưu độ trễ và chi phí suy luận",
      "Thiết kế bộ tiêu chí đánh giá, so sánh mô hình một cách khách quan",
      "Phát triển mô hình nhận dạng chứng từ, hóa đơn, giấy tờ tùy thân",
      "Theo dõi mô hình sau triển khai, phát hiện suy giảm chất lượng",
    ],
    musts: [
      "Nền tảng tốt về xác suất, đại số tuyến tính và học máy",
      "Thành thạo Python, PyTorch hoặc TensorFlow",
      "Đã đưa ít nhất một mô hình vào sử dụng thực tế",
      "Đọc hiểu bài báo khoa học bằng tiếng Anh",
      "Biết đặt câu hỏi về dữ liệu trước khi bắt tay vào huấn luyện",
    ],
    pluses: ["Có bài báo tại hội nghị uy tín", "Kinh nghiệm MLOps: MLflow, Triton, vLLM"],
  },
  en: {
    intro: [
      "Our AI team puts Vietnamese language models to work in search, call centres and document reading.",
      "You will follow a model from notebook to the people who use it.",
    ],
    duties: [
      "Train and fine-tune models for Vietnamese language tasks",
      "Build question answering over internal documents with retrieval",
      "Prepare, label and audit data sets",
      "Serve models with low latency and at a sensible cost",
      "Design evaluations that would convince a sceptic",
      "Develop recognition of invoices and identity documents",
      "Monitor deployed models and catch drift early",
    ],
    musts: [
      "Strong foundations in probability, linear algebra and machine learning",
      "Fluent Python with PyTorch or TensorFlow",
      "At least one model you brought into real use",
      "Able to read papers critically",
      "Questions about the data come before training",
    ],
    pluses: ["Publications at recognised venues", "MLOps experience with MLflow, Triton or vLLM"],
  },
};

export const analyst: RoleFamily = {
  key: "analyst",
  categories: [19],
  industries: ["software", "outsourcing", "bank", "fintech", "insurance", "logistics"],
  place: "desk",
  skills: ["UML / BPMN", "Jira", "Agile / Scrum", "SQL", "Stakeholder Management", "Japanese"],
  major: { vi: "Hệ thống thông tin quản lý", en: "Management Information Systems" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 2, 14, 23, "Chuyên viên Phân tích nghiệp vụ (BA)", "Business Analyst"],
    [2, 3, 28, 45, "Senior Business Analyst", "Senior Business Analyst"],
    [2, 3, 40, 65, "Kỹ sư cầu nối BrSE (tiếng Nhật N2)", "Bridge System Engineer (Japanese N2)"],
    [3, 4, 42, 62, "Trưởng nhóm Phân tích nghiệp vụ", "Lead Business Analyst"],
  ],
  vi: {
    intro: [
      "Bạn là cầu nối để khách hàng nói đúng điều họ cần và đội kỹ thuật hiểu đúng điều họ nghe.",
      "Dự án kéo dài 18 tháng, khách hàng là doanh nghiệp lớn, yêu cầu thay đổi theo từng quý.",
    ],
    duties: [
      "Khảo sát, phỏng vấn người dùng và làm rõ yêu cầu nghiệp vụ",
      "Viết tài liệu BRD, user story, tiêu chí nghiệm thu và vẽ quy trình BPMN",
      "Dựng wireframe, trình bày và chốt giải pháp với khách hàng",
      "Giải đáp nghiệp vụ cho đội phát triển và kiểm thử trong suốt dự án",
      "Quản lý thay đổi yêu cầu, đánh giá ảnh hưởng tới phạm vi và tiến độ",
      "Hỗ trợ khách hàng kiểm thử chấp nhận (UAT), đào tạo người dùng",
      "Dịch và truyền đạt yêu cầu giữa khách hàng nước ngoài và đội dự án",
    ],
    musts: [
      "Tư duy logic, viết tài liệu mạch lạc, không bỏ sót trường hợp ngoại lệ",
      "Kỹ năng giao tiếp, đặt câu hỏi và điều phối buổi họp",
      "Biết SQL cơ bản và đọc hiểu tài liệu API",
      "Sử dụng thành thạo công cụ vẽ quy trình, wireframe",
      "Hiểu biết nghiệp vụ tài chính, bán lẻ hoặc chuỗi cung ứng",
    ],
    pluses: ["Có chứng chỉ CBAP, ECBA", "Từng làm việc tại Nhật hoặc với khách hàng Nhật"],
  },
  en: {
    intro: [
      "You make sure customers say what they need and engineers build what was meant.",
      "An eighteen-month programme for large enterprises whose needs change every quarter.",
    ],
    duties: [
      "Interview users and uncover what the business really needs",
      "Write user stories, acceptance criteria and BPMN process maps",
      "Sketch wireframes and agree solutions with clients",
      "Answer domain questions from developers and testers throughout a project",
      "Manage change requests and their effect on scope and dates",
      "Support acceptance testing and train end users",
      "Interpret between overseas clients and the delivery team",
    ],
    musts: [
      "Structured thinking and writing that leaves no edge case behind",
      "Skilled at asking questions and running workshops",
      "Basic SQL and able to read API documentation",
      "Confident with process and wireframe tools",
      "Knowledge of finance, retail or supply chain",
    ],
    pluses: ["CBAP or ECBA certificate", "Experience with Japanese clients"],
  },
};
