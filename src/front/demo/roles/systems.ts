import type { RoleFamily } from "../types.ts";

export const support: RoleFamily = {
  key: "it-support",
  categories: [20, 18],
  industries: "any",
  place: "desk",
  skills: ["Network Administration", "Linux", "Microsoft Office", "Odoo", "SAP", "Problem Solving"],
  major: { vi: "Mạng máy tính", en: "Computer Networking" },
  roles: [
    [1, 1, 9, 14, "Nhân viên IT Helpdesk", "IT Helpdesk Officer"],
    [1, 2, 14, 22, "Nhân viên Quản trị hệ thống mạng", "System and Network Administrator"],
    [2, 3, 22, 35, "Chuyên viên triển khai ERP (Odoo)", "ERP Consultant (Odoo)"],
    [4, 4, 35, 52, "Trưởng phòng Công nghệ thông tin", "IT Manager"],
  ],
  vi: {
    intro: [
      "Bạn là người giúp hơn 200 đồng nghiệp làm việc trơn tru mỗi ngày.",
      "Công ty đang chuyển sang hệ thống quản trị mới và cần người am hiểu cả máy móc lẫn con người.",
    ],
    duties: [
      "Tiếp nhận, xử lý yêu cầu hỗ trợ về máy tính, máy in, email, phần mềm",
      "Quản trị máy chủ, hệ thống mạng, tường lửa, camera và wifi văn phòng",
      "Quản lý tài khoản, phân quyền và sao lưu dữ liệu định kỳ",
      "Lắp đặt thiết bị, cài đặt máy cho nhân viên mới",
      "Theo dõi bản quyền phần mềm, tài sản CNTT và đề xuất mua sắm",
      "Triển khai, hướng dẫn sử dụng phần mềm ERP cho các phòng ban",
      "Viết tài liệu hướng dẫn ngắn gọn để người dùng tự xử lý lỗi thường gặp",
    ],
    musts: [
      "Nắm vững kiến thức phần cứng, Windows, mạng LAN/WAN",
      "Có kinh nghiệm với Active Directory, Microsoft 365 hoặc Google Workspace",
      "Thái độ phục vụ, giải thích dễ hiểu cho người không rành kỹ thuật",
      "Chủ động, sẵn sàng hỗ trợ ngoài giờ khi hệ thống gặp sự cố",
      "Biết sắp xếp thứ tự ưu tiên khi có nhiều yêu cầu cùng lúc",
    ],
    pluses: ["Có chứng chỉ CCNA, MCSA", "Từng triển khai Odoo, SAP Business One hoặc phần mềm tương đương"],
  },
  en: {
    intro: [
      "More than 200 colleagues will work smoothly because you do.",
      "We are moving to a new ERP and need someone who understands both machines and people.",
    ],
    duties: [
      "Resolve requests about computers, printers, email and applications",
      "Administer servers, network, firewall and office wifi",
      "Manage accounts, permissions and regular backups",
      "Set up equipment for new joiners before their first day",
      "Track licences and IT assets, and propose purchases",
      "Roll out ERP modules and train departments on them",
      "Write short guides for the questions that keep coming back",
    ],
    musts: [
      "Good knowledge of hardware, Windows and LAN/WAN",
      "Experience with Active Directory, Microsoft 365 or Google Workspace",
      "A helpful manner and plain language",
      "Available outside office hours when systems fail",
      "Good at putting requests in order",
    ],
    pluses: ["CCNA or MCSA", "Odoo or SAP Business One implementations"],
  },
};

export const embedded: RoleFamily = {
  key: "embedded",
  categories: [12, 76],
  industries: ["electronics", "telecom", "machinery", "outsourcing", "energy"],
  place: "plant",
  skills: ["Embedded C", "C++", "C", "Linux", "Python", "PLC Programming"],
  major: { vi: "Kỹ thuật điện tử - viễn thông", en: "Electronics and Telecommunications" },
  roles: [
    [1, 2, 15, 24, "Kỹ sư lập trình nhúng (C/C++)", "Embedded Software Engineer (C/C++)"],
    [1, 2, 14, 22, "Kỹ sư IoT", "IoT Engineer"],
    [2, 3, 28, 48, "Kỹ sư firmware cấp cao", "Senior Firmware Engineer"],
  ],
  vi: {
    intro: [
      "Thiết bị của chúng tôi hoạt động ngoài trời nhiều năm liền, nên từng dòng firmware đều phải chắc chắn.",
      "Phòng R&D phát triển trọn vẹn sản phẩm, từ sơ đồ nguyên lý đến ứng dụng cho người dùng.",
    ],
    duties: [
      "Lập trình firmware cho vi điều khiển STM32, ESP32, Nordic",
      "Viết driver giao tiếp UART, SPI, I2C, CAN và các module không dây",
      "Đọc sơ đồ mạch, phối hợp với kỹ sư phần cứng khi bring-up bo mạch",
      "Tối ưu điện năng cho thiết bị chạy pin",
      "Xây dựng cơ chế cập nhật firmware từ xa an toàn",
      "Viết bài test, hỗ trợ dây chuyền sản xuất thử",
      "Phân tích lỗi từ thiết bị khách hàng gửi về",
    ],
    musts: [
      "Thành thạo C/C++ trên vi điều khiển và RTOS",
      "Sử dụng được oscilloscope, logic analyzer",
      "Hiểu giao thức MQTT, BLE hoặc LoRa",
      "Đọc hiểu datasheet tiếng Anh",
      "Kiên trì tìm lỗi đến cùng",
    ],
    pluses: ["Kinh nghiệm Embedded Linux, Yocto", "Đã đưa sản phẩm vào sản xuất hàng loạt"],
  },
  en: {
    intro: [
      "Our devices spend years outdoors, so every line of firmware has to hold.",
      "The R&D group owns the whole product, from schematic to app.",
    ],
    duties: [
      "Write firmware for STM32, ESP32 and Nordic controllers",
      "Develop UART, SPI, I2C and CAN drivers and radio modules",
      "Read schematics and bring up boards with hardware engineers",
      "Reduce power consumption of battery devices",
      "Build a safe over-the-air update path",
      "Prepare test jigs and support pilot production",
      "Analyse units returned from the field",
    ],
    musts: [
      "Strong C/C++ on microcontrollers and an RTOS",
      "Handy with oscilloscope and logic analyser",
      "Understanding of MQTT, BLE or LoRa",
      "Comfortable reading English data sheets",
      "Persistence in finding the real cause",
    ],
    pluses: ["Embedded Linux and Yocto", "A product taken to mass production"],
  },
};

export const gaming: RoleFamily = {
  key: "game",
  categories: [11],
  industries: ["game"],
  place: "desk",
  skills: ["Unity", "C#", "Unreal Engine", "C++", "Blender", "Git"],
  major: { vi: "Công nghệ đa phương tiện", en: "Multimedia Technology" },
  roles: [
    [0, 0, 4, 7, "Thực tập sinh Lập trình game Unity", "Unity Game Developer Intern"],
    [1, 2, 14, 24, "Lập trình viên game Unity", "Unity Game Developer"],
    [1, 2, 13, 22, "Game Designer", "Game Designer"],
    [2, 3, 28, 46, "Senior Unity Developer", "Senior Unity Developer"],
  ],
  vi: {
    intro: [
      "Studio có ba tựa game đạt trên 5 triệu lượt tải và đang bắt đầu dự án thứ tư.",
      "Chúng tôi làm game giải trí cho thị trường toàn cầu, mỗi nhóm chỉ 7-9 người.",
    ],
    duties: [
      "Phát triển gameplay, hệ thống nhiệm vụ và giao diện bằng Unity/C#",
      "Làm bản chơi thử nhanh để kiểm chứng ý tưởng trong 1-2 tuần",
      "Tối ưu khung hình, bộ nhớ trên thiết bị Android tầm thấp",
      "Tích hợp quảng cáo, mua hàng trong ứng dụng và công cụ đo lường",
      "Cân bằng màn chơi dựa trên số liệu người chơi",
      "Làm việc với họa sĩ, âm thanh để hoàn thiện cảm giác chơi",
      "Xây dựng công cụ nội bộ cho đội thiết kế màn chơi",
    ],
    musts: [
      "Thành thạo Unity, C# và lập trình hướng đối tượng",
      "Yêu thích và chơi nhiều thể loại game",
      "Có tư duy toán, vật lý trong game",
      "Biết sử dụng Git trong nhóm có cả họa sĩ",
      "Có sản phẩm demo hoặc game đã phát hành",
    ],
    pluses: ["Kinh nghiệm viết shader", "Từng làm game nhiều người chơi"],
  },
  en: {
    intro: [
      "Three of our titles passed five million installs; the fourth has just begun.",
      "We make casual games for a global audience in teams of seven to nine.",
    ],
    duties: [
      "Develop gameplay, quests and interfaces in Unity and C#",
      "Prototype ideas in a week or two to see whether they are fun",
      "Optimise frame rate and memory on low-end Android phones",
      "Integrate ads, in-app purchases and analytics",
      "Balance levels using player data",
      "Work with artists and sound designers on game feel",
      "Build internal tools for level designers",
    ],
    musts: [
      "Strong Unity and C#",
      "You play widely and can say why a game works",
      "Good sense of game maths and physics",
      "Git in a team that includes artists",
      "A demo or a released game to show",
    ],
    pluses: ["Shader programming", "Multiplayer experience"],
  },
};
