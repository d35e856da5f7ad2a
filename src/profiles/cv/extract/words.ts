import { fold } from "#kit/fold.ts";

const set = (list: string) => new Set(list.split(",").map((word) => fold(word)));

/** English words that end a job title or occur in it. */
const titleWords = set(
  "accountant,accounting,administrator,admin,advisor,adviser,agent,analyst,animator,apprentice,architect,artist,assistant,associate,attendant,auditor,author,baker,banker,barista,bartender,biologist,bookkeeper,broker,builder,buyer,captain,caregiver,cashier,ceo,cfo,chef,chemist,chief,clerk,cmo,coach,coder,cofounder,collaborator,comtor,consultant,contractor,controller,cook,coo,coordinator,copywriter,counselor,creator,crew,cto,curator,dealer,dean,dentist,designer,developer,devops,dietitian,director,dispatcher,doctor,driver,economist,editor,educator,electrician,engineer,engineering,estimator,examiner,executive,expert,fellow,florist,foreman,founder,freelancer,generalist,grower,guard,guide,hairdresser,handyman,head,headhunter,host,hostess,housekeeper,hrbp,illustrator,inspector,instructor,intern,internship,interpreter,investigator,journalist,keeper,laborer,labourer,lawyer,lead,leader,lecturer,librarian,lifeguard,machinist,manager,marketer,mechanic,mediator,member,merchandiser,minister,model,modeler,nanny,nurse,officer,operator,owner,painter,paralegal,partner,pharmacist,photographer,physician,physiotherapist,pilot,planner,porter,president,principal,processor,producer,professor,programmer,promoter,psychologist,qa,qc,realtor,receptionist,recruiter,repairer,reporter,representative,researcher,sale,sales,salesperson,scientist,scout,secretary,seller,server,specialist,staff,steward,strategist,student,superintendent,supervisor,supporter,surgeon,surveyor,tailor,tailoring,teacher,technician,technologist,teller,tester,therapist,trader,trainee,trainer,translator,treasurer,tutor,undertaker,veterinarian,videographer,volunteer,waiter,waitress,webmaster,welder,worker,writer,fullstack,frontend,backend,accounts,telesales,merchandising,brse,scrum master",
);

/** Beginnings of Vietnamese job titles. */
const titleStarts =
  /^(?:nhan vien|chuyen vien|chuyen gia|ky su|ky thuat vien|truong phong|truong nhom|truong bo phan|truong ca|truong ban|pho phong|pho giam doc|pho truong|giam doc|tong giam doc|quan ly|quan doc|giam sat|tro ly|thu ky|ke toan|kiem toan|lap trinh vien|thuc tap|giao vien|giang vien|gia su|bac si|duoc si|y ta|dieu duong|le tan|thu ngan|thu kho|tho |cong nhan|lai xe|tai xe|bao ve|phuc vu|dau bep|bep truong|phien dich|bien dich|bien tap|phong vien|luat su|kien truc su|nha thiet ke|thiet ke|cong tac vien|tu van vien|tu van|trinh duoc vien|dai dien|chu tich|pho chu tich|hoa si|thanh vien|sinh vien|tinh nguyen vien|co van|can bo|giao dich vien|dieu phoi|phu trach|kinh doanh|ban hang|marketing|nghien cuu vien|co so|cua hang truong|to truong|doi truong|quan tri|chu nhiem|hieu truong|huong dan vien|tiep vien|truong du an|quan ly du an|kiem thu)/;

/** Words in names of employers, in both languages. */
const companyWords =
  /(?:^|[\s.,(-])(?:company|corp|corporation|inc|incorporated|ltd|llc|llp|plc|gmbh|jsc|group|holdings?|bank|university|college|school|institute|academy|hospital|clinic|hotel|resort|restaurant|bar|studio|studios|agency|solutions?|technolog(?:y|ies)|software|systems?|labs?|services?|partners|ventures|capital|insurance|securities|logistics|international|global|vietnam|viet nam|foundation|association|organi[sz]ation|government|ministry|department|church|center|centre|startup|startupco|cong ty|cty|tnhh|co phan|tap doan|ngan hang|doanh nghiep|benh vien|khach san|nha hang|truong|dai hoc|hoc vien|cao dang|trung tam|vien|chi nhanh|cua hang|xi nghiep|nha may|hop tac xa|hiep hoi|to chuc|cau lac bo|clb)(?=$|[\s.,()-])|(?:^|\s)co(?=$|[\s.,)])/;

const schoolWords =
  /(?:^|[\s.,(])(?:university|universite|universitat|college|institute|school|academy|polytechnic|mit|rmit|fpt|dai hoc|dh|hoc vien|cao dang|truong|thpt|thcs|trung cap|trung tam|vien|aptech|hutech|ielts)(?=$|[\s.,():-])/;

/** Returns 1 for a certain job title, and 0 without any evidence. */
export function titleScore(text: string): number {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .trim();
  if (titleStarts.test(words)) return 1;
  const list = words.split(/\s+/);
  if (titleWords.has(list.at(-1) ?? "")) return 1;
  return list.some((word) => titleWords.has(word)) ? 0.7 : 0;
}

export function companyScore(text: string): number {
  return companyWords.test(fold(text)) ? 1 : 0;
}

export function schoolScore(text: string): number {
  return schoolWords.test(fold(text)) ? 1 : 0;
}

/** The university, city or campus after the name of a school. */
const schoolSuffix =
  /^(?:dai hoc|dh|dhqg|vnu|co so|phan hieu|campus|tp\.?|tphcm|hcm|hcmc|ha noi|hanoi|ho chi minh|da nang|can tho|hue)(?=$|[\s.,-])/;
/** Pairs of subjects in the names of Vietnamese schools. */
const schoolPair =
  /(?:lao dong - xa hoi|tai chinh - (?:marketing|ke toan|ngan hang|quan tri)|kinh te - (?:ky thuat|luat|tai chinh|cong nghe|quan tri)|mo - dia chat|ngoai ngu - tin hoc|van hoa - nghe thuat|ky thuat - (?:cong nghe|kinh te|hau can)|cong nghe - (?:ky thuat|quan ly|kinh te|dong)|(?:^|\s)y - duoc|ba ria - vung tau|xa hoi - nhan van|nong - lam|su pham - ky thuat|du lich - khach san|thuong mai - du lich|van thu - luu tru)/;

/** Returns whether texts with a dash between them are the name of one school: "Đại học Lao động – Xã hội". */
export function isOneSchool([school = "", ...others]: readonly string[]): boolean {
  if (schoolScore(school) === 0) return false;
  return (
    others.every((text) => schoolScore(text) > 0 || isSchoolSuffix(text)) ||
    schoolPair.test(fold([school, ...others].join(" - ")))
  );
}

export const isSchoolSuffix = (text: string) => schoolSuffix.test(fold(text));

/** Levels of education (reference/terms, degrees), the highest first. */
const degreeNames: readonly [number, RegExp][] = [
  [6, /^(?:ph\.?\s?d\.?|doctor(?:ate)?(?:\s(?:of|in)\s[\p{L}]+)?|dba|tien si|ts\.)(?=$|[^\p{L}])/u],
  [
    5,
    /^(?:master(?:['’]?s)?(?:\sdegree)?(?:\s(?:of|in)\s(?:science|arts|engineering|commerce|technology)(?=$|\s(?:in|of)\s|,|\s?\())?|m\.?sc\.?|m\.?a\.?|m\.?s\.?|m\.?eng\.?|mba|ll\.?m\.?|thac si|th\.?s\.?)(?=$|[^\p{L}])/u,
  ],
  [
    4,
    /^(?:(?:honou?rs\s)?bachelor(?:['’]?s)?(?:\sdegree)?(?:\s(?:of|in)\s(?:science|arts|engineering|commerce|technology)(?=$|\s(?:in|of)\s|,|\s?\())?|b\.?sc\.?|b\.?a\.?|b\.?s\.?|b\.?eng\.?|b\.?e\.?|b\.?tech\.?|bba|b\.?com\.?|ll\.?b\.?|undergraduate|cu nhan|ky su|dai hoc|bac si|kien truc su|duoc si)(?=$|[^\p{L}])/u,
  ],
  [
    3,
    /^(?:college|associate(?:['’]?s)?(?:\sdegree)?(?:\sof\s(?:arts|science|applied science))?|cao dang)(?=$|[^\p{L}])/u,
  ],
  [2, /^(?:intermediate|diploma|vocational|dipl\.?|trung cap)(?=$|[^\p{L}])/u],
  [
    1,
    /^(?:high school(?:\sdiploma)?|secondary school|trung hoc pho thong|thpt|tot nghiep thpt|12\/12)(?=$|[^\p{L}])/u,
  ],
  [7, /^(?:other|khac)$/u],
];

/** Returns the degree with which a text begins, and the rest of the text. */
export function degreeOf(text: string): { degree: number; rest: string } | null {
  // Folding keeps the number of letters of composed text, so that positions in both are the same.
  const plain = [...text].map((letter) => fold(letter) || letter).join("");
  if (plain.length !== text.length) return null;
  for (const [degree, pattern] of degreeNames) {
    const match = pattern.exec(plain);
    if (match) {
      const rest = text.slice(match[0].length).replace(/^[\s,.:()–—-]+/u, "");
      const subject = rest.replace(/^(?:in|of|ngành|chuyên ngành|về|major in)[\s:]+/iu, "");
      return { degree, rest: subject.replace(/(?:^|\s)\(?[A-Z]{2,5}\)$/u, "") };
    }
  }
  return null;
}
