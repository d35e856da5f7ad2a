import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { caps } from "./terms.ts";

export const console = {
  title: "Các vòng của tin mới",
  lead: "Mỗi tin tuyển dụng mới bắt đầu với các vòng này. Thay đổi ở đây không ảnh hưởng đến các tin đã có: hãy đổi vòng của từng tin từ bảng ứng viên của tin đó. Ứng viên chỉ thấy mình đã đến loại vòng nào, không thấy tên vòng.",
  jobTitle: "Các vòng của tin này",
  jobLead:
    "Thay đổi ở đây chỉ ảnh hưởng đến tin này. Ứng viên chỉ thấy mình đã đến loại vòng nào, không thấy tên vòng.",
  memberNote: "Chỉ quản trị viên có thể thay đổi.",
  saved: "Đã lưu các vòng.",
  changed: "Đồng nghiệp vừa thay đổi các vòng. Dưới đây là bản hiện tại.",
  fixedTitle: "Có trên mọi bảng",
  fixedText: "Bạn có thể đổi tên các vòng này, nhưng không thể di chuyển hay xóa.",
  ownTitle: "Vòng của riêng bạn",
  ownText: "Giữa “{applied}” và “{offer}”, theo thứ tự này.",
  none: "Chưa có vòng riêng. Ứng viên được mời nhận việc ngay.",
  number: "Vòng {number, number}",
  name: "Tên tiếng Anh",
  nameVn: "Tên tiếng Việt",
  nameVnEmpty: "Như tên tiếng Anh",
  kind: "Loại vòng",
  notify_candidate: { label: "Ứng viên", true: "Nhận email", false: "Không nhận email" },
  folded: { label: "Trên bảng", false: "Mở", true: "Thu gọn" },
  notifyTitle: "Khi nào ứng viên nhận email",
  notifyText:
    "Ngay sau khi bạn chuyển vòng, ứng viên nhận email nếu trạng thái của họ là trạng thái mới: đang xem xét, phỏng vấn, mời nhận việc hoặc trúng tuyển. Mỗi trạng thái chỉ có một email, chuyển về vòng trước thì không gửi. Bạn chọn cho từng vòng ở dưới. Ứng viên luôn thấy trạng thái trong hồ sơ ứng tuyển, và cài đặt email của họ vẫn có hiệu lực. Khi bị từ chối, ứng viên luôn nhận email, trừ trường hợp hồ sơ trùng.",
  inIt: "{count, plural, =0 {Chưa có ứng viên} other {# ứng viên}}",
  moveUp: "Chuyển vòng {number, number} lên",
  moveDown: "Chuyển vòng {number, number} xuống",
  remove: "Xóa vòng {number, number}",
  add: "Thêm vòng",
  save: "Lưu các vòng",
  templates: {
    title: "Mẫu vòng tuyển dụng",
    takeText: "Dùng các vòng của một mẫu cho tin này. Ứng viên ở lại vòng cùng tên, hoặc vòng cùng loại.",
    take: "Dùng các vòng này",
    template: "Mẫu",
    taken: "Tin này đã dùng các vòng của mẫu.",
    saveText: "Lưu các vòng của tin này để dùng cho các tin tương tự.",
    name: "Tên mẫu",
    namePlaceholder: "Ví dụ “Kỹ sư”",
    save: "Lưu thành mẫu",
    saved: "Đã lưu mẫu.",
    listText: "Hãy lưu mẫu tại trang các vòng của một tin. Mỗi tin có thể dùng các vòng của mẫu tại đó.",
    delete: "Xóa mẫu {name}",
    deleted: "Đã xóa mẫu.",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  stage_kind: "Vui lòng chọn loại của vòng này",
  stage_kind_fixed: "Không thể đổi loại của một vòng. Vui lòng thêm vòng khác.",
  too_many_stages: `Bạn có thể có tối đa ${caps.stages} vòng riêng`,
  stage_name_taken: "Một vòng khác đã có tên này. Vui lòng chọn tên khác.",
  stage_in_use: "Vòng này đang có ứng viên. Vui lòng chuyển ứng viên sang vòng khác trước.",
  stage_template_exists: "Đã có mẫu với tên này. Vui lòng chọn tên khác.",
  stage_template_limit: "Bạn có thể có tối đa {max} mẫu. Vui lòng xóa bớt một mẫu.",
  stage_template_gone: "Mẫu này đã bị xóa",
  stages_changed: "Đồng nghiệp vừa thay đổi các vòng. Vui lòng tải lại trang.",
} as const satisfies Texts<typeof en.errors>;
