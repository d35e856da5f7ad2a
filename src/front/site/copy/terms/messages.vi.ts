import { clockDays, consentMonths, reopenDays, retentionMost } from "#hiring/applications/terms.ts";
import type { Texts } from "#kit/texts.ts";
import { expiryDays, freePosts, reviewDays } from "#market/jobs/terms.ts";
import { graceDays } from "#people/accounts/terms.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";
import type * as en from "./messages.en.ts";

/** Texts of the terms of service. A change of their meaning requires a new `version`. */
export const copy = {
  metaTitle: "Điều khoản sử dụng",
  metaDescription: "Quy định của Sen dành cho người tìm việc, nhà tuyển dụng và dịch vụ headhunt.",
  title: "Điều khoản sử dụng",
  version: "Bản ngày 24/11/2026",
  lead: "Trang này trình bày quyền và trách nhiệm của bạn khi sử dụng Sen. Khi tạo tài khoản, ứng tuyển, đăng tin hoặc đặt dịch vụ headhunt, bạn đồng ý với các điều khoản này.",
  contents: "Trong trang này",
  sections: [
    {
      id: "account",
      title: "Tài khoản của bạn",
      blocks: [
        [
          "Mỗi email chỉ thuộc một loại tài khoản: người tìm việc hoặc nhà tuyển dụng. Nếu cần cả hai, bạn dùng hai email.",
          "Hãy dùng họ tên thật và, với tài khoản nhà tuyển dụng, đúng tên công ty mà bạn tuyển dụng.",
          "Giữ kín mật khẩu. Mọi thao tác từ tài khoản được xem là của bạn cho đến khi bạn báo rằng có người khác đang sử dụng.",
          `Bạn có thể đóng tài khoản bất cứ lúc nào, không mất phí. Tài khoản bị xóa sau ${graceDays} ngày; nếu đăng nhập trước đó, bạn có thể giữ lại.`,
        ],
      ],
    },
    {
      id: "candidates",
      title: "Dành cho người tìm việc",
      blocks: [
        "Tìm việc, ứng tuyển và nhận thông báo việc làm đều miễn phí và sẽ luôn như vậy. Không ai được thu tiền của bạn cho việc ứng tuyển, phỏng vấn hay nhận việc; nếu gặp, hãy báo cho chúng tôi.",
        [
          "Thông tin về bạn là đúng sự thật và bạn có quyền gửi những file đã gửi.",
          "Nhà tuyển dụng nhận CV tại thời điểm bạn ứng tuyển. Thay đổi về sau chỉ có ở những lần ứng tuyển sau.",
          "Bạn có thể rút hồ sơ khi hồ sơ chưa kết thúc và ứng tuyển lại một lần vào cùng vị trí.",
          `Chúng tôi nhắc nhà tuyển dụng sau ${clockDays.nudge}, ${clockDays.waiting} và ${clockDays.lastWarning} ngày. Sau ${clockDays.closed} ngày không có phản hồi, hồ sơ được đóng; nhà tuyển dụng có thể khôi phục trong ${reopenDays} ngày. Ngày lễ, Tết không tính.`,
          "Chúng tôi kết nối hai bên nhưng không quyết định ai được tuyển. Hợp đồng lao động là giữa bạn và nhà tuyển dụng.",
        ],
      ],
    },
    {
      id: "employers",
      title: "Dành cho nhà tuyển dụng",
      blocks: [
        `Đăng tin là miễn phí. Công ty chưa xác thực có tối đa ${freePosts} tin đang hiển thị, chờ duyệt hoặc bị tạm ẩn cùng lúc; công ty đã xác thực đăng không giới hạn.`,
        [
          "Bạn có quyền tuyển dụng cho công ty đã nêu tên; tên, địa chỉ và mã số thuế của công ty là đúng.",
          `Mỗi tin được duyệt trong 1–${reviewDays} ngày làm việc sau khi bạn xác thực email. Khi sửa tiêu đề, ngành nghề, mức lương, mô tả hoặc yêu cầu, tin được duyệt lại.`,
          `Tin hiển thị ${expiryDays.usual} ngày và có thể gia hạn đến ${expiryDays.most} ngày.`,
          "Tin tuyển dụng là cho một vị trí có thật, mô tả rõ công việc và nêu trung thực mức lương, hoặc ghi rõ là thỏa thuận.",
          "Chúng tôi không đăng tin tuyển lao động phổ thông, tin thu tiền của ứng viên dưới bất kỳ hình thức nào, hay tin phân biệt giới tính, tuổi tác, quê quán, tôn giáo, hoàn cảnh gia đình hoặc sức khỏe trái quy định pháp luật.",
          `Hãy phản hồi ứng viên, tốt nhất trong ${clockDays.nudge} ngày. Nhắn tin, gửi email, mời phỏng vấn, gửi thư mời nhận việc, chuyển vòng hoặc từ chối đều được tính là phản hồi. Sau ${clockDays.closed} ngày không có phản hồi, hồ sơ được đóng và ứng viên được báo lý do.`,
          `Chỉ dùng dữ liệu ứng viên cho đợt tuyển dụng này. Chậm nhất ${retentionMost} ngày sau khi hồ sơ kết thúc, dữ liệu được xóa, trừ khi ứng viên đồng ý để bạn lưu trong ${consentMonths} tháng. Những gì bạn đã sao chép ra ngoài cũng phải xóa trong thời hạn đó.`,
          "Người tuyển dụng bằng tài khoản của công ty bạn hành động nhân danh công ty bạn.",
        ],
      ],
    },
    {
      id: "headhunt",
      title: "Dành cho dịch vụ headhunt",
      blocks: [
        "Dịch vụ bắt đầu bằng một hợp đồng dịch vụ ghi rõ vị trí, mức phí và bảo hành. Nếu hợp đồng không nêu khác, những điều sau được áp dụng:",
        [
          `Phí tuyển thành công: lương tháng trước thuế × 12 × tỷ lệ đã thỏa thuận, khoảng ${headhunt.feeLeast}–${headhunt.feeMost}%.`,
          "Phí phát sinh khi người được tuyển bắt đầu đi làm. Không có người đi làm thì không có phí.",
          `Bạn nhận CV đầu tiên trong vòng ${headhunt.firstCvDays} ngày kể từ khi ký hợp đồng dịch vụ.`,
          `Bảo hành: bằng thời gian thử việc, ${headhunt.warrantyDays} ngày nếu không thỏa thuận khác. Nếu ứng viên nghỉ hoặc bị cho nghỉ trong thời gian này, chúng tôi tìm người thay thế một lần, miễn phí.`,
          `Nếu không có người thay thế, phí của lần giới thiệu tiếp theo được giảm ${headhunt.nextFeeCut}%.`,
          `Ứng viên do chúng tôi giới thiệu được xem là tuyển qua Sen nếu bạn nhận họ vào làm trong vòng ${headhunt.introducedMonths} tháng, ở bất kỳ vị trí nào. Nếu bạn đã trao đổi với ứng viên từ trước, hãy báo trong ${headhunt.knownDays} ngày làm việc kể từ khi được giới thiệu và các điều trên sẽ không áp dụng.`,
          "CV do chúng tôi gửi là thông tin bảo mật; vui lòng không chuyển cho bên khác.",
        ],
      ],
    },
    {
      id: "not-allowed",
      title: "Những điều không được phép",
      blocks: [
        [
          "Mạo danh người khác hoặc công ty khác.",
          "Thu thập dữ liệu của người khác, bằng chương trình hay thủ công, cho mục đích ngoài đợt tuyển dụng mà họ đã gửi hồ sơ.",
          "Gửi quảng cáo, mã độc hoặc nội dung trái pháp luật.",
          "Lách giới hạn hoặc thử bảo mật theo cách gây hại cho người khác. Nếu phát hiện lỗ hổng, hãy báo cho chúng tôi trước; chúng tôi rất cảm ơn.",
        ],
        "Bạn được truy cập tự động API và các nguồn RSS, XML công khai của Sen trong giới hạn đã công bố.",
      ],
    },
    {
      id: "content",
      title: "Nội dung bạn đăng",
      blocks: [
        "Văn bản, hình ảnh và file vẫn là của bạn. Bạn cho phép chúng tôi lưu trữ, hiển thị và chuyển các tin công khai đến công cụ tìm kiếm và trang việc làm khác trong thời gian tin còn hiển thị tại đây.",
        "Chúng tôi có thể từ chối, ẩn hoặc xóa nội dung vi phạm điều khoản này hoặc pháp luật. Bạn được biết lý do và có thể phản hồi.",
      ],
    },
    {
      id: "blocking",
      title: "Khóa và chấm dứt",
      blocks: [
        "Nếu một tài khoản vi phạm, chúng tôi báo rõ vấn đề và cho thời gian khắc phục. Khi có người có thể bị lừa đảo hoặc bị hại, chúng tôi khóa trước rồi báo sau. Tin của công ty bị khóa được tạm ẩn. Bạn có thể khiếu nại bất cứ lúc nào và sẽ có người trực tiếp xem xét.",
      ],
    },
    {
      id: "liability",
      title: "Trách nhiệm của chúng tôi",
      blocks: [
        "Chúng tôi vận hành Sen cẩn thận nhưng không thể cam kết trang không bao giờ gián đoạn hay mọi tin tuyển dụng, mọi CV đều đúng sự thật. Chúng tôi chịu trách nhiệm về thiệt hại do mình cố ý hoặc sơ suất nghiêm trọng gây ra và trong các trường hợp pháp luật quy định. Nhà tuyển dụng và người tìm việc tự chịu trách nhiệm về hành vi của mình với nhau.",
      ],
    },
    {
      id: "changes",
      title: "Thay đổi, luật áp dụng và liên hệ",
      blocks: [
        "Khi điều khoản thay đổi, bản mới được đăng tại trang này, ngày của bản được ghi ở đầu trang. Nếu không đồng ý, bạn có thể đóng tài khoản; các hợp đồng dịch vụ đang thực hiện giữ điều khoản cũ.",
        "Pháp luật Việt Nam được áp dụng. Chúng tôi mong được trao đổi trước; điều không tự giải quyết được sẽ do tòa án có thẩm quyền tại Việt Nam giải quyết. Khi hai bản ngôn ngữ khác nhau, bản tiếng Việt được ưu tiên.",
        { before: "Có điều gì chưa rõ?", to: "/chat-with-support", label: "Liên hệ với chúng tôi" },
        {
          before: "Cách chúng tôi bảo vệ dữ liệu cá nhân:",
          to: "/private-policy",
          label: "chính sách bảo mật",
        },
      ],
    },
  ],
} as const satisfies Texts<typeof en.copy>;
