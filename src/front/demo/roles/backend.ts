import type { RoleFamily } from "../types.ts";
import { digital, tech } from "./industries.ts";

export const backend: RoleFamily = {
  key: "backend",
  categories: [7, 9],
  industries: digital,
  place: "desk",
  skills: ["Java", "Spring Boot", "Node.js", "PostgreSQL", "Redis", "Kafka", "Microservices", "Go", "Docker"],
  major: { vi: "Công nghệ thông tin", en: "Information Technology" },
  languages: [{ language: 0, proficiency: 1 }],
  roles: [
    [0, 0, 5, 8, "Thực tập sinh Lập trình Backend (Java/Node.js)", "Backend Developer Intern (Java/Node.js)"],
    [1, 2, 14, 24, "Lập trình viên Backend (Java Spring Boot)", "Backend Developer (Java, Spring Boot)"],
    [1, 2, 15, 26, "Lập trình viên Node.js", "Node.js Developer"],
    [
      2,
      3,
      32,
      55,
      "Senior Backend Engineer (Java/Microservices)",
      "Senior Backend Engineer (Java/Microservices)",
    ],
    [2, 4, 38, 62, "Kỹ sư Backend cấp cao (Golang)", "Senior Golang Engineer"],
    [3, 4, 48, 75, "Trưởng nhóm Backend", "Backend Team Lead"],
  ],
  vi: {
    intro: [
      "Bạn sẽ tham gia xây dựng các dịch vụ phía máy chủ phục vụ hàng trăm nghìn người dùng mỗi ngày.",
      "Đội Backend gồm 8 người đang tách dần hệ thống cũ thành các dịch vụ nhỏ, và cần thêm bạn.",
    ],
    duties: [
      "Thiết kế và phát triển RESTful API, gRPC cho ứng dụng web và di động",
      "Phân tích yêu cầu cùng BA, đề xuất giải pháp kỹ thuật và ước lượng thời gian thực hiện",
      "Tối ưu truy vấn, thiết kế chỉ mục và mô hình dữ liệu trên PostgreSQL, Redis",
      "Viết unit test, integration test và tham gia review code chéo trong nhóm",
      "Xử lý sự cố trên môi trường production, tìm nguyên nhân gốc và viết báo cáo sau sự cố",
      "Tích hợp với các hệ thống bên thứ ba: cổng thanh toán, hóa đơn điện tử, vận chuyển",
      "Xây dựng luồng xử lý bất đồng bộ với Kafka hoặc RabbitMQ",
    ],
    musts: [
      "Nắm vững một trong các ngôn ngữ Java, Go hoặc Node.js và lập trình hướng đối tượng",
      "Hiểu rõ cơ sở dữ liệu quan hệ, giao dịch, khóa và cách đọc execution plan",
      "Quen làm việc với Git, Docker và quy trình CI/CD",
      "Có tư duy về hiệu năng, bảo mật và khả năng mở rộng của hệ thống",
      "Đọc hiểu tốt tài liệu kỹ thuật tiếng Anh",
    ],
    pluses: [
      "Từng làm hệ thống có tải trên 1.000 request mỗi giây",
      "Có kinh nghiệm triển khai trên Kubernetes hoặc AWS",
    ],
  },
  en: {
    intro: [
      "You will build the server side of products that hundreds of thousands of people rely on every day.",
      "Our eight-person backend team is carving a large monolith into services, and there is room for one more.",
    ],
    duties: [
      "Design and build REST and gRPC services for our web and mobile clients",
      "Model data in PostgreSQL, tune slow queries and decide what belongs in Redis",
      "Write unit and integration tests and take part in daily code reviews",
      "Investigate production incidents, find root causes and share what was learned",
      "Break features down with product managers and estimate the work honestly",
      "Integrate payment gateways, e-invoicing and delivery partners",
      "Move long-running work to asynchronous pipelines on Kafka",
    ],
    musts: [
      "Solid command of Java, Go or Node.js and of object-oriented design",
      "Good understanding of relational databases, transactions and indexing",
      "Comfortable with Git, Docker and continuous integration",
      "Care for security, performance and readable code",
      "Able to discuss technical matters in English, written and spoken",
    ],
    pluses: [
      "Experience with systems above 1,000 requests per second",
      "Hands-on Kubernetes or AWS knowledge",
    ],
  },
};

export const frontend: RoleFamily = {
  key: "frontend",
  categories: [8, 9],
  industries: digital,
  place: "desk",
  skills: ["TypeScript", "React", "Vue.js", "Next.js", "HTML/CSS", "JavaScript", "GraphQL", "Angular"],
  major: { vi: "Kỹ thuật phần mềm", en: "Software Engineering" },
  languages: [{ language: 0, proficiency: 1 }],
  roles: [
    [0, 0, 5, 8, "Thực tập sinh Frontend (ReactJS)", "Frontend Intern (React)"],
    [1, 2, 13, 22, "Lập trình viên Frontend (ReactJS/NextJS)", "Frontend Developer (React/Next.js)"],
    [1, 2, 13, 22, "Lập trình viên Frontend (VueJS)", "Frontend Developer (Vue.js)"],
    [2, 3, 28, 48, "Senior Frontend Developer (ReactJS)", "Senior Frontend Engineer (React, TypeScript)"],
    [2, 3, 30, 50, "Lập trình viên Full-stack (React, Node.js)", "Full-stack Developer (React, Node.js)"],
  ],
  vi: {
    intro: [
      "Nếu bạn thích những giao diện nhanh, gọn và dùng được bằng bàn phím, đây là công việc dành cho bạn.",
      "Vị trí này làm việc sát với đội thiết kế để đưa sản phẩm mới đến tay khách hàng mỗi hai tuần.",
    ],
    duties: [
      "Xây dựng giao diện web bằng React, TypeScript theo thiết kế trên Figma",
      "Phát triển và duy trì thư viện component dùng chung cho nhiều sản phẩm",
      "Tối ưu tốc độ tải trang, chỉ số Core Web Vitals và SEO kỹ thuật",
      "Kết nối API, xử lý trạng thái, lỗi mạng và dữ liệu thời gian thực",
      "Đảm bảo giao diện hiển thị tốt trên điện thoại và các trình duyệt phổ biến",
      "Viết kiểm thử giao diện với Playwright và Testing Library",
      "Phối hợp với thiết kế và Backend để thống nhất hợp đồng dữ liệu",
    ],
    musts: [
      "Thành thạo HTML, CSS, JavaScript ES6+ và TypeScript",
      "Có kinh nghiệm thực tế với React, Vue hoặc Angular",
      "Hiểu cách trình duyệt dựng trang, caching và responsive",
      "Có thói quen viết code sạch, commit rõ ràng, review kỹ",
      "Tinh thần làm việc nhóm, chủ động trao đổi khi yêu cầu chưa rõ",
    ],
    pluses: ["Hiểu biết về accessibility (WCAG)", "Đã từng xây dựng design system từ đầu"],
  },
  en: {
    intro: [
      "You care about interfaces that load fast, read well and work with a keyboard alone. So do we.",
      "You will sit next to designers and ship something visible to customers every second week.",
    ],
    duties: [
      "Turn Figma designs into accessible React and TypeScript screens",
      "Grow a shared component library used by four product teams",
      "Watch Core Web Vitals and remove what slows pages down",
      "Consume REST and GraphQL services and handle their failures gracefully",
      "Write end-to-end tests with Playwright for the flows that matter",
      "Review pull requests and pair with junior developers",
      "Agree data contracts with backend engineers before work begins",
    ],
    musts: [
      "Strong HTML, CSS and modern JavaScript, TypeScript in daily use",
      "Commercial experience with React, Vue or Angular",
      "Understanding of browser rendering, caching and responsive layout",
      "An eye for detail in spacing, type and interaction",
      "Clear communication in English or Vietnamese",
    ],
    pluses: ["Knowledge of WCAG and screen readers", "A design system you built and maintained"],
  },
};

export const mobile: RoleFamily = {
  key: "mobile",
  categories: [10],
  industries: [...tech, "bank", "retail", "education"],
  place: "desk",
  skills: ["Flutter", "Dart", "React Native", "Kotlin", "Swift", "iOS", "Android", "REST API"],
  major: { vi: "Khoa học máy tính", en: "Computer Science" },
  roles: [
    [1, 2, 15, 25, "Lập trình viên Flutter", "Flutter Developer"],
    [1, 2, 15, 26, "Lập trình viên Android (Kotlin)", "Android Developer (Kotlin)"],
    [2, 3, 30, 50, "Senior iOS Developer (Swift)", "Senior iOS Engineer (Swift)"],
    [2, 3, 28, 48, "Lập trình viên React Native cấp cao", "Senior React Native Developer"],
    [3, 4, 45, 68, "Trưởng nhóm phát triển ứng dụng di động", "Mobile Team Lead"],
  ],
  vi: {
    intro: [
      "Ứng dụng của chúng tôi có hơn 400.000 lượt cài đặt và được cập nhật hai tuần một lần.",
      "Chúng tôi viết lại ứng dụng dành cho khách hàng và cần người đồng hành từ những dòng code đầu tiên.",
    ],
    duties: [
      "Phát triển tính năng mới cho ứng dụng trên iOS và Android",
      "Làm việc với đội thiết kế để hoàn thiện trải nghiệm trên màn hình nhỏ",
      "Tích hợp thông báo đẩy, thanh toán, bản đồ và đăng nhập sinh trắc học",
      "Đo và cải thiện thời gian khởi động, mức tiêu thụ pin, dung lượng ứng dụng",
      "Đưa ứng dụng lên App Store, Google Play và theo dõi tỷ lệ crash",
      "Xử lý lưu trữ ngoại tuyến và đồng bộ dữ liệu khi có mạng trở lại",
      "Viết kiểm thử tự động cho các luồng đăng ký, thanh toán",
    ],
    musts: [
      "Có ít nhất một ứng dụng đã phát hành trên cửa hàng",
      "Nắm vững Flutter, React Native, Kotlin hoặc Swift",
      "Hiểu vòng đời ứng dụng, quản lý bộ nhớ và đa luồng",
      "Quen với kiến trúc MVVM, Clean Architecture hoặc BLoC",
      "Biết dùng công cụ phân tích lỗi và đo hiệu năng",
    ],
    pluses: ["Từng viết module native cho Flutter/React Native", "Có kinh nghiệm CI/CD với Fastlane"],
  },
  en: {
    intro: [
      "Our app has more than 400,000 installs and a release every second Tuesday.",
      "We are rewriting the customer app and want someone in from the first commit.",
    ],
    duties: [
      "Develop new features for our iOS and Android applications",
      "Work with designers until small screens feel effortless",
      "Integrate push notifications, payments, maps and biometric login",
      "Measure start-up time, battery use and binary size, and bring them down",
      "Ship to the App Store and Google Play and keep the crash rate under 0.2%",
      "Handle offline storage and synchronisation",
      "Automate tests for sign-up and checkout",
    ],
    musts: [
      "At least one published app you can walk us through",
      "Strong Flutter, React Native, Kotlin or Swift",
      "Understanding of app lifecycle, memory and concurrency",
      "Experience with MVVM, Clean Architecture or BLoC",
      "Familiarity with crash reporting and profiling tools",
    ],
    pluses: ["Native modules written for a cross-platform app", "CI/CD with Fastlane"],
  },
};
