import { fold } from "#kit/fold.ts";
import { hasContact } from "./contact-data.ts";
import { plainText, visibleText } from "./plain-text.ts";

/** What identifies a person in a text, in any spelling. */
export interface Identifiers {
  fullName: string;
  emails: readonly string[];
  phones: readonly string[];
  /** The names of the person's accounts elsewhere. */
  accounts: readonly string[];
}

/**
 * Returns whether a text has contact data of a person, or anything that looks like contact data. It finds more spellings than
 * `withoutContact` removes: digits as words in both languages, mixed with figures, or with words between them.
 */
export function findsContact(text: string, person: Identifiers): boolean {
  const plain = plainText(visibleText(text.replace(unseen, ""))).text.replace(alike, (run) =>
    run.replace(/[oO]/g, "0").replace(/[lI]/g, "1"),
  );
  if (hasContact(plain)) return true;
  const folded = fold(plain);
  const digits = spokenNumbers(folded);
  if (digits.spoken.some((run) => looksLikePhone(run))) return true;
  if (address.test(folded)) return true;
  const isNamed = (phone: string | null) =>
    phone !== null && [digits.all, digits.figures].some((all) => all.includes(phone));
  if (person.phones.map(nationalOf).some(isNamed)) return true;
  const squashed = folded.replace(/[^a-z0-9]/g, "");
  return accountsOf(person).some((account) => squashed.includes(account));
}

/** Signs without a width, beyond those that `visibleText` removes. */
const unseen = /\p{Cf}|\p{Variation_Selector}|\u034f/gu;
/** Letters that stand for digits inside a number: O9O7654321. */
const alike = /(?<![a-zA-Z\d])(?=[oOlI\d]{0,14}\d{3})[oOlI\d]{5,15}(?![a-zA-Z\d])/g;
/** An address with words for its signs, at any provider: "name at company dot vn". */
const address =
  /[a-z0-9._-]{2,64} ?(?:@|\b(?:at|a cong|a moc|a vong)\b) ?[a-z0-9-]{2,63} ?(?:\.|\b(?:dot|cham)\b) ?(?:com|vn|net|org|edu|gov|io|me|dev|info|biz)\b/;

const spokenDigits = new Map(
  Object.entries({
    khong: "0",
    zero: "0",
    oh: "0",
    mot: "1",
    one: "1",
    hai: "2",
    two: "2",
    ba: "3",
    three: "3",
    bon: "4",
    tu: "4",
    four: "4",
    nam: "5",
    lam: "5",
    five: "5",
    sau: "6",
    six: "6",
    bay: "7",
    bau: "7",
    seven: "7",
    tam: "8",
    eight: "8",
    chin: "9",
    nine: "9",
  }),
);
const repeats = new Map([
  ["double", 2],
  ["doi", 2],
  ["triple", 3],
]);
/** The fewest words for digits in a spoken number. Fewer occur in sentences. */
const fewestWords = 3;

/** Returns the digits of a folded text: those of each number that is written in words, all figures, and all figures with these numbers. */
function spokenNumbers(folded: string): { spoken: string[]; all: string; figures: string } {
  const spoken: string[] = [];
  let all = "";
  let run = { digits: "", words: 0, figures: "" };
  let times = 1;
  const end = () => {
    const isSpoken = run.words >= fewestWords;
    if (isSpoken) spoken.push(run.digits);
    all += isSpoken ? run.digits : run.figures;
    run = { digits: "", words: 0, figures: "" };
  };
  for (const [token] of folded.matchAll(/[a-z]{1,20}|\d{1,20}|[^\sa-z\d]{1,20}/g)) {
    const digit = spokenDigits.get(token);
    const repeat = repeats.get(token);
    if (digit !== undefined) {
      run.digits += digit.repeat(times);
      run.words++;
    } else if (/^\d/.test(token)) {
      run.digits += token;
      run.figures += token;
      // "Năm 2018" is a year, not a five.
      if (/^(?:19|20)\d\d$/.test(token)) end();
    } else if (/^[a-z]/.test(token) && repeat === undefined) end();
    times = repeat ?? 1;
  }
  end();
  return { spoken, all, figures: folded.replace(/\D/g, "") };
}

const looksLikePhone = (digits: string) =>
  /^(?:0|84|0084)(?:2\d{9}|[35789]\d{8})/.test(digits) || /^(?:0|84|0084)?[35789]\d{8}$/.test(digits);

/** Returns the last nine digits of a phone number; null for a shorter one. */
function nationalOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  return digits.length >= 9 ? digits.slice(-9) : null;
}

/** The shortest name of an account that identifies a person inside other letters. */
const shortest = 6;

/** Returns the names of accounts that tell more than the person's name, which the document may show. */
function accountsOf({ fullName, emails, accounts }: Identifiers): string[] {
  const words = fold(fullName).split(/[^a-z0-9]+/);
  const names = [...emails.map((email) => email.split("@")[0] ?? ""), ...accounts];
  return names
    .map((name) => fold(name).replace(/[^a-z0-9]/g, ""))
    .filter((name) => {
      const rest = words
        .toSorted((a, b) => b.length - a.length)
        .reduce((left, word) => (word === "" ? left : left.replace(word, "")), name);
      return name.length >= shortest && rest !== "";
    });
}
