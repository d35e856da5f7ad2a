/**
 * A phone number, an address and an account in the spellings of real CVs; all contain `phone` or `account`.
 */
export const phone = "907654321";
export const account = "duyentran92";

export const contactSpellings: readonly string[] = [
  "0907654321",
  "0907\u00a0654\u00a0321",
  "0907\u2009654\u2009321",
  "0907\u2011654\u2011321",
  "0907\u2013654\u2013321",
  "0907/654/321",
  "0907_654_321",
  "0907·654·321",
  "0907•654•321",
  "\uff10\uff19\uff10\uff17\uff16\uff15\uff14\uff13\uff12\uff11",
  "+84\u00a0907\u00a0654\u00a0321",
  "(+84) 907.654.321",
  "0084 907 654 321",
  "84-907-654-321",
  "0907 654\n321",
  "0907\u00ad654\u00ad321",
  "(0907) 654 - 321",
  "09 07 65 43 21",
  "907654321",
  "907 654 321",
  "+84 (0) 907 654 321",
  "duyentran92@gmail.com",
  "duyentran92 (at) gmail.com",
  "duyentran92[at]gmail[dot]com",
  "duyentran92\uff20gmail.com",
  "duyentran92 @ gmail.com",
  "duyentran92@\ngmail.com",
  "duyentran92 a còng gmail chấm com",
  "duyentran92 at gmail dot com",
  "facebook.com/duyentran92",
  "https://t.me/duyentran92",
  "www.duyentran92.vn",
  "duyentran92.dev",
  "Zalo: duyentran92",
  "Skype : live:duyentran92",
  "FB: duyentran92 (nhắn tin)",
  "zalo duyentran92",
  "@duyentran92",
  "linkedin.com/in/duyentran92/",
  "GitHub： duyentran92",
];

const around: readonly ((contact: string) => string)[] = [
  (contact) => contact,
  (contact) => `Liên hệ ${contact}`,
  (contact) => `Kế toán tổng hợp, 2018 - 2022. ĐT ${contact}`,
  (contact) => `${contact} hoặc gọi giờ hành chính.`,
  (contact) => `Mức lương 15.000.000 - 20.000.000, ${contact}; Hà Nội`,
];

/** 200 texts, each with contact data. */
export const plantedTexts = contactSpellings.flatMap((contact) => around.map((text) => text(contact)));

/** Reduces a text to letters and digits, in which contact data of any spelling can be found. */
export const squashed = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** The same phone number and account in spellings that only the search before a share finds. */
export const spokenSpellings: readonly string[] = [
  "không chín không bảy sáu năm bốn ba hai một",
  "khong chin khong bay sau nam bon ba hai mot",
  "không, chín, không, bảy, sáu, năm, tư, ba, hai, một",
  "zero nine zero seven six five four three two one",
  "0907 sáu năm bốn 321",
  "chín không bảy - 654 - ba hai mốt",
  "0 9 0 7 6 5 4 3 2 1",
  "0907 rồi 654 rồi 321",
  "O9O7654321",
  "0\u200b9\u200b0\u200b7\u200b6\u200b5\u200b4\u200b3\u200b2\u200b1",
  "duyentran92 at congty dot vn",
  "duyentran92 a còng congty chấm com",
  "duyentran92 a móc congty chấm vn",
  "d u y e n t r a n 9 2 @ g m a i l . c o m",
  "duyen-tran-92 trên zalo",
  "tìm tôi trên Telegram bằng tên duyen_tran_92",
  "duyentran92\u200b@\u200bgmail\u200b.com",
  "duyentran92 @ congty (chấm) vn",
];
