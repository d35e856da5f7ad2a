import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  hide: {
    menu: "Ẩn “{title}”",
    job: "Ẩn việc làm này",
    company: "Ẩn mọi việc làm của {company}",
    jobHidden: "Đã ẩn “{title}” khỏi kết quả tìm kiếm và thông báo việc làm của bạn.",
    companyHidden: "Đã ẩn mọi việc làm của {company} khỏi kết quả tìm kiếm và thông báo việc làm của bạn.",
    failed: "Chưa ẩn được. Vui lòng thử lại",
  },
  hidden: {
    title: "Việc làm đã ẩn",
    lead: "Bạn không thấy những mục này trong kết quả tìm kiếm và thông báo việc làm.",
    jobs: "Việc làm",
    companies: "Công ty",
    show: "Hiện lại",
    showName: "Hiện lại “{name}”",
    hide: "Ẩn",
    hideName: "Ẩn “{name}”",
    emptyTitle: "Bạn chưa ẩn gì",
    emptyText: "Để ẩn một việc làm hoặc công ty, hãy mở menu ba chấm ở việc làm đó.",
    find: "Tìm việc làm",
  },
  privacy: {
    title: "Quyền riêng tư",
    visibility: "Ai được xem hồ sơ của bạn",
    lead: "Dù bạn chọn gì ở đây, công ty bạn ứng tuyển vẫn xem được CV bạn đã gửi.",
    option: {
      public_to_verified_employers: "Công khai với nhà tuyển dụng đã xác thực",
      only_applied: "Chỉ công ty tôi ứng tuyển",
      hidden: "Ẩn",
    },
    help: {
      public_to_verified_employers:
        "Họ thấy chức danh, kỹ năng và kinh nghiệm, không thấy họ tên, ảnh và thông tin liên hệ cho đến khi bạn chấp nhận lời mời.",
      only_applied: "Công ty khác không tìm thấy bạn.",
      hidden: "Không công ty nào tìm thấy bạn.",
    },
    agencies: "Công ty tư vấn tuyển dụng",
    agenciesLead: "Họ tuyển dụng cho nhiều công ty. Nếu bạn ứng tuyển qua họ, họ xem được CV bạn đã gửi.",
    agency: {
      false: "Không cho công ty tư vấn tuyển dụng tìm thấy tôi",
      true: "Cho công ty tư vấn tuyển dụng tìm thấy tôi",
    },
    agencyHelp: {
      false: "Chỉ các công ty tìm thấy bạn, theo lựa chọn ở trên.",
      true: "Họ thấy chức danh, kỹ năng và kinh nghiệm, không thấy họ tên, ảnh và thông tin liên hệ cho đến khi bạn chấp nhận lời mời. Nếu hồ sơ đang ẩn, họ không tìm thấy bạn.",
    },
    save: "Lưu thay đổi",
    saved: "Đã lưu thay đổi.",
    companies: "Công ty đã ẩn",
    companiesText:
      "Họ không tìm thấy bạn, không mở được liên kết chia sẻ CV, và bạn không thấy việc làm của họ.",
    keyword: "Tên công ty",
    find: "Tìm công ty",
    noneFound: "Không có công ty nào tên “{keyword}”.",
    hiddenNow: "Đang ẩn",
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {
  hidden_limit: "Bạn đã ẩn {max} mục. Vui lòng hiện lại bớt trước khi ẩn thêm.",
} as const satisfies Texts<typeof en.errors>;
