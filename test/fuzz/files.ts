import { makePdf } from "#kit/testing/make-files.ts";
import type { Random } from "../../src/front/demo/random.ts";
import { hostileFiles } from "../hostile/hostile-files.ts";
import type { File } from "./bodies.ts";

const pdf = makePdf(["Trần Thị Bình", "Kế toán tổng hợp, năm năm kinh nghiệm"]);

/** A usual, harmless CV file. */
export const usualCv = { name: "CV Trần Thị Bình.pdf", bytes: pdf };

/** Size limit of the files that are sent. The product refuses a larger body unread, so sending one shows nothing. */
const largest = 2 * 1024 * 1024;
const files = hostileFiles().filter(({ bytes }) => bytes.length <= largest);
const endings = [".pdf", ".docx", ".doc", ".png", ".exe", "", ".pdf.exe"];

/** Returns a random hostile file, under its own name or another one. */
export function hostileFile(random: Random, field: string, name: string): File {
  const file = random.pick(files);
  const other = `${name.slice(0, 300)}${random.pick(endings)}`;
  return { field, name: random.pick([file.name, other]), bytes: file.bytes };
}

const tables = [
  "name,email\nTrần Thị Bình,binh@example.test\n",
  `${",".repeat(400_000)}${"name,".repeat(100_000)}\nA,b\n`,
  `${"name,".repeat(18_000)}\n`.repeat(15),
  `name\n${'"a" "b,\n'.repeat(200_000)}`,
  `name\n"${"A,b\n".repeat(300_000)}`,
  `name\n${"a\u0323\u0301\n".repeat(200_000)}`,
].map((text) => Buffer.from(text));

/** Returns a CSV file of candidates: a usual one, or one that is slow to parse. */
export function hostileTable(random: Random): File {
  return { field: "file", name: "bang.csv", bytes: random.pick(tables) };
}
