import { type Token, type Word, wordsOf } from "./words.ts";

/**
 * Spellings of one concept. The first one replaces the others in the index and in keywords, so that all find
 * the same jobs. Only spellings and short forms that nearly always have this meaning are listed; different
 * words with one meaning are synonyms.
 */
const spellings: readonly string[] = [
  "nhân viên=nv",
  "nhân viên kinh doanh=nvkd=nv kd",
  "nhân viên bán hàng=nvbh=nv bh",
  "nhân viên văn phòng=nvvp",
  "kinh doanh=kd",
  "kế toán trưởng=ktt",
  "hành chính nhân sự=hcns",
  "hành chính=hành chánh",
  "giám đốc=gđ",
  "giám đốc kinh doanh=gđkd=gđ kd",
  "trưởng phòng kinh doanh=tpkd=tp kd=tp kinh doanh",
  "trưởng phòng nhân sự=tpns=tp nhân sự",
  "trưởng phòng hành chính nhân sự=tp hcns=tp hành chính nhân sự",
  "trưởng phòng marketing=tp marketing=tp mkt",
  "trưởng phòng kỹ thuật=tp kỹ thuật",
  "trưởng phòng kế toán=tp kế toán",
  "trưởng phòng mua hàng=tp mua hàng",
  "xuất nhập khẩu=xnk",
  "chăm sóc khách hàng=cskh",
  "bất động sản=bđs=bds",
  "công nghệ thông tin=cntt",
  "thương mại điện tử=tmđt",
  "thực tập sinh=tts",
  "cộng tác viên=ctv",
  "trình dược viên=tdv",
  "lao động phổ thông=lđpt",
  "vệ sinh an toàn thực phẩm=vsattp",
  "parttime=part time",
  "fulltime=full time",
  "telesales=telesale=tele sales=tele sale",
  "sales=sale",
  "marketing=mkt",
  "developer=dev",
  "devops=dev ops",
  "tiktok=tik tok",
  "frontend=front end",
  "backend=back end",
  "fullstack=full stack",
  "ecommerce=e commerce",
  "microservices=microservice=micro service=micro services",
  "helpdesk=help desk",
  "livestream=live stream",
  "freelance=free lance",
  "database=data base",
  // The first word of these names alone is also a name of the concept.
  "node js=nodejs",
  "react js=reactjs",
  "vue js=vuejs",
  "next js=nextjs",
  "nest js=nestjs",
  "angular js=angularjs",
  "power bi=powerbi",
  "spring boot=springboot",
  "postgresql=postgre sql",
  "mysql=my sql",
  "javascript=java script",
  "typescript=type script",
  "autocad=auto cad",
  "photoshop=photo shop",
  "wordpress=word press",
  "github=git hub",
  ".net=dotnet=dot net",
  "c#=csharp=c sharp",
  "c++=cpp",
  "mb bank=mbbank",
  "vp bank=vpbank",
  "tp bank=tpbank",
];

interface Concepts {
  /** The words of the usual spelling, keyed by a spelling with spaces between its words. */
  words: Map<string, readonly Word[]>;
  /** Number of words of the longest spelling, by the first word of spellings without accents. */
  longest: Map<string, number>;
}
let cached: Concepts | null = null;

const keyOf = (words: readonly Word[], as: "accented" | "folded") =>
  words.map((word) => (as === "accented" && word.accented) || word.folded).join(" ");

function concepts(): Concepts {
  if (cached) return cached;
  const words: Concepts["words"] = new Map();
  const longest: Concepts["longest"] = new Map();
  for (const [usual, ...others] of spellings.map((group) => group.split("="))) {
    for (const other of others.map(wordsOf)) {
      words.set(keyOf(other, "accented"), wordsOf(usual!));
      const first = other[0]!.folded;
      longest.set(first, Math.max(longest.get(first) ?? 0, other.length));
      const folded = keyOf(other, "folded");
      // Without accents, a short form of two letters has too many meanings: "gd" is not always "gđ".
      if (folded.length > 2) words.set(folded, wordsOf(usual!));
    }
  }
  cached = { words, longest };
  return cached;
}

/**
 * Replaces each spelling of a concept by its usual form: "NV KD" and "NVKD" become "nhân viên kinh doanh".
 */
export function usualWords(words: readonly Word[]): Word[] {
  return replaced(words).flatMap(({ usual }) => usual);
}

/** Returns `usualWords` of typed words, each with the place of the words that it replaces. */
export function usualTokens(tokens: readonly Token[]): Token[] {
  return replaced(tokens).flatMap(({ usual, from, length }) => {
    const place = { from: tokens[from]!.from, to: tokens[from + length - 1]!.to };
    return usual.map(({ folded, accented }) => ({ folded, accented, ...place }));
  });
}

function replaced(words: readonly Word[]): { usual: readonly Word[]; from: number; length: number }[] {
  const { words: known, longest } = concepts();
  const result: { usual: readonly Word[]; from: number; length: number }[] = [];
  for (let from = 0; from < words.length; ) {
    let length = Math.min(longest.get(words[from]!.folded) ?? 0, words.length - from);
    let usual: readonly Word[] | undefined;
    for (; length > 0; length--) {
      const some = words.slice(from, from + length);
      usual = known.get(keyOf(some, "accented")) ?? known.get(keyOf(some, "folded"));
      if (usual) break;
    }
    length = Math.max(length, 1);
    result.push({ usual: usual ?? [words[from]!], from, length });
    from += length;
  }
  return result;
}
