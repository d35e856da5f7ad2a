import {
  clockDays,
  consentMonths,
  retentionMost,
  undecidedDays,
  warningDays,
} from "#hiring/applications/terms.ts";
import { inviteDays } from "#hiring/candidate-search/terms.ts";
import { shareDays } from "#hiring/share-links/terms.ts";
import { mailDays } from "#kit/mail-definition.ts";
import type { Texts } from "#kit/texts.ts";
import { settledDays } from "#market/support/terms.ts";
import { endedSessionDays, graceDays, sessionLife } from "#people/accounts/terms.ts";
import { staleInviteDays } from "#people/members/terms.ts";
import { readDays } from "#people/notifications/terms.ts";
import type * as en from "./messages.en.ts";

/** Texts of the privacy policy. A change of their meaning requires a new `version`. */
export const copy = {
  metaTitle: "Chính sách bảo mật",
  metaDescription:
    "Sen lưu giữ dữ liệu gì của bạn, để làm gì, trong bao lâu, ai được xem, và cách bạn xem, sửa, tải về hoặc xóa. Theo Luật số 91/2025/QH15.",
  title: "Chính sách bảo mật",
  version: "Bản ngày 24/11/2026",
  lead: "Khi tìm việc, bạn phải chia sẻ nhiều điều về mình. Trang này nói rõ chúng tôi lưu giữ những gì, để làm gì, trong bao lâu và làm thế nào để bạn lấy lại hoặc xóa đi. Chính sách tuân theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.",
  contents: "Trong trang này",
  short: {
    title: "Tóm tắt",
    points: [
      "Chúng tôi chỉ hỏi những gì việc tuyển dụng cần đến.",
      "Nhà tuyển dụng chỉ đọc CV khi bạn ứng tuyển, chấp nhận lời mời của họ hoặc gửi cho họ liên kết chia sẻ CV.",
      `Chậm nhất ${retentionMost} ngày sau khi hồ sơ kết thúc, họ tên, thông tin liên hệ và CV của bạn được xóa ở phía nhà tuyển dụng, trừ khi bạn đồng ý cho lưu ${consentMonths} tháng.`,
      "Chúng tôi không bán dữ liệu cá nhân và không để mạng quảng cáo nào theo dõi bạn tại đây.",
      `Bạn có thể tự đóng tài khoản bất cứ lúc nào. Tài khoản bị xóa sau ${graceDays} ngày; trước đó bạn có thể giữ lại.`,
    ],
  },
  keep: { why: "Mục đích", long: "Thời gian" },
  sections: [
    {
      id: "who",
      title: "Ai chịu trách nhiệm",
      blocks: [
        "Sen vận hành trang này và cùng với các nhà tuyển dụng quyết định việc sử dụng dữ liệu cá nhân. Khi bạn ứng tuyển, nhà tuyển dụng nhận hồ sơ và chịu trách nhiệm về việc nhân sự của họ sử dụng hồ sơ đó; chúng tôi chịu trách nhiệm về trang web, về những gì chúng tôi lưu giữ và về các thời hạn nêu ở đây.",
        "Chính sách này dành cho người tìm việc, người làm tuyển dụng tại các công ty và mọi người liên hệ với chúng tôi.",
      ],
    },
    {
      id: "what",
      title: "Lưu giữ gì, để làm gì, trong bao lâu",
      blocks: [
        "Những ô không ghi là bắt buộc có thể để trống. Giới tính, ngày sinh và quốc tịch không bao giờ bắt buộc.",
      ],
      keeps: [
        {
          id: "account",
          what: "Tài khoản: họ tên, email, số điện thoại (nếu bạn cung cấp), mật khẩu (chỉ ở dạng mã hóa một chiều), ngôn ngữ, đăng nhập hai bước và tài khoản Google hoặc Facebook nếu bạn dùng",
          why: "Để bạn đăng nhập và để chúng tôi liên hệ về hồ sơ, việc làm của bạn.",
          long: `Đến khi bạn đóng tài khoản, cộng thêm ${graceDays} ngày để bạn có thể giữ lại. Sau đó họ tên, email và số điện thoại được xóa.`,
        },
        {
          id: "profile",
          what: "Hồ sơ cá nhân: ảnh, chức danh, giới thiệu, kinh nghiệm làm việc, học vấn, kỹ năng, ngoại ngữ, chứng chỉ, người tham chiếu, liên kết, mong muốn công việc; ngày sinh, giới tính và quốc tịch nếu bạn cung cấp. CV online được tạo từ hồ sơ này.",
          why: "Để điền sẵn khi bạn ứng tuyển và hiển thị cho các công ty theo lựa chọn hiển thị hồ sơ của bạn.",
          long: `Đến khi bạn xóa, hoặc đến ${graceDays} ngày sau khi bạn đóng tài khoản.`,
        },
        {
          id: "cvs",
          what: "File CV",
          why: "Để bạn ứng tuyển mà không phải viết lại từ đầu.",
          long: `Đến khi bạn xóa, hoặc đến ${graceDays} ngày sau khi bạn đóng tài khoản. File bạn đã xóa vẫn còn ở nhà tuyển dụng mà bạn đã gửi, trong thời gian hồ sơ đó được lưu.`,
        },
        {
          id: "applications",
          what: "Hồ sơ ứng tuyển: CV tại thời điểm gửi, thư giới thiệu, câu trả lời, tin nhắn và email, lịch phỏng vấn, thư mời nhận việc, ghi chú và đánh giá của nhà tuyển dụng, trạng thái",
          why: "Để nhà tuyển dụng xem xét và để bạn theo dõi.",
          long: `Trong khi hồ sơ đang được xử lý. Chậm nhất ${retentionMost} ngày sau khi hồ sơ bị từ chối, được rút hoặc tự đóng, họ tên, thông tin liên hệ, CV, thư giới thiệu, câu trả lời, tin nhắn, thư mời nhận việc, ghi chú và đánh giá được xóa ở phía nhà tuyển dụng; chúng tôi gửi email cho bạn trước ${warningDays} ngày. Nhà tuyển dụng chỉ còn biết có người đã ứng tuyển, khi nào và kết quả ra sao. Nếu bạn đồng ý để công ty lưu CV: ${consentMonths} tháng kể từ ngày đồng ý và chỉ bạn mới có thể gia hạn.`,
        },
        {
          id: "invitations",
          what: "Lời mời ứng tuyển của các công ty, yêu cầu lưu dữ liệu của công ty tư vấn tuyển dụng và câu trả lời của bạn",
          why: "Để bạn chấp nhận hoặc từ chối, và không bị mời lại ngay sau khi đã từ chối.",
          long: `Bạn có ${inviteDays} ngày để trả lời. Thông tin được giữ đến ${graceDays} ngày sau khi bạn đóng tài khoản.`,
        },
        {
          id: "share-links",
          what: "Liên kết chia sẻ CV: nội dung hiển thị, lúc được mở và công ty đã mở, đánh giá để lại ở đó",
          why: "Để bạn gửi CV cho người bạn chọn và biết ai đã mở.",
          long: `Liên kết có hiệu lực tối đa ${shareDays[3]} ngày hoặc đến khi bạn thu hồi. Thông tin được giữ đến ${graceDays} ngày sau khi bạn đóng tài khoản.`,
        },
        {
          id: "added",
          what: "Người mà công ty tự thêm vào danh sách ứng viên của mình: họ tên, thông tin liên hệ, CV, kỹ năng, nguồn",
          why: "Để công ty xem xét cho các vị trí của họ. Công ty phải xác nhận người đó đã đồng ý. Chỉ công ty này xem được.",
          long: `Nhiều nhất ${consentMonths} tháng, trừ khi công ty gia hạn vì người đó vẫn đồng ý, hoặc còn hồ sơ đang được xử lý. Nếu người đó ứng tuyển bằng cùng email, dữ liệu trở thành một phần của hồ sơ ứng tuyển.`,
        },
        {
          id: "consents",
          what: "Sự đồng ý: bạn đồng ý điều gì, khi nào, ở đâu và với nội dung nào",
          why: "Pháp luật yêu cầu chúng tôi chứng minh được điều này.",
          long: "Trong thời gian sự đồng ý còn hiệu lực và chừng nào pháp luật còn cho phép hai bên yêu cầu xem lại.",
        },
        {
          id: "choices",
          what: "Thông báo việc làm, việc làm đã lưu, công ty bạn theo dõi, việc làm và công ty bạn ẩn",
          why: "Để gửi cho bạn những gì bạn yêu cầu, bỏ qua những gì bạn không muốn thấy và không để công ty bị ẩn tìm thấy hồ sơ cá nhân của bạn.",
          long: "Đến khi bạn xóa hoặc đóng tài khoản. Email thông báo việc làm nào cũng có liên kết hủy chỉ với một lần nhấn.",
        },
        {
          id: "calendar",
          what: "Địa chỉ riêng của lịch phỏng vấn, nếu bạn dùng (chỉ ở dạng mã hóa một chiều)",
          why: "Để ứng dụng lịch của bạn đọc được lịch phỏng vấn.",
          long: "Đến khi bạn tắt, tạo địa chỉ mới hoặc đóng tài khoản.",
        },
        {
          id: "busy-hours",
          what: "Lịch mà người tuyển dụng và chuyên viên tư vấn thêm vào: địa chỉ hoặc quyền truy cập (lưu ở dạng mã hóa) và những giờ họ bận, không có tiêu đề",
          why: "Để đồng nghiệp xếp phỏng vấn vào giờ trống và ứng viên không được mời vào giờ bận.",
          long: "Đến khi lịch bị xóa hoặc tài khoản được đóng; giờ bận từ hôm qua đến ba tháng tới.",
        },
        {
          id: "notifications",
          what: "Thông báo trên Sen, và những thông báo bạn đã tắt",
          why: "Để báo cho bạn những việc liên quan, và chỉ ở nơi bạn muốn.",
          long: `${readDays} ngày sau khi bạn đọc, nhiều nhất một năm; lựa chọn của bạn được giữ đến khi bạn đóng tài khoản.`,
        },
        {
          id: "recruiters",
          what: "Người tuyển dụng: họ tên, email công việc, số điện thoại, công ty, thao tác trên Sen (chuyển vòng, ghi chú, đánh giá, việc cần làm, nhập file, khóa API, chế độ xem đã lưu, báo cáo hằng tuần)",
          why: "Để biết ai đang tuyển và để cả nhóm biết ai đã quyết định điều gì.",
          long: "Trong thời gian tài khoản hoạt động; lịch sử của công ty giữ lại thao tác nhưng không còn tên người đã rời đi.",
        },
        {
          id: "team-invites",
          what: "Người được công ty mời vào nhóm: email và vai trò",
          why: "Để họ có thể tham gia.",
          long: `Đến khi họ tham gia, hoặc ${staleInviteDays} ngày sau khi lời mời hết hạn.`,
        },
        {
          id: "sessions",
          what: "Phiên đăng nhập: thời điểm, địa chỉ mạng và trình duyệt",
          why: "Để bạn không phải đăng nhập lại và để kết thúc phiên khi bạn muốn.",
          long: `Người tìm việc: ${sessionLife.candidate.idleHours / 24} ngày nếu không sử dụng; người tuyển dụng: ${sessionLife.recruiter.idleHours / 24} ngày; nhiều nhất ${sessionLife.candidate.maxDays} ngày. Phiên đã kết thúc được lưu thêm ${endedSessionDays} ngày để trả lời khi có nghi ngờ bị lạm dụng.`,
        },
        {
          id: "audit-log",
          what: "Nhật ký thao tác: khi nào một tài khoản đăng nhập, thay đổi dữ liệu, mở CV hoặc bị từ chối, kèm địa chỉ IP và trình duyệt",
          why: "Để phát hiện và chứng minh hành vi lạm dụng. Nghị định 53/2022 yêu cầu nhật ký này.",
          long: "12 tháng, kể cả sau khi bạn đóng tài khoản; khi đó tên của bạn không còn trong nhật ký.",
        },
        {
          id: "support",
          what: "Tin nhắn gửi cho chúng tôi",
          why: "Để trả lời bạn. Yêu cầu tư vấn headhunt kèm thông tin liên hệ có thể được chuyển cho một công ty headhunt trên Sen, và chúng tôi cho bạn biết tên công ty đó.",
          long: `${settledDays} ngày sau khi giải quyết xong, và chỉ lâu hơn nếu pháp luật yêu cầu. Nếu có tài khoản, bạn xem lại được trong đó đến khi đóng tài khoản.`,
        },
        {
          id: "notes-on-accounts",
          what: "Ghi chú nội bộ của quản trị viên Sen về một tài khoản",
          why: "Để người xử lý yêu cầu tiếp theo biết đã kiểm tra và thống nhất điều gì.",
          long: "Đến khi tài khoản bị xóa.",
        },
        {
          id: "emails",
          what: "Email chúng tôi gửi cho bạn",
          why: "Để biết email đã được gửi đi.",
          long: `Nội dung email được xóa sau ${mailDays} ngày; chỉ còn ghi nhận đã gửi đến địa chỉ của bạn.`,
        },
      ],
    },
    {
      id: "never",
      title: "Những điều chúng tôi không làm",
      blocks: [
        [
          "Bán hoặc cho thuê dữ liệu cá nhân.",
          "Chèn mã của bên quảng cáo, hoặc mã thống kê khi bạn chưa đồng ý.",
          "Loại ứng viên bằng điểm số. Câu hỏi sàng lọc chỉ đánh dấu câu trả lời để nhà tuyển dụng xem xét.",
          "Cho công ty tìm kiếm hồ sơ cá nhân của bạn, trừ khi bạn chọn công khai với nhà tuyển dụng đã xác thực. Khi đó họ chỉ thấy chức danh, địa điểm, số năm kinh nghiệm, kỹ năng, ngoại ngữ và thời gian có thể bắt đầu; họ chỉ biết bạn là ai sau khi bạn chấp nhận lời mời.",
          "Cho công ty tư vấn tuyển dụng tìm kiếm hồ sơ cá nhân của bạn, trừ khi bạn cho phép ở phần quyền riêng tư; đây là một lựa chọn riêng. Họ thấy những thông tin như trên và chỉ biết bạn là ai sau khi bạn chấp nhận lời mời hoặc yêu cầu.",
        ],
        `Hồ sơ ứng tuyển chỉ tự đóng trong hai trường hợp: nhà tuyển dụng chưa phản hồi sau ${clockDays.closed} ngày (không tính ngày lễ, Tết), hoặc không có quyết định và hoạt động nào trong ${undecidedDays.ends} ngày sau khi tin kết thúc. Cả hai đều không phản ánh năng lực của bạn; bạn được báo lý do và hồ sơ không bị tính là bị từ chối.`,
      ],
    },
    {
      id: "who-reads",
      title: "Ai được xem dữ liệu của bạn",
      blocks: [
        [
          "Nhà tuyển dụng mà bạn ứng tuyển hoặc chấp nhận lời mời: những người của công ty đó phụ trách vị trí này.",
          "Công ty đã xác thực, nếu bạn công khai hồ sơ cá nhân với họ: những thông tin nêu trên, không có họ tên, ảnh, thông tin liên hệ và nơi bạn từng làm việc.",
          "Công ty tư vấn tuyển dụng, nếu bạn cho họ tìm thấy: những thông tin như nhà tuyển dụng đã xác thực thấy.",
          "Người mà bạn gửi liên kết chia sẻ CV, kèm mã truy cập nếu bạn đặt, đến khi liên kết hết hạn.",
          "Chuyên viên tư vấn của chúng tôi, nếu bạn trao đổi với họ về một vị trí; công ty khách hàng chỉ xem CV sau khi bạn đồng ý.",
          "Quản trị viên của chúng tôi, trong phạm vi cần để giải đáp hoặc kiểm duyệt.",
          "Các dịch vụ giúp vận hành trang, chẳng hạn dịch vụ gửi email. Họ chỉ làm theo yêu cầu của chúng tôi.",
          "Google hoặc Facebook, nếu bạn đăng nhập bằng tài khoản ở đó: họ biết bạn dùng Sen, còn chúng tôi nhận họ tên và email của bạn.",
          "Cơ quan nhà nước, khi pháp luật yêu cầu.",
        ],
        "Trong tài khoản, bạn thấy công ty xem hồ sơ lần đầu vào lúc nào và các liên kết chia sẻ được mở khi nào.",
      ],
    },
    {
      id: "talent-pool",
      title: "Lưu CV cho các vị trí khác",
      blocks: [
        `Khi ứng tuyển, bạn có thể đồng ý để công ty lưu CV cho các vị trí khác. Ô này luôn để trống cho đến khi bạn tự đánh dấu. Sự đồng ý có hiệu lực ${consentMonths} tháng và chỉ với công ty đó. Bạn có thể đồng ý, gia hạn hoặc rút lại ngay tại trang của hồ sơ, bất cứ lúc nào trước khi dữ liệu được xóa. Nếu bạn rút lại, dữ liệu được xóa chậm nhất ${retentionMost} ngày sau khi hồ sơ kết thúc; nếu đã quá thời hạn này, dữ liệu được xóa ${warningDays} ngày sau khi chúng tôi gửi email cho bạn.`,
      ],
    },
    {
      id: "cookies",
      title: "Cookie",
      blocks: [
        "Đây là cookie của chính Sen: cần để trang hoạt động hoặc để nhớ lựa chọn của bạn.",
        [
          "Phiên đăng nhập: giữ bạn ở trạng thái đăng nhập. Mã trên trang không đọc được cookie này.",
          "Thiết bị: nhớ rằng bạn từng đăng nhập tại đây, để người khác thử đoán mật khẩu từ nơi khác không thể khóa đăng nhập của bạn.",
          "Ngôn ngữ: nhớ tiếng Việt hay tiếng Anh.",
          "Giao diện: sáng hay tối, thanh bên mở hay gập.",
          "Nguồn: chiến dịch hoặc người giới thiệu có trong liên kết, để nhà tuyển dụng biết liên kết nào hiệu quả.",
        ],
        "Nếu lượt truy cập được đếm bằng công cụ bên ngoài, bạn sẽ được hỏi trước. Khi bạn chưa đồng ý, công cụ đó không được tải; bạn có thể đổi ý bất cứ lúc nào qua liên kết ở cuối trang và lựa chọn này cũng được nhớ bằng một cookie.",
      ],
    },
    {
      id: "rights",
      title: "Quyền của bạn và thời hạn giải quyết",
      blocks: [
        "Bạn có quyền được biết, đồng ý hoặc không đồng ý, rút lại sự đồng ý, xem, chỉnh sửa và nhận dữ liệu của mình, yêu cầu xóa, hạn chế hoặc phản đối việc xử lý, khiếu nại và yêu cầu bồi thường thiệt hại.",
        [
          `Sửa thông tin, tải và xóa file, rút lại sự đồng ý, tải về mọi dữ liệu của bạn, đóng tài khoản: bạn tự làm trong tài khoản, có hiệu lực ngay. Tài khoản đã đóng bị xóa sau ${graceDays} ngày.`,
          "Các yêu cầu khác: hãy liên hệ với chúng tôi. Chúng tôi trả lời trong vòng 2 ngày làm việc.",
          "Rút lại sự đồng ý, hạn chế hoặc phản đối việc xử lý: hoàn tất trong 15 ngày. Xem, nhận hoặc chỉnh sửa dữ liệu: trong 10 ngày. Xóa dữ liệu: trong 20 ngày.",
          "Với yêu cầu phức tạp, chúng tôi có thể cần thêm tối đa 15 ngày, một lần duy nhất, và sẽ nêu lý do trước khi hết thời hạn đầu.",
        ],
        "Bạn không phải trả phí. Chúng tôi có thể đề nghị bạn chứng minh mình là chủ thể dữ liệu cá nhân. Nếu chưa hài lòng với câu trả lời, bạn có thể liên hệ cơ quan chuyên trách bảo vệ dữ liệu cá nhân thuộc Bộ Công an.",
      ],
    },
    {
      id: "safety",
      title: "Chúng tôi bảo vệ dữ liệu thế nào",
      blocks: [
        "Kết nối được mã hóa, mật khẩu chỉ lưu dạng mã hóa một chiều, file được kiểm tra trước khi có người mở, mỗi công ty chỉ tiếp cận ứng viên của mình, ngoài những hồ sơ cá nhân công khai không có tên.",
        "Nếu dữ liệu bị mất hoặc rơi vào tay người khác theo cách có thể gây hại cho bạn, chúng tôi thông báo cho cơ quan chức năng trong vòng 72 giờ và báo ngay cho bạn: chuyện gì đã xảy ra, hậu quả có thể có và bạn nên làm gì.",
      ],
    },
    {
      id: "young",
      title: "Người dưới 18 tuổi",
      blocks: [
        "Sen dành cho người đủ tuổi lao động: từ 15 tuổi. Nếu chưa đủ 16 tuổi, bạn hãy sử dụng khi có sự đồng ý của cha mẹ hoặc người giám hộ. Nếu biết trẻ nhỏ hơn có tài khoản, chúng tôi sẽ xóa tài khoản đó.",
      ],
    },
    {
      id: "abroad",
      title: "Dữ liệu ngoài Việt Nam",
      blocks: [
        "Một số nhà tuyển dụng ở các nước Đông Nam Á khác. Nếu bạn ứng tuyển vào đó, hồ sơ sẽ được đọc tại đó; tin tuyển dụng ghi rõ địa điểm. Trước khi dữ liệu rời Việt Nam theo cách khác, chúng tôi sẽ đánh giá, báo cáo theo quy định và nêu rõ tại đây.",
      ],
    },
    {
      id: "changes",
      title: "Thay đổi và liên hệ",
      blocks: [
        "Khi chính sách thay đổi, bản mới được đăng tại trang này, ngày của bản được ghi ở đầu trang. Nếu điều mới cần sự đồng ý của bạn, chúng tôi hỏi bạn trước.",
        {
          before: "Câu hỏi, yêu cầu và khiếu nại:",
          to: "/chat-with-support",
          label: "liên hệ với chúng tôi",
        },
      ],
    },
  ],
} as const satisfies Texts<typeof en.copy>;
