import { makeLetterPdf } from "#hiring/offers/letter.ts";
import { background } from "#kit/drawings.ts";
import { newKey, type Storage } from "#kit/files/storage.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { makeCvPdf } from "#profiles/cv/online/make.ts";
import { demoLicence } from "../companies/licence.ts";
import { demoBenefits } from "../companies/offer-benefits.ts";
import { demoBanner, demoPicture } from "../companies/pictures.ts";
import { demoPhoto, demoPortraits } from "../companies/portraits.ts";
import { demoLogo } from "../logo.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import type { DemoCandidate, DemoCompany } from "../types.ts";
import { demoCompanyKey } from "./conversations.ts";
import { hasPhoto, onlineCvOf } from "./profiles.ts";
import { licensed } from "./verifications.ts";

export interface DemoFile {
  key: string;
  bytes: number;
  sha256: string;
}

export interface DemoFiles {
  logos: Map<string, DemoFile>;
  banners: Map<string, DemoFile>;
  /** A company's gallery, in its order. */
  galleries: Map<string, DemoFile[]>;
  /** Portraits of a company's people, in their order. */
  portraits: Map<string, DemoFile[]>;
  /** Logos of a company's clients, in their order. */
  clients: Map<string, DemoFile[]>;
  /** Business licences of companies that asked to be verified. */
  licences: Map<string, DemoFile>;
  /** Of the demo candidate; what everybody sent is drawn when somebody opens it. */
  cvs: Map<string, DemoFile>;
  /** What the demo company attaches to offers. */
  offers: DemoFile[];
  /** Of candidates, for their profiles. */
  photos: Map<string, DemoFile>;
}

/** How many of its latest offers have a file. */
const offersWithFile = 3;

/** Writing waits for the disk, drawing for a core: a few at once keep both busy. */
const atOnce = 6;

/** Draws the marks, the pictures and the CVs and keeps them; what was kept is removed again when one fails. */
export async function keepFiles(
  storage: Storage,
  companies: readonly DemoCompany[],
  candidates: readonly DemoCandidate[],
): Promise<DemoFiles> {
  const files: DemoFiles = {
    logos: new Map(),
    banners: new Map(),
    galleries: new Map(),
    portraits: new Map(),
    clients: new Map(),
    licences: new Map(),
    cvs: new Map(),
    offers: [],
    photos: new Map(),
  };
  const keep = async (kind: string, bytes: Buffer, contentType: string): Promise<DemoFile> => {
    const key = newKey(kind);
    return { key, ...(await storage.put(key, bytes, { contentType })) };
  };
  const work = [
    ...companies.map((company) => async () => {
      files.logos.set(company.key, await keep("logo", await demoLogo(company), "image/png"));
      files.banners.set(company.key, await keep("banner", await demoBanner(company), "image/webp"));
      const gallery: DemoFile[] = [];
      files.galleries.set(company.key, gallery);
      for (const { scene } of company.page.gallery)
        gallery.push(await keep("picture", await demoPicture(scene, company.hue), "image/webp"));
      const clients: DemoFile[] = [];
      files.clients.set(company.key, clients);
      for (const [index, name] of company.page.clients.entries()) {
        const logo = await demoLogo({ key: name, hue: (company.hue + 90 * index) % 360 });
        clients.push(await keep("client", logo, "image/png"));
      }
      const portraits: DemoFile[] = [];
      files.portraits.set(company.key, portraits);
      for (const portrait of await demoPortraits(company.page.team, company.hue))
        portraits.push(await keep("photo", portrait, "image/webp"));
    }),
    ...licensed(companies).map((company) => async () => {
      files.licences.set(company.key, await keep("licence", await demoLicence(company), "image/webp"));
    }),
    ...Array.from({ length: offersWithFile }, () => async () => {
      const { name } = companies.find(({ key }) => key === demoCompanyKey)!;
      const drawn = await makeLetterPdf(demoBenefits(name), background);
      files.offers.push(await keep("offer", drawn, documentTypes.pdf));
    }),
    ...candidates.map((person) => async () => {
      const photo = hasPhoto(person) ? await demoPhoto(person) : null;
      if (photo) files.photos.set(person.key, await keep("photos", photo, "image/jpeg"));
      if (person.key !== demoCandidateKey) return;
      const { document, settings } = onlineCvOf(person);
      const drawn = await makeCvPdf(document, settings, { photo, requester: background });
      files.cvs.set(person.key, await keep("cv", Buffer.from(drawn), documentTypes.pdf));
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

export async function removeFiles(storage: Storage, files: DemoFiles): Promise<void> {
  const { logos, banners, galleries, portraits, clients, licences, cvs, offers, photos } = files;
  const kept = [
    ...logos.values(),
    ...banners.values(),
    ...[...galleries.values(), ...portraits.values(), ...clients.values()].flat(),
    ...licences.values(),
    ...cvs.values(),
    ...offers,
    ...photos.values(),
  ];
  for (const { key } of kept) await storage.remove(key).catch(() => {});
}
