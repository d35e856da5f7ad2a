/**
 * Words and phrases of the search judge, in addition to the reference list of synonyms. They are written by
 * hand, not copied from the search.
 */

/** One word or phrase in its usual spellings and short forms, `=` between them. */
export const spellings: readonly string[] = [
  "nhân viên=nv",
  "trưởng phòng=tp",
  "kinh doanh=kd",
  "bán hàng=bh",
  "giám đốc=gđ",
  "nhân viên kinh doanh=nvkd",
  "nhân viên bán hàng=nvbh",
  "trưởng phòng kinh doanh=tpkd",
  "kế toán trưởng=ktt",
  "kỹ thuật viên=ktv",
  "kỹ thuật=kt",
  "hành chính nhân sự=hcns",
  "hành chính=hành chánh",
  "chăm sóc khách hàng=cskh",
  "xuất nhập khẩu=xnk",
  "bất động sản=bđs",
  "thương mại điện tử=tmđt",
  "thực tập sinh=tts",
  "cộng tác viên=ctv",
  "mb bank=mbbank",
  "part time=parttime",
  "full time=fulltime",
  "front end=frontend",
  "back end=backend",
  "full stack=fullstack",
  "node js=nodejs",
  "react js=reactjs=react",
  "vue js=vuejs",
  "next js=nextjs",
  "angular js=angularjs=angular",
  ".net=dotnet=dot net",
  "c#=csharp=c sharp",
  "golang=go lang",
  "typescript=type script",
  "javascript=java script",
  "power bi=powerbi",
  "e commerce=ecommerce",
  "tele sales=telesales",
  "dev ops=devops",
  "help desk=helpdesk",
  "auto cad=autocad",
  "livestream=live stream",
  "tik tok=tiktok",
];

/**
 * Short forms with many meanings: `tp` alone is any city, `kd` any trade. They count beside other words only.
 */
export const needCompany: ReadonlySet<string> = new Set(["nv", "tp", "kd", "bh", "gd", "kt"]);

/** Short forms that are expanded only when they are the whole keyword (synonyms.json, `_meta`). */
export const wholeKeywordOnly: ReadonlySet<string> = new Set(["ba", "po", "ta", "pa", "pm", "bd"]);

/**
 * Concepts that may stand apart in a title ("Senior Backend Developer – Java"), in addition to the reference
 * list.
 */
export const concepts: readonly string[] = [
  "tiếng anh",
  "tiếng trung",
  "tiếng nhật",
  "tiếng hàn",
  "nhân viên",
  "chuyên viên",
  "kỹ sư",
  "kỹ thuật viên",
  "nhân viên kinh doanh",
  "phó phòng",
  "hành chính nhân sự",
  "ngân hàng",
  "khách sạn",
  "nhà hàng",
  "xây dựng",
  "cơ khí",
  "tự động hóa",
  "sản xuất",
  "mầm non",
  "senior",
  "junior",
  "lead",
  "engineer",
  "analyst",
  "specialist",
  "java",
  "python",
  "php",
  "golang",
  "react js",
  "node js",
  ".net",
  "c#",
  "c++",
  "android",
  "ios",
  "flutter",
  "aws",
  "sap",
  "security",
  "automation",
];
