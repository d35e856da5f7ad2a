import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  merge_same: "Vui lòng chọn hai công ty khác nhau",
  merge_changed: "Dữ liệu đã đổi từ lúc xem trước. Vui lòng xem lại.",
  merge_conflict: "Hai công ty đã xác thực với mã số thuế khác nhau",
  merge_blocked: "Không thể gộp công ty đang bị khóa",
  merge_done: "Công ty này đã được gộp",
  merge_winner_unfit: "Công ty còn lại phải đăng ký trên Sen, không bị khóa và chưa bị gộp",
  merge_undone: "Lần gộp này đã được hoàn tác",
  undo_over: "Chỉ hoàn tác gộp trong {days} ngày",
  undo_order: "Vui lòng hoàn tác lần gộp sau của hai công ty này trước",
  undo_taken: "Tên hoặc mã số thuế đã được công ty khác dùng",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  merged: {
    subject: "{loser} nay thuộc {winner} trên Sen",
    preview: "Tin tuyển dụng và ứng viên của cả hai nằm ở {winner}.",
    title: "{loser} đã được gộp vào {winner}",
    moved:
      "Sen có hai mục cho cùng một công ty. Tin tuyển dụng, ứng viên và thành viên của {loser} nay ở {winner}, các liên kết cũ dẫn về đó. Bạn đăng nhập như trước, với tư cách thành viên của {winner}. Khóa API và webhook của {loser} đã ngừng.",
    joined:
      "Sen có hai mục cho cùng một công ty. Tin tuyển dụng, ứng viên và thành viên của {loser} nay ở công ty của bạn, {winner}. Các thành viên này vào nhóm mà không có quyền quản trị; vui lòng kiểm tra ai cần vai trò nào.",
    reason: "Lý do:",
    appeal:
      "Nếu đây là hai công ty khác nhau, vui lòng viết cho chúng tôi trong {days} ngày: đến lúc đó chúng tôi có thể hoàn tác.",
    button: "Viết cho Sen",
    why: "Bạn nhận được email này vì là quản trị viên của {company} trên Sen.",
  },
  undone: {
    subject: "{loser} và {winner} lại là hai công ty trên Sen",
    preview: "Việc gộp {loser} đã được hoàn tác.",
    title: "{loser} và {winner} lại là hai công ty",
    text: "Chúng tôi đã hoàn tác việc gộp. Tin tuyển dụng, ứng viên và thành viên đến từ {loser} đã trở về đó; những gì thay đổi từ lúc gộp ở lại {winner}.",
    reason: "Lý do:",
    appeal: "Nếu có gì thiếu hoặc sai chỗ, vui lòng viết cho chúng tôi.",
    button: "Viết cho Sen",
    why: "Bạn nhận được email này vì là quản trị viên của một trong hai công ty trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
