import { drawLetters } from "#hiring/offers/letter.ts";
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
  /** Gallery pictures, by company, in the order of the gallery. */
  galleries: Map<string, DemoFile[]>;
  /** Portraits of team members, by company, in the order of the team. */
  portraits: Map<string, DemoFile[]>;
  /** Logos of clients, by company, in the order of the clients. */
  clients: Map<string, DemoFile[]>;
  /** Business licences of companies that asked to be verified. */
  licences: Map<string, DemoFile>;
  /** The CV file of the demo candidate. Sent CVs are rendered when a recruiter opens them. */
  cvs: Map<string, DemoFile>;
  /** Attachments of the demo company's offers. */
  offers: DemoFile[];
  /** Photos for the profiles of candidates. */
  photos: Map<string, DemoFile>;
}

/** Number of offers with a file: the latest ones of the demo company. */
const offersWithFile = 3;

/** Number of concurrent tasks. Some tasks wait for the disk and others for a processor core, so concurrency saves time. */
const atOnce = 6;

type Store = (kind: string, bytes: Buffer, contentType: string) => Promise<DemoFile>;
type Work = (() => Promise<void>)[];

/** Draws and stores logos, pictures and CVs. When one fails, the stored files are removed again. */
export async function storeFiles(
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
  const store: Store = async (kind, bytes, contentType) => {
    const key = newKey(kind);
    return { key, ...(await storage.put(key, bytes, { contentType })) };
  };
  const work = [
    ...companies.map((company) => () => drawCompany(company, files, store)),
    ...licensed(companies).map((company) => async () => {
      files.licences.set(company.key, await store("licence", await demoLicence(company), "image/webp"));
    }),
    ...drawOffers(companies, files, store),
    ...candidates.map((person) => () => drawCandidate(person, files, store)),
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

async function drawCompany(company: DemoCompany, files: DemoFiles, store: Store): Promise<void> {
  const { key, hue, page } = company;
  files.logos.set(key, await store("logo", await demoLogo(company), "image/png"));
  files.banners.set(key, await store("banner", await demoBanner(company), "image/webp"));
  const gallery: DemoFile[] = [];
  files.galleries.set(key, gallery);
  for (const { scene } of page.gallery)
    gallery.push(await store("picture", await demoPicture(scene, hue), "image/webp"));
  const clients: DemoFile[] = [];
  files.clients.set(key, clients);
  for (const [index, name] of page.clients.entries()) {
    const logo = await demoLogo({ key: name, hue: (hue + 90 * index) % 360 });
    clients.push(await store("client", logo, "image/png"));
  }
  const portraits: DemoFile[] = [];
  files.portraits.set(key, portraits);
  for (const portrait of await demoPortraits(page.team, hue))
    portraits.push(await store("photo", portrait, "image/webp"));
}

function drawOffers(companies: readonly DemoCompany[], files: DemoFiles, store: Store): Work {
  return Array.from({ length: offersWithFile }, () => async () => {
    const { name } = companies.find(({ key }) => key === demoCompanyKey)!;
    const drawn = await drawLetters({ letters: [demoBenefits(name)], logo: null }, background);
    files.offers.push(await store("offer", drawn, documentTypes.pdf));
  });
}

async function drawCandidate(person: DemoCandidate, files: DemoFiles, store: Store): Promise<void> {
  const photo = hasPhoto(person) ? await demoPhoto(person) : null;
  if (photo) files.photos.set(person.key, await store("photos", photo, "image/jpeg"));
  if (person.key !== demoCandidateKey) return;
  const { document, settings } = onlineCvOf(person);
  const drawn = await makeCvPdf(document, settings, { photo, requester: background });
  files.cvs.set(person.key, await store("cv", Buffer.from(drawn), documentTypes.pdf));
}

export async function removeFiles(storage: Storage, files: DemoFiles): Promise<void> {
  const { logos, banners, galleries, portraits, clients, licences, cvs, offers, photos } = files;
  const stored = [
    ...logos.values(),
    ...banners.values(),
    ...[...galleries.values(), ...portraits.values(), ...clients.values()].flat(),
    ...licences.values(),
    ...cvs.values(),
    ...offers,
    ...photos.values(),
  ];
  for (const { key } of stored) await storage.remove(key).catch(() => {});
}
