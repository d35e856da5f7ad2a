import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { ownershipMonths, soonDays } from "./terms.ts";

export const errors = {
  owned_by_other: "{name} đã giới thiệu ứng viên này cho {client}, phụ trách đến {date}",
  am_required: "Chỉ AM của {client} được giới thiệu cho khách hàng",
  am_decides: "Chỉ AM của {client} được gửi trả ứng viên này",
  off_limits: "{company} đang là khách hàng: không tiếp cận nhân sự đến {date}",
  client_inactive: "{client} không phải khách hàng đang hoạt động nên chưa thể giới thiệu ứng viên",
  bps_invalid: "Vui lòng nhập tỷ lệ lớn hơn 0% và nhỏ hơn 100%",
  job_unknown: "Vui lòng chọn vị trí tuyển dụng của khách hàng này",
  share_not_askable:
    "Không thể đề nghị chia phí: ứng viên chưa có người phụ trách, do bạn phụ trách, hoặc bạn đã gửi đề nghị",
  split_request_changed: "Đề nghị này đã được trả lời hoặc đã kết thúc",
  submission_ended: "Ứng viên này không còn được giới thiệu cho vị trí tuyển dụng",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  answer: { fit: "Phù hợp", maybe: "Cân nhắc", no: "Không phù hợp" },
  request: { asked: "Đang chờ", accepted: "Đã đồng ý", declined: "Đã từ chối", withdrawn: "Đã rút lại" },
} as const satisfies Texts<typeof en.labels>;

export const notifications = {
  sentToAm: "{by} gửi bạn duyệt {candidate} cho vị trí {job} của {client}",
  returned: "{by} gửi trả {candidate} ở vị trí {job}: hãy đọc lý do",
  shareAsked: "{asker} đề nghị chia phí cho {candidate} ở vị trí {job}",
  shareAnswered:
    "{answer, select, accepted {Bạn có thể thêm {candidate} vào vị trí {job}; phí được chia} other {Đề nghị chia phí cho {candidate} ở vị trí {job} bị từ chối}}",
  shareDecided:
    "{answer, select, accepted {{by} đã thay bạn đồng ý chia phí cho {candidate} ở vị trí {job}} other {{by} đã thay bạn từ chối chia phí cho {candidate} ở vị trí {job}}}",
  ownerChanged: "{owner} phụ trách giới thiệu {candidate} cho {client}",
  answered:
    "{answer, select, fit {{client} đánh giá {candidate} phù hợp với vị trí {job}} maybe {{client} đang cân nhắc {candidate} cho vị trí {job}} other {{client} đánh giá {candidate} không phù hợp với vị trí {job}}}",
} as const satisfies Texts<typeof en.notifications>;

export const console = {
  nav: "Quyền phụ trách",
  tabs: { ownerships: "Quyền phụ trách", others: "Đề nghị cần trả lời", own: "Đề nghị của bạn" },
  until: "Đến {date}",
  soon: "Sắp hết hạn",
  ownerships: {
    title: "Quyền phụ trách ứng viên",
    lead: `Mỗi ứng viên có một chuyên viên phụ trách cho từng khách hàng trong ${ownershipMonths} tháng kể từ lần giới thiệu gần nhất. Đồng nghiệp có thể đề nghị chia phí.`,
    owner: "Người phụ trách",
    client: "Khách hàng",
    ends: "Hết hạn",
    endsSoon: `Trong ${soonDays} ngày tới`,
    any: "Tất cả",
    filters: "Bộ lọc",
    filter: "Lọc",
    count: "{count, plural, other {# ứng viên}}",
    none: "Chưa có ứng viên nào được phụ trách",
    noneText: "Ứng viên do chuyên viên đầu tiên thêm vào yêu cầu tuyển dụng phụ trách.",
    noMatch: "Không có ứng viên nào khớp bộ lọc",
    noOwner: "Chưa có người phụ trách",
    reassign: "Chọn người phụ trách khác",
    to: "Người phụ trách mới",
    choose: "Chọn chuyên viên tư vấn",
    reason: "Lý do",
    save: "Đổi người phụ trách",
    reassigned: "Đã đổi người phụ trách. Người cũ và người mới đều nhận được thông báo.",
    allowed: "Đã ghi nhận ngoại lệ. Bạn có thể giới thiệu ứng viên.",
  },
  requests: {
    title: "Đề nghị chia phí",
    lead: "Người tìm được ứng viên hưởng phần phí tìm ứng viên. Khi đề nghị được đồng ý, phần này được chia cho hai người ở một vị trí.",
    status: "Trạng thái",
    all: "Tất cả",
    filter: "Lọc",
    for: "Cho vị trí {job} tại {client}",
    parts: "Phần phí tìm ứng viên: {asker} {mine, number}%, {owner} {theirs, number}%",
    askedAt: "{asker} đề nghị ngày {date}",
    answeredAt: "trả lời ngày {date}",
    accept: "Đồng ý",
    decline: "Từ chối",
    withdraw: "Rút lại",
    put: "Mở hồ sơ ứng viên",
    noneOwn: "Bạn chưa gửi đề nghị nào",
    noneOwnText:
      "Khi đồng nghiệp đang phụ trách ứng viên cho khách hàng, thông báo trên bảng ứng viên có nút đề nghị chia phí.",
    noneOthers: "Không có đề nghị cần trả lời",
    noneOthersText:
      "Khi đồng nghiệp muốn giới thiệu ứng viên của bạn cho cùng khách hàng, đề nghị sẽ hiện ở đây.",
    asked: "Đã gửi đề nghị. Bạn có thể thêm ứng viên vào vị trí sau khi đề nghị được đồng ý.",
    answered: {
      accept: "Bạn đã đồng ý. Phí sẽ được chia như đề nghị.",
      decline: "Bạn đã từ chối đề nghị.",
      withdraw: "Bạn đã rút lại đề nghị.",
    },
  },
  older: "Xem cũ hơn",
  newest: "Về mới nhất",
} as const satisfies Texts<typeof en.console>;

export const mails = {
  asked: {
    subject: "{asker} đề nghị chia phí cho ứng viên {candidate}",
    preview: "Cho vị trí {job} tại {client}",
    text: "{asker} muốn giới thiệu {candidate} cho {client} ở vị trí {job}. Bạn đang phụ trách ứng viên này cho khách hàng nên cần bạn trả lời.",
    parts: "Đề nghị chia phần phí tìm ứng viên: bạn {mine, number}%, {asker} {theirs, number}%.",
    button: "Trả lời ngay",
    reason: "Bạn nhận được email này vì đang phụ trách {candidate} cho {client}.",
  },
  answered: {
    subject: {
      accepted: "Bạn có thể thêm {candidate} vào vị trí {job}",
      declined: "Đề nghị chia phí cho {candidate} bị từ chối",
    },
    preview: "{by} đã phản hồi đề nghị của bạn",
    text: {
      accepted:
        "{by} đã đồng ý đề nghị của bạn về {candidate} cho vị trí {job} tại {client}. Bạn hưởng {percent, number}% phần phí tìm ứng viên.",
      declined:
        "{by} đã từ chối đề nghị của bạn về {candidate} cho vị trí {job} tại {client}. Đồng nghiệp của bạn tiếp tục phụ trách ứng viên cho khách hàng này.",
    },
    button: { accepted: "Mở hồ sơ ứng viên", declined: "Xem đề nghị của bạn" },
    reason: "Bạn nhận được email này vì đã đề nghị chia phí cho {candidate} ở vị trí {job}.",
  },
} as const satisfies Texts<typeof en.mails>;
