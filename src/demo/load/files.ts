import { cvContentTypes } from "#cv/terms.ts";
import { newKey, type Storage } from "#kit/files/storage.ts";
import { demoCvPdf } from "../cv-pdf.ts";
import { demoLogo } from "../logo.ts";
import type { DemoCandidate, DemoCompany } from "../types.ts";

export interface DemoFile {
  key: string;
  bytes: number;
  sha256: string;
}

export interface DemoFiles {
  logos: Map<string, DemoFile>;
  cvs: Map<string, DemoFile>;
}

/** Writing waits for the disk, drawing for a core: a few at once keep both busy. */
const atOnce = 6;

/** Draws the marks and the CVs and keeps them; what was kept is removed again when one fails. */
export async function keepFiles(
  storage: Storage,
  companies: readonly DemoCompany[],
  candidates: readonly DemoCandidate[],
): Promise<DemoFiles> {
  const files: DemoFiles = { logos: new Map(), cvs: new Map() };
  const work = [
    ...companies.map((company) => async () => {
      const key = newKey("logo");
      const kept = await storage.put(key, await demoLogo(company), { contentType: "image/png" });
      files.logos.set(company.key, { key, ...kept });
    }),
    ...candidates.map((person) => async () => {
      const key = newKey("cv");
      const kept = await storage.put(key, await demoCvPdf(person), { contentType: cvContentTypes.pdf });
      files.cvs.set(person.key, { key, ...kept });
    }),
  ];
  const results = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (let next = work.shift(); next; next = work.shift()) await next();
    }),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return files;
  await removeFiles(storage, files);
  throw failed.reason;
}

export async function removeFiles(storage: Storage, { logos, cvs }: DemoFiles): Promise<void> {
  for (const { key } of [...logos.values(), ...cvs.values()]) await storage.remove(key).catch(() => {});
}
