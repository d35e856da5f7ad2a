import type { RoleFamily } from "../types.ts";
import { consumer, tech } from "./industries.ts";

export const uiux: RoleFamily = {
  key: "uiux",
  categories: [55],
  industries: [...tech, "bank", "agency", "education"],
  place: "desk",
  skills: ["Figma", "UI Design", "UX Research", "Design System", "Illustration"],
  major: { vi: "Thiết kế đồ họa", en: "Graphic Design" },
  roles: [
    [0, 0, 4, 6, "Thực tập sinh Thiết kế UI/UX", "UI/UX Design Intern"],
    [1, 2, 14, 23, "Nhân viên Thiết kế UI/UX", "UI/UX Designer"],
    [2, 3, 28, 48, "Senior Product Designer", "Senior Product Designer"],
    [4, 4, 50, 75, "Trưởng phòng Thiết kế sản phẩm", "Design Manager"],
  ],
  vi: {
    intro: [
      "Thiết kế ở đây được tham gia từ lúc đặt vấn đề, không phải khi mọi thứ đã quyết.",
      "Bạn sẽ làm lại trải nghiệm mua hàng cho người dùng lần đầu mua sắm trên mạng.",
    ],
    duties: [
      "Nghiên cứu người dùng, phỏng vấn và kiểm thử khả dụng",
      "Vẽ luồng, wireframe và bản mẫu tương tác trên Figma",
      "Thiết kế giao diện web, ứng dụng di động chỉn chu đến từng điểm ảnh",
      "Xây dựng và cập nhật design system",
      "Bàn giao thiết kế, theo sát lập trình viên đến khi ra sản phẩm",
      "Đọc số liệu sử dụng để đề xuất cải tiến",
      "Tham gia góp ý thiết kế hằng tuần với cả đội",
    ],
    musts: [
      "Có portfolio thể hiện cách nghĩ, không chỉ hình đẹp",
      "Thành thạo Figma: auto layout, component, prototype",
      "Hiểu nguyên tắc thiết kế cho iOS, Android, web",
      "Biết lắng nghe và bảo vệ ý kiến bằng lý lẽ",
      "Quan tâm đến người dùng lớn tuổi, người khuyết tật",
    ],
    pluses: ["Biết HTML/CSS cơ bản", "Vẽ minh họa hoặc làm chuyển động tốt"],
  },
  en: {
    intro: [
      "Designers join here when the question is asked, not when everything is settled.",
      "You will rework shopping for people who buy online for the first time.",
    ],
    duties: [
      "Interview users and run usability tests",
      "Draw flows, wireframes and interactive prototypes in Figma",
      "Design web and mobile screens down to the last pixel",
      "Build and maintain the design system",
      "Hand over and stay with developers until release",
      "Read usage data and propose improvements",
      "Take part in weekly design critique",
    ],
    musts: [
      "A portfolio that shows thinking, not just pictures",
      "Expert Figma: auto layout, components, prototypes",
      "Command of iOS, Android and web conventions",
      "You listen, and argue with reasons",
      "Care for older people and people with disabilities",
    ],
    pluses: ["Basic HTML and CSS", "Illustration or motion skills"],
  },
};

export const graphic: RoleFamily = {
  key: "graphic",
  categories: [56, 58],
  industries: [...consumer, "ecommerce", "game"],
  place: "desk",
  skills: ["Adobe Photoshop", "Adobe Illustrator", "Branding Design", "Illustration", "Photography", "Figma"],
  major: { vi: "Mỹ thuật công nghiệp", en: "Industrial Fine Arts" },
  roles: [
    [1, 1, 9, 14, "Nhân viên Thiết kế đồ họa", "Graphic Designer"],
    [2, 3, 17, 26, "Senior Graphic Designer", "Senior Graphic Designer"],
    [4, 4, 28, 42, "Trưởng nhóm Sáng tạo (Art Director)", "Art Director"],
  ],
  vi: {
    intro: [
      "Từ bao bì đến biển quảng cáo, hình ảnh thương hiệu sẽ qua tay bạn.",
      "Phòng Sáng tạo có 6 thành viên, tôn trọng ý tưởng và giờ nghỉ.",
    ],
    duties: [
      "Thiết kế ấn phẩm truyền thông: banner, poster, bài đăng mạng xã hội",
      "Thiết kế bao bì, catalogue, standee, bảng hiệu",
      "Phát triển bộ nhận diện thương hiệu, bảo đảm thống nhất",
      "Chụp, chỉnh sửa ảnh sản phẩm",
      "Làm việc với nhà in, kiểm tra mẫu trước khi sản xuất",
      "Lên ý tưởng hình ảnh cho chiến dịch theo mùa",
      "Lưu trữ và sắp xếp kho thiết kế khoa học",
    ],
    musts: [
      "Thành thạo Photoshop, Illustrator",
      "Mắt thẩm mỹ tốt về bố cục, màu sắc, chữ",
      "Hiểu quy cách file in ấn và kỹ thuật số",
      "Quản lý thời gian khi có nhiều yêu cầu",
      "Gửi kèm portfolio khi ứng tuyển",
    ],
    pluses: ["Biết dựng video ngắn, motion", "Vẽ tay tốt"],
  },
  en: {
    intro: [
      "From packaging to billboards, the brand passes through your hands.",
      "A creative room of six that respects ideas and evenings off.",
    ],
    duties: [
      "Design banners, posters and social media visuals",
      "Create packaging, catalogues, stands and signage",
      "Extend the visual identity and keep it consistent",
      "Shoot and retouch product photos",
      "Check proofs with printers before production",
      "Find visual ideas for seasonal campaigns",
      "Keep the asset library in order",
    ],
    musts: [
      "Expert Photoshop and Illustrator",
      "A good eye for layout, colour and type",
      "Knowledge of print and digital formats",
      "Able to juggle several requests",
      "Please attach a portfolio",
    ],
    pluses: ["Short video or motion", "Hand drawing"],
  },
};

export const video: RoleFamily = {
  key: "video",
  categories: [58, 57],
  industries: ["agency", "game", "ecommerce", "education", "retail", "fnb", "hotel", "realestate"],
  place: "desk",
  skills: [
    "Adobe Premiere",
    "After Effects",
    "Video Editing",
    "Motion Graphics",
    "Photography",
    "3D Modeling",
  ],
  major: { vi: "Truyền thông đa phương tiện", en: "Multimedia Communication" },
  roles: [
    [1, 1, 10, 15, "Nhân viên Quay dựng video", "Videographer & Editor"],
    [1, 2, 14, 22, "Motion Designer", "Motion Designer"],
    [2, 3, 20, 32, "Nghệ sĩ 3D", "3D Artist"],
  ],
  vi: {
    intro: [
      "Mỗi tuần chúng tôi phát hành 10 video, từ clip 15 giây đến phim giới thiệu 3 phút.",
      "Thiết bị đầy đủ, ý tưởng được thử, và bạn có tên trong từng sản phẩm.",
    ],
    duties: [
      "Quay và dựng video sản phẩm, sự kiện, phỏng vấn",
      "Làm đồ họa chuyển động, phụ đề, âm thanh",
      "Tham gia viết kịch bản, phân cảnh",
      "Chỉnh màu, xuất file cho từng nền tảng",
      "Dựng mô hình, ánh sáng, render 3D theo yêu cầu",
      "Quản lý thiết bị quay, kho tư liệu",
      "Cập nhật xu hướng video ngắn và đề xuất cách thể hiện mới",
    ],
    musts: [
      "Thành thạo Premiere, After Effects hoặc DaVinci",
      "Nắm vững ngôn ngữ hình ảnh, nhịp dựng",
      "Có sản phẩm đã công bố để tham khảo",
      "Chịu khó di chuyển, quay ngoại cảnh",
      "Làm việc nhóm tốt, đúng hạn",
    ],
    pluses: ["Biết Blender, Cinema 4D", "Có thể điều khiển flycam"],
  },
  en: {
    intro: [
      "Ten videos a week, from fifteen-second clips to three-minute films.",
      "Good equipment, room to try, and your name on every piece.",
    ],
    duties: [
      "Film and edit product, event and interview videos",
      "Create motion graphics, subtitles and sound",
      "Join scripting and storyboarding",
      "Grade colour and export for each platform",
      "Model, light and render 3D scenes on request",
      "Look after cameras and the footage archive",
      "Follow short-video trends and suggest new forms",
    ],
    musts: [
      "Fluent Premiere, After Effects or DaVinci",
      "Feeling for framing and rhythm",
      "Published work to show",
      "Happy to travel for shoots",
      "Reliable with deadlines",
    ],
    pluses: ["Blender or Cinema 4D", "Drone pilot"],
  },
};

export const interior: RoleFamily = {
  key: "interior",
  categories: [59, 74],
  industries: ["furniture", "construction", "realestate", "hotel"],
  place: "desk",
  skills: ["AutoCAD", "SketchUp", "3D Modeling", "Revit / BIM", "Cost Estimation"],
  major: { vi: "Kiến trúc", en: "Architecture" },
  roles: [
    [1, 1, 11, 17, "Nhân viên Thiết kế nội thất", "Interior Designer"],
    [2, 3, 20, 34, "Kiến trúc sư chủ trì", "Senior Architect"],
    [1, 2, 12, 18, "Họa viên Kiến trúc", "Architectural Draughtsperson"],
  ],
  vi: {
    intro: [
      "Chúng tôi làm nhà ở, nhà hàng và văn phòng, từ phác thảo đến khi bàn giao chìa khóa.",
      "Xưởng sản xuất riêng giúp ý tưởng của bạn được thi công đúng như bản vẽ.",
    ],
    duties: [
      "Gặp khách hàng, khảo sát hiện trạng và nắm bắt nhu cầu",
      "Lên phương án mặt bằng, phối cảnh 3D",
      "Triển khai bản vẽ kỹ thuật thi công chi tiết",
      "Chọn vật liệu, màu sắc, thiết bị phù hợp ngân sách",
      "Phối hợp bóc tách khối lượng, lập dự toán",
      "Giám sát tác giả tại công trình và xưởng",
      "Thuyết trình, chỉnh sửa phương án đến khi chốt",
    ],
    musts: [
      "Thành thạo AutoCAD, SketchUp hoặc 3ds Max",
      "Hiểu cấu tạo, vật liệu nội thất",
      "Gu thẩm mỹ tốt, lắng nghe khách hàng",
      "Có hồ sơ dự án đã thực hiện",
      "Có thể đi công trình",
    ],
    pluses: ["Sử dụng Revit", "Có chứng chỉ hành nghề"],
  },
  en: {
    intro: [
      "Homes, restaurants and offices, from first sketch to handing over the keys.",
      "Our own workshop builds what you draw, as you drew it.",
    ],
    duties: [
      "Meet clients, survey sites and learn how they live",
      "Propose layouts and 3D views",
      "Produce detailed shop drawings",
      "Choose materials, colours and fittings within budget",
      "Support take-offs and estimates",
      "Supervise on site and in the workshop",
      "Present and refine until the concept is agreed",
    ],
    musts: [
      "Fluent AutoCAD with SketchUp or 3ds Max",
      "Understanding of construction and materials",
      "Taste, and an ear for clients",
      "A portfolio of built work",
      "Ready for site visits",
    ],
    pluses: ["Revit", "Practising certificate"],
  },
};
