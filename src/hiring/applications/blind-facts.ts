import { fold } from "#kit/fold.ts";
import { left } from "#profiles/cv/contact-data.ts";

/** Folded labels of personal details that say nothing about skills. Those in `withColon` are also ordinary words, so only a colon makes them a label. */
const labels =
  "ngay sinh,nam sinh,ngay thang nam sinh,sinh ngay,sinh nam,date of birth,birth date,birthdate,birthday,year of birth,dob,born,gioi tinh,gender,quoc tich,nationality,citizenship,tinh trang hon nhan,hon nhan,marital status,que quan,nguyen quan,noi sinh,place of birth,hometown,dan toc,ethnicity,ton giao,religion".split(
    ",",
  );
const withColon =
  "sex,age,tuoi,address,current address,home address,dia chi,dia chi hien tai,dia chi lien he,ho khau,ho khau thuong tru,thuong tru,cmnd,cccd,cmnd/cccd,so cmnd,so cccd,id number,phone,phone number,mobile,tel,telephone,dien thoai,sdt,so dien thoai,facebook,zalo,skype,linkedin,github,ho ten,ho va ten,full name".split(
    ",",
  );
const allLabels = new Set([...labels, ...withColon]);
const byLength = labels.toSorted((a, b) => b.length - a.length);

/** Separates the parts of a line: a tab, a bar or a dot. */
const parting = /(\t| \| | [•·] )/u;
const longestLabel = 40;
const longestLine = 120;
/** The most words of a value whose label has no colon; more words are a sentence. */
const mostWords = 4;
const genders = new Set(["nam", "nu", "khac", "male", "female", "other"]);
const isGender = (label: string) => label === "gender" || label === "gioi tinh";

/** Returns a text without the values of personal labels, years of birth and ages. */
export function withoutPersonalFacts(text: string): string {
  const lines = text.split("\n");
  /** Whether the previous line ended with a label, whose value is on this line. */
  let isValueDue = false;
  return lines
    .map((line) => {
      const isValue =
        isValueDue && line.trim() !== "" && line.length <= longestLine && labelOf(line) === null;
      isValueDue = isValue ? false : isValueDue && line.trim() === "";
      if (isValue) return left;
      return line
        .split(parting)
        .map((part, at) => {
          // Entries with an odd index are the separators between the parts.
          if (at % 2 === 1 || part.trim() === "") return part;
          const label = labelOf(part);
          if (isValueDue && label === null) {
            isValueDue = false;
            return left;
          }
          if (label === null) return inSentences(part);
          isValueDue = part.slice(label).trim() === "";
          return isValueDue ? part : `${part.slice(0, label)} ${left}`;
        })
        .join("");
    })
    .join("\n");
}

/** Returns the index at which the label at the beginning of a part ends; null for a part without a label. */
function labelOf(part: string): number | null {
  const lead = part.length - part.trimStart().length;
  const colon = part.slice(0, lead + longestLabel).search(/[:：]/);
  const head = (end: number) =>
    fold(part.slice(0, end))
      .replace(/^[^a-z]+/, "")
      .replace(/[.()]/g, "")
      .trim();
  if (colon >= 0) return allLabels.has(head(colon)) ? colon + 1 : null;
  if (allLabels.has(head(part.length)) && part.length <= longestLabel) return part.length;
  // Without a colon the value follows directly: "Ngày sinh 12/03/1996", "Gender Male".
  const matchedLabel = byLength.find((label) => head(longestLabel).startsWith(`${label} `));
  if (matchedLabel === undefined) return null;
  const words = [...part.slice(0, longestLine).matchAll(/\S+/g)];
  const last = words.findIndex(({ index, 0: word }) => head(index + word.length) === matchedLabel);
  const [end, value] = [words[last], words.slice(last + 1).map(([word]) => fold(word))];
  if (end === undefined || value.length > mostWords || part.length > longestLine) return null;
  return isGender(matchedLabel) && !genders.has(value[0] ?? "") ? null : end.index + end[0].length;
}

const inSentences = (text: string) =>
  text
    .replace(
      /((?:sinh năm|sinh ngày|born in|born on)\s)(?:\d{1,2}[\s./-])?(?:[\p{L}\d]{1,9}[\s./-])?(?:19|20)\d\d/giu,
      `$1${left}`,
    )
    .replace(/(?<!\d)[1-6]\d(\s(?:tuổi|years? old|year-old))/giu, `${left}$1`);
