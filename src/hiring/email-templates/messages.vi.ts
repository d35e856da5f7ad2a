import { consentMonths } from "#hiring/applications/terms.ts";
import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  placeholder_unknown:
    "{placeholder} không phải là trường tự điền. Vui lòng chọn trong danh sách, hoặc xóa dấu ngoặc nhọn.",
  placeholder_unclosed:
    "{placeholder} chưa đầy đủ. Trường tự điền là một tên trong danh sách, có hai dấu ngoặc nhọn ở mỗi bên.",
  placeholder_formatted: "{placeholder} chỉ được định dạng một phần. Vui lòng gõ lại không định dạng.",
  placeholder_empty:
    "Chưa có giá trị cho {placeholder}. Vui lòng điền hoặc xóa trường này trước khi gửi email.",
  content_too_long: "Nội dung quá dài. Vui lòng rút ngắn.",
  content_script: "Không thể gửi email có mã chạy (script). Vui lòng xóa đoạn mã.",
  mail_address_unknown: "Chưa có địa chỉ email của người này",
  mails_sent: "Các email này đã được gửi đi",
  template_unknown: "Mẫu email này không còn. Vui lòng chọn mẫu khác.",
  template_is_system: "Đây là mẫu có sẵn của Sen. Hãy tạo bản sao để sửa.",
  template_not_yours: "Chỉ người tạo hoặc quản trị viên mới sửa được mẫu này",
  template_edited: "{name} đã sửa mẫu này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  template_limit: "Có tối đa {max} mẫu email. Vui lòng xóa mẫu không dùng.",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  stage: {
    application_received: "Đã nhận hồ sơ",
    screening: "Sàng lọc",
    interview_invite: "Mời phỏng vấn",
    interview_reschedule: "Đổi lịch phỏng vấn",
    interview_cancel: "Hủy phỏng vấn",
    offer: "Mời nhận việc",
    hired: "Đã tuyển",
    reject: "Từ chối",
    no_response: "Phản hồi muộn",
    talent_pool: "Kho ứng viên",
    share_cv: "Đã chuyển CV",
    custom: "Khác",
  },
  placeholder: {
    candidate_name: "Tên ứng viên",
    job_title: "Vị trí",
    company_name: "Tên công ty",
    recruiter_name: "Tên của bạn",
    recruiter_email: "Email của bạn",
    interview_date: "Ngày phỏng vấn",
    interview_time: "Giờ phỏng vấn",
    interview_type: "Hình thức phỏng vấn",
    interview_location: "Địa điểm phỏng vấn",
    offer_salary: "Mức lương mời",
    start_date: "Ngày bắt đầu",
    reject_reason: "Lý do từ chối",
    link: "Liên kết đến hồ sơ ứng tuyển",
  },
  language: { en: "Tiếng Anh", vi: "Tiếng Việt" },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: { templates: "Mẫu email", short: "Mẫu email" },
  list: {
    title: "Mẫu email",
    text: "Những nội dung bạn thường gửi cho ứng viên. Trường tự điền được điền riêng cho từng người.",
    create: "Tạo mẫu",
    own: "Mẫu của nhóm bạn",
    system: "Mẫu có sẵn của Sen",
    systemText: "Sẵn sàng để gửi bằng cả hai ngôn ngữ. Hãy tạo bản sao để sửa nội dung.",
    languages: "Ngôn ngữ của mẫu",
    by: "{name}, {when}",
    copy: "Tạo bản sao",
    edit: "Sửa mẫu",
    delete: "Xóa mẫu",
    deleteOf: "Xóa “{name}”",
    deleteTitle: "Xóa “{name}”?",
    deleteText: "Email đã gửi bằng mẫu này vẫn còn trong lịch sử của ứng viên.",
    keep: "Giữ mẫu",
    deleted: "Đã xóa mẫu.",
    emptyTitle: "Chưa có mẫu riêng nào",
    emptyText: "Bắt đầu từ bản sao của một mẫu có sẵn, hoặc tự viết mẫu mới.",
  },
  form: {
    createTitle: "Tạo mẫu email",
    editTitle: "Sửa mẫu email",
    copyOf: "{name} (bản sao)",
    name: "Tên mẫu",
    nameHelp: "Chỉ nhóm tuyển dụng của bạn thấy.",
    stage: "Dùng cho",
    language: "Ngôn ngữ",
    subject: "Tiêu đề",
    content: "Nội dung",
    insert: "Trường tự điền",
    insertHelp: "Chọn một trường để chèn vào vị trí con trỏ.",
    save: "Lưu mẫu",
    saved: "Đã lưu mẫu.",
    locked: "Chỉ người tạo hoặc quản trị viên mới sửa được mẫu này. Bạn có thể tạo bản sao.",
    reload: "Tải mẫu đã lưu",
  },
  preview: {
    title: "Xem trước",
    as: "Điền cho",
    sample: "Dữ liệu mẫu",
    missing: "Chưa có giá trị: {names}. Hãy điền các phần này trước khi gửi email.",
    subject: "Tiêu đề",
    noSubject: "Chưa có tiêu đề",
  },
  many: {
    title: "Gửi email cho {count, number} ứng viên",
    about: "Về hồ sơ ứng tuyển vào tin {job}",
    back: "Về danh sách ứng viên",
    people: "{count, number} người nhận",
    unreachable: "{count, number} người không có email, hoặc email đang được ẩn, nên sẽ không nhận được:",
    language: "Ngôn ngữ",
    choose: "Chọn mẫu email",
    preview: "Xem trước với",
    continue: "Tiếp tục",
    confirm: "Gửi “{template}” cho {count, number} ứng viên?",
    final:
      "Mỗi người nhận email với thông tin của riêng mình. Bạn có thể hoàn tác trong {seconds, number} giây.",
    change: "Sửa",
    send: "Gửi {count, number} email",
    sent: "{count, number} email sẽ được gửi sau {seconds, number} giây",
    undo: "Hoàn tác",
    undone: "Đã hoàn tác. Không có email nào được gửi.",
    refused: "{count, number} ứng viên không được gửi email:",
    again: "Thử lại",
    missing: "Chưa có giá trị cho {name}: {names}. Ứng viên còn thiếu giá trị sẽ không được gửi email.",
    none: "Chưa chọn ứng viên nào",
    noneText: "Hãy chọn người nhận trong danh sách ứng viên.",
    tooMany: "Mỗi lần chỉ chọn được tối đa {most, number} ứng viên.",
  },
  send: {
    write: "Viết email",
    all: "Xem tất cả",
    title: "Gửi email cho {name}",
    about: "Hồ sơ ứng tuyển vị trí {job}",
    back: "Về trang ứng viên",
    template: "Mẫu email",
    none: "Không dùng mẫu",
    own: "Mẫu của nhóm bạn",
    system: "Mẫu có sẵn của Sen",
    use: "Dùng mẫu",
    subject: "Tiêu đề",
    content: "Nội dung",
    help: "Email được tính là phản hồi cho ứng viên.",
    send: "Gửi email",
    sent: "Đã gửi email.",
    history: "Email đã gửi",
    emptyTitle: "Chưa gửi email nào",
    emptyText: "Email bạn gửi từ đây được lưu trong lịch sử của ứng viên.",
    by: "{name}, {when}",
    closed: {
      identity_hidden: "Tên ứng viên được ẩn cho đến khi qua vòng sàng lọc. Bạn có thể gửi tin nhắn.",
      mail_address_unknown: "Chưa có địa chỉ email của người này.",
      messages_erased: "Dữ liệu của hồ sơ ứng tuyển này đã bị xóa nên không thể gửi email.",
      messages_withdrawn: "Ứng viên đã rút hồ sơ nên không thể gửi email.",
      messages_blocked: "Công ty của bạn đang bị khóa trên Sen nên không thể gửi email cho ứng viên.",
    },
  },
} as const satisfies Texts<typeof en.console>;

export const samples = {
  candidate_name: "Nguyễn Thị Mai",
  job_title: "Kế toán tổng hợp",
  company_name: "Công ty Hoa Sen",
  recruiter_name: "Trần Quốc Bảo",
  recruiter_email: "bao.tran@example.com",
  interview_date: "thứ Hai, 23/11",
  interview_time: "09:00",
  interview_type: "tại văn phòng",
  interview_location: "12 Lê Lợi, phường Sài Gòn, TP. Hồ Chí Minh",
  offer_salary: "25.000.000 đ",
  start_date: "01/12/2026",
  reject_reason: "Công ty đang tìm người có kinh nghiệm phù hợp hơn.",
  link: "https://example.com/my-jobs/applied/1",
} as const satisfies Texts<typeof en.samples>;

export const system = {
  application_received: {
    name: "Đã nhận hồ sơ",
    subject: "Chúng tôi đã nhận hồ sơ ứng tuyển vị trí {job_title}",
    content:
      "Chào {candidate_name},\n\nCảm ơn bạn đã ứng tuyển vị trí {job_title} tại {company_name}. Chúng tôi đã nhận được CV và sẽ đọc kỹ.\n\nBạn sẽ nhận được phản hồi trong vòng một tuần. Theo dõi hồ sơ ứng tuyển tại đây: {link}\n\nTrân trọng,\n{recruiter_name}\n{company_name}",
  },
  screening: {
    name: "Vài câu hỏi trước phỏng vấn",
    subject: "Vài câu hỏi về hồ sơ ứng tuyển vị trí {job_title}",
    content:
      "Chào {candidate_name},\n\nChúng tôi quan tâm đến hồ sơ ứng tuyển vị trí {job_title} của bạn và muốn biết thêm đôi điều trước khi mời phỏng vấn:\n\n1. Bạn có thể bắt đầu từ khi nào?\n2. Mức lương mong muốn của bạn là bao nhiêu?\n3. Dự án nào của bạn gần với công việc này nhất?\n\nVài câu ngắn là đủ. Bạn có thể trả lời trên Sen: {link}\n\nTrân trọng,\n{recruiter_name}",
  },
  interview_invite: {
    name: "Mời phỏng vấn",
    subject: "Mời phỏng vấn vị trí {job_title} tại {company_name}",
    content:
      "Chào {candidate_name},\n\nChúng tôi muốn gặp bạn và mời bạn phỏng vấn vị trí {job_title}.\n\nNgày: {interview_date}\nGiờ: {interview_time}\nHình thức: {interview_type}\nĐịa điểm: {interview_location}\n\nNếu thời gian chưa phù hợp, hãy cho chúng tôi biết tại đây để tìm giờ khác: {link}\n\nHẹn gặp bạn.\n\n{recruiter_name}\n{recruiter_email}",
  },
  interview_reschedule: {
    name: "Đổi lịch phỏng vấn",
    subject: "Đổi lịch phỏng vấn vị trí {job_title}",
    content:
      "Chào {candidate_name},\n\nChúng tôi phải đổi lịch phỏng vấn vị trí {job_title} và xin lỗi vì sự bất tiện này. Lịch mới:\n\nNgày: {interview_date}\nGiờ: {interview_time}\nHình thức: {interview_type}\nĐịa điểm: {interview_location}\n\nNếu chưa phù hợp, hãy cho chúng tôi biết tại đây: {link}\n\nTrân trọng,\n{recruiter_name}",
  },
  interview_cancel: {
    name: "Hủy phỏng vấn",
    subject: "Hủy buổi phỏng vấn: {interview_date}",
    content:
      "Chào {candidate_name},\n\nChúng tôi rất tiếc: buổi phỏng vấn vị trí {job_title} vào {interview_date} lúc {interview_time} không diễn ra được.\n\nChúng tôi sẽ liên hệ ngay khi có bước tiếp theo. Nếu có câu hỏi, bạn trả lời tại đây: {link}\n\nTrân trọng,\n{recruiter_name}",
  },
  offer: {
    name: "Mời nhận việc",
    subject: "{company_name} mời bạn nhận việc: {job_title}",
    content:
      "Chào {candidate_name},\n\nChúc mừng bạn! Chúng tôi muốn mời bạn gia nhập {company_name} với vị trí {job_title}.\n\nLương tháng (gross): {offer_salary}\nNgày bắt đầu: {start_date}\n\nHãy đọc kỹ thư mời nhận việc và hỏi những điều còn chưa rõ: {link}\n\nRất mong được làm việc cùng bạn.\n\n{recruiter_name}\n{recruiter_email}",
  },
  hired: {
    name: "Chào mừng",
    subject: "Chào mừng bạn đến với {company_name}",
    content:
      "Chào {candidate_name},\n\nChào mừng bạn! Chúng tôi rất vui khi bạn nhận vị trí {job_title}.\n\nNgày làm việc đầu tiên của bạn là {start_date}. Hãy mang theo thẻ căn cước và bằng cấp bản gốc để đối chiếu. Chúng tôi sẽ gửi lịch của tuần đầu tiên trước đó vài ngày.\n\nNếu có câu hỏi, hãy gửi email đến {recruiter_email}.\n\nHẹn sớm gặp bạn,\n{recruiter_name}",
  },
  reject: {
    name: "Từ chối",
    subject: "Kết quả ứng tuyển vị trí {job_title}",
    content:
      "Chào {candidate_name},\n\nCảm ơn bạn đã quan tâm đến vị trí {job_title} tại {company_name} và đã dành thời gian cho chúng tôi.\n\nRất tiếc, chúng tôi chưa thể chọn hồ sơ của bạn lần này. {reject_reason}\n\nChúc bạn sớm tìm được công việc phù hợp.\n\n{recruiter_name}\n{company_name}",
  },
  no_response: {
    name: "Xin lỗi vì phản hồi muộn",
    subject: "Hồ sơ ứng tuyển vị trí {job_title}: xin lỗi vì phản hồi muộn",
    content:
      "Chào {candidate_name},\n\nChúng tôi xin lỗi vì đã để bạn chờ lâu. Hồ sơ ứng tuyển vị trí {job_title} của bạn vẫn đang được xem xét.\n\nChúng tôi sẽ báo bước tiếp theo trong ba ngày làm việc. Nếu bạn không còn quan tâm, hãy cho chúng tôi biết tại đây: {link}\n\nTrân trọng,\n{recruiter_name}",
  },
  talent_pool: {
    name: "Giữ liên lạc",
    subject: "Chúng tôi có thể liên hệ với bạn về việc làm khác không?",
    content: `Chào {candidate_name},\n\nVị trí {job_title} đã có người nhận, nhưng hồ sơ ứng tuyển của bạn để lại ấn tượng tốt. Chúng tôi muốn giữ CV và liên hệ khi có việc làm phù hợp.\n\nBạn có thể đồng ý cho lưu trong ${consentMonths} tháng hoặc từ chối tại đây: {link}\n\nTrân trọng,\n{recruiter_name}\n{company_name}`,
  },
  share_cv: {
    name: "Đã chuyển CV cho quản lý bộ phận",
    subject: "Chúng tôi đã chuyển CV của bạn cho vị trí {job_title}",
    content:
      "Chào {candidate_name},\n\nCV của bạn cho vị trí {job_title} đã được chuyển đến quản lý bộ phận tại {company_name}. Thường chúng tôi có kết quả trong ba ngày làm việc.\n\nNếu CV có gì thay đổi, hãy cho chúng tôi biết tại đây: {link}\n\nTrân trọng,\n{recruiter_name}",
  },
  custom: {
    name: "Email trống",
    subject: "Về hồ sơ ứng tuyển vị trí {job_title}",
    content: "Chào {candidate_name},\n\n…\n\nTrân trọng,\n{recruiter_name}\n{company_name}",
  },
} as const satisfies Texts<typeof en.system>;

export const mails = {
  employer: {
    from: "{company} gửi cho bạn:",
    button: "Trả lời trên Sen",
    reply: "Vui lòng không trả lời email này. Hãy dùng nút phía trên.",
    reason: "Bạn nhận được email này vì bạn đã ứng tuyển vị trí {job} trên Sen. Nội dung do {company} viết.",
  },
} as const satisfies Texts<typeof en.mails>;
