import type { RoleFamily } from "../types.ts";
import { digital, tech } from "./industries.ts";

export const tester: RoleFamily = {
  key: "tester",
  categories: [13],
  industries: digital,
  place: "desk",
  skills: ["API Testing", "Selenium", "Playwright", "Jira", "SQL", "Performance Testing", "Agile / Scrum"],
  major: { vi: "Hệ thống thông tin", en: "Information Systems" },
  roles: [
    [0, 0, 4, 6, "Thực tập sinh Kiểm thử phần mềm", "QA Intern"],
    [1, 1, 9, 14, "Nhân viên Kiểm thử phần mềm (Manual Tester)", "Manual Tester"],
    [1, 2, 13, 20, "Kỹ sư QA (Manual & API)", "QA Engineer (Manual & API)"],
    [2, 3, 24, 40, "Kỹ sư Automation Test", "Senior Automation Test Engineer"],
    [3, 4, 35, 52, "Trưởng nhóm QA", "QA Lead"],
  ],
  vi: {
    intro: [
      "Bạn là người cuối cùng gật đầu trước khi một phiên bản đến tay khách hàng.",
      "Chúng tôi muốn phát hiện lỗi từ lúc đọc yêu cầu, chứ không phải vào đêm trước ngày phát hành.",
    ],
    duties: [
      "Phân tích yêu cầu, viết test plan, test case và chuẩn bị dữ liệu kiểm thử",
      "Thực hiện kiểm thử chức năng, hồi quy, tương thích trên web và di động",
      "Ghi nhận, theo dõi lỗi trên Jira và làm việc với lập trình viên đến khi xử lý xong",
      "Kiểm thử API bằng Postman, kiểm tra dữ liệu trực tiếp bằng SQL",
      "Xây dựng và bảo trì kịch bản kiểm thử tự động với Playwright hoặc Selenium",
      "Báo cáo chất lượng từng sprint và đề xuất cải tiến quy trình",
      "Tham gia kiểm thử hiệu năng trước các đợt cao điểm",
    ],
    musts: [
      "Nắm vững quy trình và kỹ thuật thiết kế test case",
      "Có khả năng đọc hiểu yêu cầu nghiệp vụ và đặt câu hỏi đúng chỗ",
      "Biết sử dụng SQL cơ bản và công cụ kiểm thử API",
      "Tỉ mỉ, kiên nhẫn, mô tả lỗi rõ ràng để người khác tái hiện được",
      "Hiểu quy trình Agile/Scrum",
    ],
    pluses: ["Có chứng chỉ ISTQB Foundation", "Biết lập trình JavaScript hoặc Python ở mức viết script"],
  },
  en: {
    intro: [
      "You are the last person to nod before a release reaches our customers.",
      "We want problems found while reading the requirement, not on the night before launch.",
    ],
    duties: [
      "Turn requirements into test plans, cases and realistic test data",
      "Run functional, regression and compatibility tests on web and mobile",
      "Log defects in Jira and follow them until they are truly fixed",
      "Test APIs with Postman and verify data with SQL",
      "Build and maintain automated suites in Playwright or Selenium",
      "Report quality at the end of each sprint and suggest what to improve",
      "Take part in load tests before peak campaigns",
    ],
    musts: [
      "Good grasp of test design techniques and the testing life cycle",
      "Able to read business requirements critically",
      "Basic SQL and an API testing tool in daily use",
      "Patient, precise and clear in writing",
      "Used to working in Scrum teams",
    ],
    pluses: ["ISTQB Foundation certificate", "Scripting in JavaScript or Python"],
  },
};

export const devops: RoleFamily = {
  key: "devops",
  categories: [14],
  industries: [...tech, "bank"],
  place: "desk",
  skills: ["Kubernetes", "Docker", "AWS", "Terraform", "CI/CD", "Linux", "Google Cloud", "Jenkins"],
  major: { vi: "Mạng máy tính và truyền thông", en: "Computer Networks" },
  languages: [{ language: 0, proficiency: 1 }],
  roles: [
    [1, 2, 18, 30, "Kỹ sư DevOps", "DevOps Engineer"],
    [2, 3, 38, 62, "Senior DevOps Engineer (AWS, Kubernetes)", "Senior DevOps Engineer (AWS, Kubernetes)"],
    [2, 4, 42, 70, "Kỹ sư SRE cấp cao", "Senior Site Reliability Engineer"],
    [3, 4, 55, 85, "Trưởng nhóm Hạ tầng & Cloud", "Cloud Infrastructure Lead"],
  ],
  vi: {
    intro: [
      "Mục tiêu của đội là mỗi lập trình viên tự đưa được sản phẩm lên production trong vòng 15 phút.",
      "Hệ thống chạy trên Kubernetes với khoảng 120 dịch vụ, hoạt động 24/7.",
    ],
    duties: [
      "Xây dựng và vận hành pipeline CI/CD cho toàn bộ các đội phát triển",
      "Quản lý hạ tầng dưới dạng mã với Terraform, Ansible",
      "Vận hành cụm Kubernetes, theo dõi tài nguyên và tối ưu chi phí cloud",
      "Thiết lập giám sát, cảnh báo với Prometheus, Grafana và hệ thống log tập trung",
      "Trực sự cố theo ca, khôi phục dịch vụ và tổ chức họp rút kinh nghiệm",
      "Lập kế hoạch sao lưu, diễn tập khôi phục thảm họa định kỳ",
      "Tư vấn cho đội phát triển về bảo mật, độ sẵn sàng và khả năng mở rộng",
    ],
    musts: [
      "Thành thạo Linux, mạng và ít nhất một ngôn ngữ script (Bash, Python)",
      "Có kinh nghiệm vận hành Kubernetes trên môi trường production",
      "Hiểu rõ một nền tảng cloud: AWS, GCP hoặc Azure",
      "Biết xây dựng CI/CD bằng GitLab CI, GitHub Actions hoặc Jenkins",
      "Bình tĩnh khi xử lý sự cố, ghi chép đầy đủ",
    ],
    pluses: ["Có chứng chỉ CKA hoặc AWS Solutions Architect", "Từng áp dụng SLO/error budget trong thực tế"],
  },
  en: {
    intro: [
      "Our aim: any developer can put a change in production within fifteen minutes, safely.",
      "About 120 services run on our clusters around the clock, and you will help them stay boring.",
    ],
    duties: [
      "Build and run CI/CD pipelines for all product teams",
      "Describe infrastructure as code with Terraform and Ansible",
      "Operate Kubernetes clusters, watch capacity and trim the cloud bill",
      "Set up monitoring, alerting and central logging with Prometheus and Grafana",
      "Take part in the on-call rota and lead blameless post-mortems",
      "Plan backups and rehearse disaster recovery twice a year",
      "Advise developers on security, availability and scaling",
    ],
    musts: [
      "Strong Linux, networking and scripting in Bash or Python",
      "Production experience with Kubernetes",
      "Deep knowledge of one cloud: AWS, Google Cloud or Azure",
      "CI/CD built with GitLab CI, GitHub Actions or Jenkins",
      "Calm under pressure and careful with documentation",
    ],
    pluses: ["CKA or AWS Solutions Architect certificate", "SLOs and error budgets used in practice"],
  },
};

export const security: RoleFamily = {
  key: "security",
  categories: [17],
  industries: ["bank", "fintech", "telecom", "software", "outsourcing"],
  place: "desk",
  skills: ["Penetration Testing", "Linux", "Network Administration", "Python", "Risk Management"],
  major: { vi: "An toàn thông tin", en: "Information Security" },
  roles: [
    [1, 2, 16, 26, "Chuyên viên Giám sát an toàn thông tin (SOC)", "SOC Analyst"],
    [2, 3, 32, 52, "Chuyên viên Kiểm thử xâm nhập", "Penetration Tester"],
    [3, 4, 45, 70, "Trưởng nhóm An toàn thông tin", "Information Security Lead"],
  ],
  vi: {
    intro: [
      "Bạn sẽ cùng đội bảo vệ dữ liệu của khách hàng trước các nguy cơ tấn công ngày một tinh vi.",
      "Đội An toàn thông tin báo cáo trực tiếp cho Ban Giám đốc và có tiếng nói trong mọi dự án mới.",
    ],
    duties: [
      "Giám sát cảnh báo từ SIEM, phân loại và xử lý sự cố an toàn thông tin",
      "Kiểm thử xâm nhập ứng dụng web, di động, API trước khi phát hành",
      "Rà quét lỗ hổng định kỳ, theo dõi việc khắc phục của các đội liên quan",
      "Xây dựng chính sách, quy trình theo ISO 27001 và quy định của Nhà nước",
      "Tổ chức đào tạo, diễn tập lừa đảo qua email cho toàn công ty",
      "Đánh giá rủi ro khi triển khai hệ thống mới hoặc thuê ngoài",
      "Điều tra số, lưu giữ chứng cứ và lập báo cáo sự cố",
    ],
    musts: [
      "Hiểu sâu về mạng, hệ điều hành và OWASP Top 10",
      "Sử dụng thành thạo Burp Suite, Nmap, Wireshark hoặc công cụ tương đương",
      "Biết viết script Python/Bash để tự động hóa công việc",
      "Trung thực, cẩn trọng, tuân thủ nguyên tắc bảo mật",
      "Sẵn sàng trực ca khi có yêu cầu",
    ],
    pluses: ["Có chứng chỉ OSCP, CEH hoặc Security+", "Từng tham gia các cuộc thi CTF"],
  },
  en: {
    intro: [
      "Help us protect customer data against attackers who get better every month.",
      "The security team reports to the board and has a say in every new project.",
    ],
    duties: [
      "Watch SIEM alerts, triage them and handle security incidents",
      "Test web, mobile and API releases before customers see them",
      "Run vulnerability scans and follow up until fixes are in place",
      "Maintain policies for ISO 27001 and local regulations",
      "Run awareness training and phishing drills for all staff",
      "Assess the risk of new systems and suppliers",
      "Collect evidence and write incident reports",
    ],
    musts: [
      "Deep understanding of networks, operating systems and the OWASP Top 10",
      "Fluent with Burp Suite, Nmap, Wireshark or similar tools",
      "Able to automate with Python or Bash",
      "Integrity and discretion beyond doubt",
      "Willing to join the shift rota",
    ],
    pluses: ["OSCP, CEH or Security+", "Active in CTF competitions"],
  },
};
