import { makeDocx, makeExe, makePdf } from "#kit/testing/make-files.ts";
import { acceptedDocx, refusedDoc, refusedDocx } from "./documents.ts";
import { acceptedPdfs, refusedPdfs } from "./pdfs.ts";
import { jpegOfMetadata, pngBomb, svgWithScript } from "./pictures.ts";

export interface HostileFile {
  /** The file name with which the file is uploaded. */
  name: string;
  bytes: Buffer;
  /** `kept`: the file is stored, because it does not harm the server or the product does not pass on the original. */
  verdict: "refused" | "kept";
}

/** Returns files that attackers send instead of a CV, with the same bytes at each call. */
export function hostileFiles(): HostileFile[] {
  const named = (files: Record<string, Buffer>, kind: string, verdict: HostileFile["verdict"]) =>
    Object.entries(files).map(([name, bytes]) => ({ name: `${name}.${kind}`, bytes, verdict }));
  return [
    ...named(refusedPdfs(), "pdf", "refused"),
    ...named(acceptedPdfs(), "pdf", "kept"),
    ...named(refusedDocx(), "docx", "refused"),
    ...named(acceptedDocx(), "docx", "kept"),
    ...named(refusedDoc(), "doc", "refused"),
    ...otherKinds(),
  ];
}

function otherKinds(): HostileFile[] {
  const pdf = makePdf(["Nguyễn Văn An"]);
  const refused: [string, Buffer][] = [
    ["bomb.png", pngBomb()],
    ["bomb.pdf", pngBomb()],
    ["script.svg", svgWithScript],
    ["script.pdf", svgWithScript],
    ["metadata.jpg", jpegOfMetadata()],
    ["metadata.docx", jpegOfMetadata()],
    ["program.pdf", makeExe()],
    ["pdf-named.docx", pdf],
    ["docx-named.pdf", makeDocx(["x"])],
    ["no-extension", pdf],
    ["cv.pdf.exe", pdf],
    ["right-to-left-\u202Efdp.exe", pdf],
    ["empty.pdf", Buffer.alloc(0)],
    ["11-mb.pdf", makePdf(["x"], 11 * 1024 * 1024)],
  ];
  const kept: [string, Buffer][] = [
    ["right-to-left-\u202Excod.pdf", pdf],
    ["..\\..\\up and away.pdf", pdf],
    [`${"dài ".repeat(100)}.pdf`, pdf],
  ];
  return [
    ...refused.map(([name, bytes]): HostileFile => ({ name, bytes, verdict: "refused" })),
    ...kept.map(([name, bytes]): HostileFile => ({ name, bytes, verdict: "kept" })),
  ];
}
