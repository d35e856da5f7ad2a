import { makePdf } from "#kit/testing/make-files.ts";
import type { Random } from "../../src/demo/random.ts";
import { hostileFiles } from "../hostile/hostile-files.ts";
import type { File } from "./bodies.ts";

const pdf = makePdf(["Trần Thị Bình", "Kế toán tổng hợp, năm năm kinh nghiệm"]);

/** A CV as people send it. */
export const usualCv = { name: "CV Trần Thị Bình.pdf", bytes: pdf };

/** A larger one than a body may be is refused unread, and only takes time. */
const largest = 2 * 1024 * 1024;
const files = hostileFiles().filter(({ bytes }) => bytes.length <= largest);
const endings = [".pdf", ".docx", ".doc", ".png", ".exe", "", ".pdf.exe"];

/** A file of the corpus, under its own name or another. */
export function hostileFile(random: Random, field: string, name: string): File {
  const file = random.pick(files);
  const other = `${name.slice(0, 300)}${random.pick(endings)}`;
  return { field, name: random.pick([file.name, other]), bytes: file.bytes };
}
