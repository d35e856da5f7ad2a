import type { Texts } from "#kit/texts.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";
import type * as en from "./messages.en.ts";

/** Texts of the page of the headhunting service. */
export const copy = {
  metaTitle: "Dịch vụ headhunt tại Việt Nam và Đông Nam Á",
  metaDescription: `CV đầu tiên trong ${headhunt.firstCvDays} ngày, phí tuyển thành công khoảng ${headhunt.feeLeast}–${headhunt.feeMost}% lương năm, thay thế miễn phí trong thời gian thử việc. Hãy cho Sen biết bạn đang tìm ai.`,
  title: "Bạn cần người, Sen tìm giúp",
  lead: "Chuyên viên của Sen tìm đến cả những người không đọc tin tuyển dụng: tìm kiếm, gọi điện, sàng lọc rồi mới giới thiệu. Bạn chỉ gặp người phù hợp và chỉ trả phí khi ứng viên đi làm.",
  action: "Gặp chuyên viên tư vấn",
  terms: [
    {
      figure: `${headhunt.firstCvDays} ngày`,
      title: "CV đầu tiên",
      text: `Trong vòng ${headhunt.firstCvDays} ngày kể từ khi ký hợp đồng dịch vụ.`,
    },
    {
      figure: `${headhunt.feeLeast}–${headhunt.feeMost}%`,
      title: "Phí tuyển thành công",
      text: "Tính trên lương năm trước thuế. Chưa có người đi làm, chưa mất phí.",
    },
    {
      figure: "1 lần",
      title: "Thay thế miễn phí",
      text: "Nếu ứng viên nghỉ trong thời gian thử việc, Sen tìm người khác không tính phí.",
    },
    {
      figure: `−${headhunt.nextFeeCut}%`,
      title: "Hoặc giảm phí lần sau",
      text: "Khi bạn không cần hoặc chưa tìm được người thay thế.",
    },
  ],
  steps: {
    title: "Các bước thực hiện",
    items: [
      {
        title: "Bạn mô tả vị trí",
        text: "Một cuộc gọi ngắn: người này sẽ làm gì, mức lương ra sao, trước đây vướng ở đâu.",
      },
      {
        title: "Thống nhất điều khoản",
        text: "Phí, bảo hành và thanh toán nằm trong một hợp đồng dịch vụ. Bạn biết trước mức phí nếu tuyển thành công.",
      },
      {
        title: "Bạn nhận những CV đầu tiên",
        text: `Trong vòng ${headhunt.firstCvDays} ngày, kèm nhận xét của chuyên viên và kỳ vọng của ứng viên. Ứng viên nào cũng đã biết và đồng ý với vị trí này.`,
      },
      {
        title: "Bạn phỏng vấn và lựa chọn",
        text: "Sen sắp xếp lịch hẹn, ghi nhận phản hồi từ cả hai phía và hỗ trợ thỏa thuận điều kiện nhận việc.",
      },
      {
        title: "Ứng viên đi làm",
        text: "Đến lúc này phí mới phát sinh. Sen đồng hành với cả hai bên suốt thời gian thử việc.",
      },
    ],
  },
  example: {
    title: "Chi phí cụ thể: một ví dụ",
    text: "Một lập trình viên lương 40 triệu/tháng trước thuế, mức phí thỏa thuận 18%.",
    rows: [
      { label: "Lương năm", how: "40.000.000 × 12", sum: "480.000.000 đ" },
      { label: "Phí tuyển thành công", how: "480.000.000 × 18%", sum: "86.400.000 đ" },
      { label: "Phí lần sau nếu không thay thế", how: "86.400.000 − 40%", sum: "51.840.000 đ" },
    ],
    note: "Dòng cuối tính cho vị trí tiếp theo có cùng mức lương.",
  },
  questions: {
    title: "Câu hỏi thường gặp",
    items: [
      {
        question: "Khi nào tôi phải trả phí?",
        answer:
          "Khi ứng viên đã đi làm. Nếu không ai phù hợp, bạn không mất gì: không đặt cọc, không phí xem CV hay phỏng vấn.",
      },
      {
        question: "Phí được tính thế nào?",
        answer: `Lương tháng trước thuế × 12 × tỷ lệ đã thỏa thuận. Tỷ lệ khoảng ${headhunt.feeLeast}–${headhunt.feeMost}%, tùy cấp bậc và độ hiếm của kỹ năng, được ghi rõ trong hợp đồng dịch vụ.`,
      },
      {
        question: "Nếu ứng viên nghỉ việc thì sao?",
        answer: `Nếu ứng viên nghỉ hoặc không đạt trong thời gian thử việc, Sen tìm người thay thế miễn phí một lần. Nếu không có hoặc bạn không cần người thay thế, lần giới thiệu tiếp theo được giảm ${headhunt.nextFeeCut}% phí.`,
      },
      {
        question: "Sen tìm người cho những vị trí nào?",
        answer:
          "Chuyên viên và quản lý các mảng công nghệ, tài chính, kinh doanh, marketing, nhân sự, thiết kế và vận hành, tại Việt Nam và Đông Nam Á. Với vị trí dành cho người mới đi làm, đăng tin miễn phí thường phù hợp hơn và Sen sẽ tư vấn để bạn chọn.",
      },
      {
        question: "Thời gian bảo hành là bao lâu?",
        answer: `Bằng thời gian thử việc ghi trong hợp đồng dịch vụ: ${headhunt.warrantyDays} ngày nếu hai bên không thỏa thuận khác.`,
      },
    ],
  },
  contact: {
    title: "Bạn đang tìm ai?",
    text: "Hãy mô tả ngắn vị trí bạn cần tuyển. Chuyên viên sẽ liên hệ trong vòng 24 giờ, trừ cuối tuần và ngày lễ. Giờ làm việc: 09:00–18:00.",
  },
  self: {
    title: "Bạn muốn tự tuyển?",
    text: "Đăng tin trên Sen hoàn toàn miễn phí.",
    action: "Đăng tin tuyển dụng",
  },
} as const satisfies Texts<typeof en.copy>;
