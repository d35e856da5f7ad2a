import sharp, { type OverlayOptions } from "sharp";
import { initials } from "#ui/initials.ts";
import { palette } from "#ui/mail/palette.ts";
import { escaped } from "../xml/text.ts";
import { type Face, faces, fontsReady, oneLine, title, widthOf } from "./letters.ts";

export const imageSize = { width: 1200, height: 630 } as const;
const margin = 72;
const inner = imageSize.width - 2 * margin;
const logoSize = 104;
const petal = "#fce0ec";
const petalLine = "#d9407f";
const water = "#d0f5e8";

/** The content of a job's share image: company, title, salary, location. */
export interface JobPicture {
  title: string;
  company: string;
  logo: Buffer | null;
  salary: string;
  place: string;
}

export interface CompanyPicture {
  name: string;
  logo: Buffer | null;
  /** Lines with the company's description and location. */
  lines: string[];
}

export interface SitePicture {
  title: string;
  text: string;
}

/** Draws the share image of a job. */
export async function drawJob(job: JobPicture): Promise<Buffer> {
  await fontsReady();
  const beside = inner - logoSize - 28;
  const [company, pay, heading] = await Promise.all([
    oneLine(job.company, "semibold", 34, beside),
    oneLine(job.salary, "bold", 36, 560),
    title(job.title, { width: inner, height: 236, sizes: [68, 60, 52], colour: palette.ink }),
  ]);
  const payWidth = await widthOf(pay, "bold", 36);
  const pill = { x: margin, y: 508, width: payWidth + 56, height: 72 };
  const placeX = pill.x + pill.width + 32;
  const place = await oneLine(job.place, "semibold", 32, imageSize.width - margin - 190 - placeX - 40);
  return render(
    [
      ...(job.logo ? [] : [initialsTile(job.company)]),
      words(company, margin + logoSize + 28, 72 + 64, "semibold", 34, palette.soft),
      `<rect x="${pill.x}" y="${pill.y}" width="${pill.width}" height="${pill.height}" rx="36" fill="${palette.leaf}"/>`,
      words(pay, pill.x + 28, pill.y + 49, "bold", 36, palette.paper),
      pin(placeX, pill.y + 16),
      words(place, placeX + 40, pill.y + 47, "semibold", 32, palette.soft),
      brand(imageSize.width - margin - 126, pill.y + 10, 56),
    ],
    [
      ...(await framed(job.logo, logoSize, margin, 72)),
      { ...raw(heading), left: margin, top: Math.round(338 - heading.height / 2) },
    ],
  );
}

/** Draws the share image of a company's page. */
export async function drawCompany(company: CompanyPicture): Promise<Buffer> {
  await fontsReady();
  const size = 168;
  const left = margin + size + 48;
  const width = imageSize.width - margin - left;
  const [heading, lines] = await Promise.all([
    title(company.name, { width, height: 190, sizes: [64, 56, 46], colour: palette.ink }),
    Promise.all(company.lines.map((line) => oneLine(line, "regular", 34, inner))),
  ]);
  return render(
    [
      ...(company.logo ? [] : [initialsTile(company.name, size, margin, 120)]),
      ...lines.map((line, index) => words(line, margin, 396 + index * 54, "regular", 34, palette.soft)),
      brand(imageSize.width - margin - 126, 518, 56),
    ],
    [
      ...(await framed(company.logo, size, margin, 120)),
      { ...raw(heading), left, top: Math.round(120 + size / 2 - heading.height / 2) },
    ],
  );
}

/** Draws the share image of pages without their own. */
export async function drawSite(site: SitePicture): Promise<Buffer> {
  await fontsReady();
  const heading = await title(site.title, {
    width: inner,
    height: 112,
    sizes: [88, 78, 66],
    colour: palette.ink,
  });
  const text = await oneLine(site.text, "regular", 38, inner);
  return render(
    [brand(margin, 92, 96), words(text, margin, 480, "regular", 38, palette.soft)],
    [{ ...raw(heading), left: margin, top: Math.round(350 - heading.height / 2) }],
  );
}

async function render(parts: string[], layers: OverlayOptions[]): Promise<Buffer> {
  const { width, height } = imageSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${palette.leafTint}"/>
<path d="M0 612C200 594 400 594 600 612S1000 630 1200 612V630H0Z" fill="${water}"/>
<rect y="0" width="${width}" height="14" fill="${palette.leaf}"/>
${parts.join("\n")}</svg>`;
  return sharp(Buffer.from(svg)).composite(layers).png({ compressionLevel: 6 }).toBuffer();
}

function words(text: string, x: number, y: number, face: Face, size: number, colour: string): string {
  const { weight } = faces[face];
  return `<text x="${x}" y="${y}" font-family="Be Vietnam Pro" font-weight="${weight}" font-size="${size}" fill="${colour}">${escaped(text)}</text>`;
}

function raw({ pixels, width, height }: { pixels: Buffer; width: number; height: number }): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 } };
}

/** Returns a company's logo on white with round corners; null when the file is not an image. */
async function framed(
  logo: Buffer | null,
  size: number,
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  if (!logo) return [];
  const pad = 8;
  const mark = await sharp(logo, { limitInputPixels: 50_000_000 })
    .resize(size - 2 * pad, size - 2 * pad, { fit: "contain", background: palette.paper })
    .flatten({ background: palette.paper })
    .png()
    .toBuffer();
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect x="1" y="1" width="${size - 2}" height="${size - 2}" rx="20" fill="${palette.paper}" stroke="${palette.line}" stroke-width="2"/></svg>`;
  return [
    { input: Buffer.from(frame), left, top },
    { input: mark, left: left + pad, top: top + pad },
  ];
}

function initialsTile(name: string, size: number = logoSize, left: number = margin, top = 72): string {
  const middle = left + size / 2;
  return `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="20" fill="${water}"/>
<text x="${middle}" y="${top + size * 0.64}" text-anchor="middle" font-family="Be Vietnam Pro" font-weight="700" font-size="${size * 0.4}" fill="${palette.leaf}">${escaped(initials(name))}</text>`;
}

function pin(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.25)" fill="none" stroke="${palette.leaf}" stroke-width="2.2"><path d="M12 29C6 22 3.500 17.500 3.500 12.500a8.500 8.500 0 0 1 17 0C20.500 17.500 18 22 12 29Z"/><circle cx="12" cy="12.500" r="3"/></g>`;
}

/** Draws the logo (a lotus over water) and the name of the product. */
function brand(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke-linejoin="round"><g fill="${petal}" stroke="${petalLine}" stroke-width="1.6"><path d="M16 22.500C10.500 21.500 6 18 4.500 12.500C8.500 12 12 13.500 14 16.500M16 22.500C21.500 21.500 26 18 27.500 12.500C23.500 12 20 13.500 18 16.500"/><path d="M16 5.500C20.500 10 21 17.500 16 22.500C11 17.500 11.500 10 16 5.500Z"/></g><path d="M5 26.500C8.500 24.500 12 24.500 16 26.500C20 28.500 23.500 28.500 27 26.500" stroke="${palette.leaf}" stroke-width="2" stroke-linecap="round"/></g>
${words("Sen", x + size * 1.2, y + size * 0.76, "bold", size * 0.68, palette.ink)}`;
}
