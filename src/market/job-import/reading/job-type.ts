import type { JobTypeId } from "#platform/reference/terms.ts";

export type ReadJobType = { jobType: JobTypeId; remote: boolean; known: boolean };

const FULL = /full[\s_-]?time|toàn thời gian|chính thức|permanent|regular/iu;
const PART = /part[\s_-]?time|bán thời gian/iu;
const INTERN = /(?<!\p{L})(?:intern(?:ship)?s?|thực tập(?: sinh)?|tts)(?!\p{L})/iu;
const FREE =
  /freelanc|thời vụ|nghề tự do|cộng tác viên|(?<!\p{L})ctv(?!\p{L})|contract(?:or)?(?!\p{L})|temporary|seasonal/iu;
const REMOTE =
  /(?<!\p{L})remote(?!\p{L})|làm việc từ xa|từ xa|work from home|(?<!\p{L})wfh(?!\p{L})|làm (?:việc )?tại nhà|telecommute/iu;
const HYBRID = /hybrid|kết hợp (?:tại )?văn phòng|linh hoạt văn phòng/iu;
const OFFICE = /at office|on-?site|tại văn phòng/iu;

/** Returns the job type of the board's field, else of the title, and whether the work is remote. */
export function readJobType(field: string, title = ""): ReadJobType {
  const said = field.normalize("NFC");
  const text = `${said} ; ${title.normalize("NFC")}`;
  const office = OFFICE.test(said.replace(HYBRID, ""));
  const remote = REMOTE.test(said.replace(/kết hợp[^,;]*/giu, "")) || REMOTE.test(title);
  const hybrid = HYBRID.test(text) || (REMOTE.test(said) && office);
  const known = [FULL, PART, INTERN, FREE, REMOTE, HYBRID, OFFICE].some((pattern) => pattern.test(text));
  return { jobType: kindOf(said, title, remote, hybrid), remote: remote && !hybrid, known };
}

function kindOf(field: string, title: string, remote: boolean, hybrid: boolean): JobTypeId {
  if (INTERN.test(title) || (INTERN.test(field) && !FULL.test(field))) return 2;
  if (PART.test(title) && !FULL.test(title)) return 1;
  if (PART.test(field) && !FULL.test(field)) return 1;
  if (FREE.test(field) && !FULL.test(field)) return 5;
  if (/freelanc|cộng tác viên|(?<!\p{L})ctv(?!\p{L})/iu.test(title)) return 5;
  if (hybrid) return 6;
  return remote ? 9 : 0;
}
