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
