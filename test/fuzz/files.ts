import { makeDoc, makeDocx, makeExe, makePdf, makeZipBombDocx } from "#kit/testing/make-files.ts";
import type { Random } from "../../src/demo/random.ts";
import type { File } from "./bodies.ts";

const lines = ["Trần Thị Bình", "Kế toán tổng hợp, năm năm kinh nghiệm"];
const pdf = makePdf(lines);

/** A CV as people send it. */
export const usualCv = { name: "CV Trần Thị Bình.pdf", bytes: pdf };

/** Files that are none of those, or not what their names say. */
const contents: readonly Buffer[] = [
  ...[pdf, makeDocx(lines), makeDoc(lines), makeZipBombDocx(), makeExe()],
  ...[Buffer.alloc(0), Buffer.from("%PDF-"), Buffer.from("%PDF-1.7\n%%EOF"), pdf.subarray(0, pdf.length / 2)],
  Buffer.from(pdf.toString("latin1").replaceAll("obj", "obx"), "latin1"),
  Buffer.concat([pdf, Buffer.alloc(200_000, "0 ")]),
  Buffer.from("PK\x03\x04".repeat(1000), "latin1"),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
  Buffer.from("GIF89a\xff\xff\xff\xff", "latin1"),
  Buffer.alloc(900_000, "1 "),
  Buffer.alloc(100_000, 0),
];

export function hostileFile(random: Random, field: string, name: string): File {
  const ending = random.pick([".pdf", ".docx", ".doc", ".png", ".exe", "", ".pdf.exe"]);
  return { field, name: `${name.slice(0, 300)}${ending}`, bytes: random.pick(contents) };
}
