/** The faults that a reviewer may find in an ad, the gravest first. */
export const markKeys = [
  "fee",
  "papers",
  "probation",
  "age",
  "gender",
  "looks",
  "family",
  "origin",
  "unskilled",
  "email",
  "phone",
  "messenger",
  "form_link",
  "vague",
  "pay_missing",
  "pay_unclear",
  "pay_wide",
  "title_capitals",
  "title_pay",
  "title_long",
] as const;
export type MarkKey = (typeof markKeys)[number];
/** Unlawful requirements, and money that is taken from candidates. */
export const graveMarks: readonly MarkKey[] = [
  ...(["fee", "papers", "probation", "age", "gender", "looks", "family", "origin"] as const),
];

export const markedFields = [
  "title",
  "highlight_description",
  "description",
  "requirement",
  "benefits",
] as const;
export type MarkedText = (typeof markedFields)[number];
/** The fields that describe the candidate whom the employer looks for. */
const wantsWords = ["description", "requirement", "benefits", "highlight_description", "title"] as const;

export interface MarkRule {
  key: MarkKey;
  /** Patterns for lower-case text. They have no unbounded repetition, so their time is linear. */
  patterns: readonly RegExp[];
  /** The match is no fault after a negation: "không thu phí", "no deposit". */
  deniable?: true;
  /** Words that match a pattern of the rule, and are no fault. */
  unless?: RegExp;
  /** Words before the match that show that it is about another person than the candidate. */
  others?: RegExp;
  /** The match is a fault only after these words in its sentence: "lương … khi phỏng vấn". */
  after?: RegExp;
  /** With `after`: a number between those words and the match makes the match no fault. */
  unnumbered?: true;
  in?: readonly MarkedText[];
}

/** The beginning of a line, a sentence or a list item. */
const start = String.raw`(?<=^|[\n.;:•*+(–-] ?)(?<!(?:nam|nữ) ?[–-] ?)`;
/** Percentages below 85, the lowest pay of a probation (Labour Code, article 26). */
const tooLittle = String.raw`(?<![\d.,])(?:[1-7]?\d|8[0-4]) ?%`;
/** Excludes the name of a sex before the name of the other: "nam/nữ", "nam hoặc nữ". */
const alone = String.raw`(?![a-zà-ỹ])(?! ?(?:\/|,|&|hoặc|và|hay|-|–) ?(?:nam|nữ))(?! (?:bộ|á|định|phi|trung|kinh doanh))`;
const of = (...parts: string[]) => new RegExp(parts.join(""), "gu");

/** Returns a pattern for phone numbers: a first part and nine more digits, each with one separator at most. */
const phone = (first: string) =>
  new RegExp(String.raw`(?<![\d.,])${first}${String.raw`[ .-]?\d`.repeat(9)}(?!\d|[.,]\d)`, "gu");

/** The words before the occupation in a title. */
const begins = "(?<=^|\\] ?|tuyển |tuyển dụng |gấp |nam |nữ |nhân viên |nv )";
/** Words that postpone a statement to the interview. */
const inInterviews = of(
  "(?:khi|trong|lúc|tại) (?:buổi )?phỏng vấn|(?:in|at|during|upon) (?:the |an )?interview",
);

export const markRules: readonly MarkRule[] = [
  {
    key: "fee",
    patterns: [
      /(?:nộp|đóng|phải|chuyển) (?:tiền )?(?:đặt )?cọc|tiền (?:đặt )?cọc(?! (?:của|từ|khách|cho))|thế chân/gu,
      /cọc (?:tiền )?(?:đồng phục|giữ chỗ|hồ sơ|thẻ)|cọc (?:trước )?khi (?:đi làm|nhận việc|vào làm)/gu,
      /(?:đóng|nộp|chịu) (?:lệ )?phí(?! (?:bảo|khi|bh))/gu,
      /đóng tiền (?:trước|đồng phục|hồ sơ)/gu,
      /(?<!chi |học |miễn )phí (?:đồng phục|đào tạo|hồ sơ|tuyển dụng|giữ chỗ)/gu,
      /(?:pay|paying|requires?|refundable) (?:a |an |the )?deposit/gu,
      /(?:pay|paying) (?:a |an |the )?(?:registration|training|uniform|application|recruitment) fee/gu,
    ],
    deniable: true,
    others: /khách|đại lý|nhà cung cấp|đối tác|customer|client|vendor/u,
    in: wantsWords,
  },
  {
    key: "papers",
    patterns: [
      /(?:giữ|nộp|thu|thế chấp|cầm|để lại) (?:lại )?(?:bằng|cmnd|cccd|căn cước|hộ chiếu|giấy tờ) (?:cấp |tốt nghiệp |đại học |tùy thân )?(?:bản )?gốc/gu,
      /(?:giữ|nộp|thu|thế chấp) (?:lại )?bản gốc|thế chấp bằng/gu,
      /(?:keeps?|holds?|retains?|hand in|submit) (?:your |the |their )?original (?:degree|diploma|certificate|id|passport)/gu,
    ],
    deniable: true,
    in: wantsWords,
  },
  {
    key: "probation",
    patterns: [
      of("lương thử việc ?:? ?(?:bằng |là )?", tooLittle),
      of(tooLittle, " of (?:the |your )?salary (?:during|in|for|on) (?:the )?probation"),
      /unpaid (?:training|probation|trial)/gu,
    ],
    in: wantsWords,
  },
  {
    key: "probation",
    patterns: [
      /không (?:có |hưởng |trả |được trả |tính )?lương|not paid|unpaid|without pay/gu,
      of(tooLittle, " (?:mức )?lương"),
    ],
    after: /thử việc|học việc|đào tạo|trial|probation|training/gu,
    in: wantsWords,
  },
  {
    key: "age",
    patterns: [
      /tuổi ?(?:đời )?(?:từ|:|không quá|dưới|tối đa|khoảng|trong khoảng|trên)?[.:]? ?[>≥<≤]? ?(?:từ |dưới |khoảng |không quá |trên )?\d\d(?: ?(?:-|–|đến|tới) ?\d\d)?/gu,
      /(?:dưới |không quá |tối đa |từ |trên |[>≥<≤] ?)\d\d ?(?:(?:-|–|đến|tới) ?\d\d )?tuổi/gu,
      /\d\d ?(?:tuổi )?(?:-|–|đến|tới) ?(?:hết )?\d\d tuổi/gu,
      /(?:sinh năm|năm sinh|sinh từ năm) ?:? ?(?:từ )?(?:19|20)\d\d/gu,
      /(?:độ tuổi|sinh năm|ứng viên|thế hệ|ưu tiên) ?:? ?(?:từ )?[89]x/gu,
      /\bage(?:d| range| limit| group)?:? ?(?:is |must be |should be )?(?:between |from |under |below |not over |up to |prefer |preferably )?(?:(?:19|20)\d\d|\d\d(?!\d))(?: ?(?:-|–|to|and) ?\d\d)?/gu,
      /\bborn (?:between|from|after|before|in) (?:19|20)\d\d/gu,
      /\b(?:not|no) older than \d\d|\byounger than \d\d|\byoung (?:candidates|lady|ladies|men|girls?)\b/gu,
      /(?:under|below|maximum|max|from|to) \d\d years? old/gu,
      /\d\d ?(?:-|–|to) ?\d\d years? old/gu,
    ],
    // Minimum ages of 15 and 18 are those of the law.
    unless: /^(?:từ|trên|tuổi) ?(?:từ|:)? ?1[58](?: tuổi)?$/u,
    others:
      /trẻ|(?:^| )bé |khách|phụ nữ|học sinh|học viên|bệnh nhân|con (?:nhỏ|em|dưới|từ)|công ty|student|child|kid|customer|women|teen|learner|people|user|audience/u,
    in: wantsWords,
  },
  {
    key: "gender",
    patterns: [
      of("giới tính ?:? ?(?:nam|nữ)", alone),
      of("(?:chỉ|ưu tiên|cần|yêu cầu) (?:tuyển |nhận |ứng viên |là )?(?:nam|nữ)", alone, "(?! nữ)"),
      of("ứng viên (?:nam|nữ)", alone),
      of(
        "tuyển (?:dụng |gấp |thêm |ngay )?(?:\\d{1,3} )?(?:bạn |người |lao động |nhân viên |nv )?(?:nam|nữ)",
        alone,
        "(?! (?:nam|nữ))",
      ),
      of(
        start,
        "(?:nam|nữ)",
        alone,
        "(?= ?[,.;:(]| ?\\d| (?:độ )?tuổi| ưu tiên| độc thân| cao | dưới| từ| trên| chưa| tốt nghiệp| sức kh| có )",
      ),
      of(start, "(?:nam|nữ) (?:trợ lý|thư ký|nhân viên|kỹ thuật|lễ tân|kế toán|lái xe|quản lý|phục vụ)"),
      /\b(?:fe)?males? (?:only|preferred|candidates?(?! (?:are )?(?:strongly )?encouraged))/gu,
      /(?:only|prefer|preferred|preferably) (?:fe)?males?\b/gu,
      of(start, "(?:fe)?male(?=[.,;\n]|$)"),
      /\b(?:lady|ladies|girls?|gentlem[ae]n) (?:preferred|only)/gu,
      /\b(?:gender|sex): ?(?:fe)?male(?!s? ?(?:\/|or|and))/gu,
    ],
    deniable: true,
    in: wantsWords,
  },
  {
    key: "looks",
    patterns: [
      /ngoại hình|ưa nhìn|gương mặt (?:sáng|khả ái|dễ nhìn)/gu,
      /cao (?:từ |tối thiểu |trên )?1 ?m ?\d\d?/gu,
      /\bgood[- ]looking\b|\b(?:good|attractive|nice|pleasant) (?:appearance|look)\b/gu,
      /\bheight:? (?:from |over |above |at least )?(?:1m|1\.[5-9]|1[5-9]\d)/gu,
    ],
    deniable: true,
    in: wantsWords,
  },
  {
    key: "family",
    patterns: [
      /chưa (?:lập gia đình|kết hôn|có con|có gia đình)|độc thân|(?:ưu tiên|yêu cầu) (?:người )?đã (?:lập gia đình|kết hôn|có gia đình)/gu,
      /(?:không|chưa) (?:có |mang )thai/gu,
      /\bunmarried\b|\bnot married\b|\bmust be single\b|\bsingle (?:lady|ladies|woman|man|male|female|status|preferred|only)\b/gu,
    ],
    in: wantsWords,
  },
  {
    key: "origin",
    patterns: [
      /có hộ khẩu|hộ khẩu (?:tại|ở|thường trú tại)/gu,
      /(?:không|miễn) (?:tuyển|nhận) (?:hồ sơ |ứng viên |lao động )?(?:người |quê |ở |từ |gốc )?(?:ở |từ |quê |gốc )?(?:tỉnh|thanh h(?:óa|oá)|nghệ an|hà tĩnh|dân tộc)/gu,
      /không (?:theo )?(?:tôn giáo|đạo (?:nào|thiên chúa|phật))|tôn giáo ?: ?không|(?:ưu tiên|chỉ tuyển|yêu cầu) (?:người )?(?:dân tộc )?kinh(?! (?:nghiệm|doanh|tế))/gu,
      /\b(?:korean|japanese|chinese|taiwanese|indian|american|british|foreign|western|european) (?:nationality|(?:nationals?|citizens?) (?:only|preferred))/gu,
      /\bnative speakers? (?:only|from)\b|\bcaucasians?\b|\bwhite (?:preferred|only|people)\b/gu,
    ],
    in: wantsWords,
  },
  {
    key: "unskilled",
    patterns: [
      of(
        begins,
        "(?:công nhân(?! (?:kỹ thuật|cơ khí|hàn|điện|vận hành|tiện|lành nghề|lập trình|viên))|lao động phổ thông|lđpt|tạp vụ|lao công|bốc xếp|bốc vác|giúp việc|phụ hồ|rửa (?:bát|chén|xe)|vệ sinh(?! (?:an toàn|thực phẩm))|trông xe|giữ xe|bảo an)",
      ),
      of(begins, "bảo vệ(?= (?:ca |tại |tòa|toà|kho|cửa|công ty|ban|trường|nhà|[–(-])|$)"),
      /^(?:general |factory |production |warehouse |manual )(?:workers?|labou?rers?)\b/gu,
      /^(?:cleaners?|janitors?|housemaids?|dishwashers?|labou?rers?|(?:security )?guards?|security (?:staff|m[ae]n))\b|^security \(|\bunskilled\b/gu,
    ],
    others: /quản lý|giám sát|trưởng|chuyên viên|đào tạo|nhân viên tuyển/u,
    in: ["title"],
  },
  { key: "email", patterns: [/[\w.-]@[a-z0-9-]+\.[a-z]/gu] },
  { key: "phone", patterns: [phone("0"), phone(String.raw`\+?84`)] },
  {
    key: "messenger",
    patterns: [
      /(?:zalo|telegram|viber|whatsapp|inbox) ?[:(.-]? ?(?:\+?84|0)\d/gu,
      /(?:add|kết bạn|liên hệ|nhắn tin|inbox|contact us|message us)(?: qua| via| on)? (?:zalo|telegram|viber|whatsapp|messenger)/gu,
      /\b(?:zalo|t|m)\.me\/|facebook\.com\//gu,
    ],
  },
  { key: "form_link", patterns: [/docs\.google\.com\/forms|forms\.gle\/|\bbit\.ly\/|tinyurl\.com\//gu] },
  {
    key: "vague",
    patterns: [inInterviews],
    after: /công việc|chi tiết|cụ thể|detail|duties|tasks/gu,
    unnumbered: true,
    others: /lương|thu nhập|đãi ngộ|phúc lợi|quyền lợi|salary|benefits/u,
    in: ["description", "requirement"],
  },
  {
    key: "pay_unclear",
    patterns: [
      /(?:thu nhập|lương|hoa hồng) (?:cực )?khủng|việc nhẹ,? lương cao/gu,
      /\bunlimited (?:income|earnings?|salary)\b/gu,
    ],
  },
  {
    key: "pay_unclear",
    patterns: [inInterviews],
    after: /lương|thu nhập|\b(?:salary|income|pay|compensation)\b/gu,
    unnumbered: true,
  },
  {
    key: "pay_unclear",
    patterns: [/không giới hạn/gu],
    after: /thu nhập|lương|hoa hồng|thưởng|bonus|\bcom\b/gu,
  },
  {
    key: "title_pay",
    patterns: [/\d ?(?:triệu|tr\b|củ\b|usd|\$)|\$ ?\d\d\d|\bup ?to ?\$?\d/gu],
    in: ["title"],
  },
];
