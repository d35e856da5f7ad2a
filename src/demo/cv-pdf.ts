import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import PDFDocument from "pdfkit";
import { cvWords } from "./cv-words.ts";
import { randomOf } from "./random.ts";
import { skillName } from "./texts/skills.ts";
import type { DemoCandidate } from "./types.ts";

const accents = ["#1F4E79", "#0F766E", "#374151", "#7C2D12", "#4C3A8C"];
const ink = "#1F2933";
const soft = "#52606D";
const edge = 48;
const side = 168;
const left = edge + side + 24;
const wide = 595 - edge - left;

let fonts: Record<"regular" | "bold", Font> | undefined;

/**
 * The whole TTF has every Vietnamese letter, the web's subsets have not. Parsed once for all CVs: that takes longer than to draw
 * one.
 */
function loadFonts(): Record<"regular" | "bold", Font> {
  if (fonts) return fonts;
  const folder = dirname(
    createRequire(import.meta.url).resolve("@expo-google-fonts/be-vietnam-pro/package.json"),
  );
  const read = (name: string) => create(readFileSync(join(folder, name, `BeVietnamPro_${name}.ttf`)));
  fonts = { regular: read("400Regular"), bold: read("600SemiBold") };
  return fonts;
}

function monthYear(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

function localPhone(phone: string): string {
  return phone
    .replace(/^\+84(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3")
    .replace(/^0(\d{3}) (\d{3}) (\d{3})$/, "0$1 $2 $3");
}

/** A page that is written from top to bottom in one column. */
function column(doc: PDFDocument, x: number, width: number, accent: string) {
  const write = (
    text: string,
    font: "regular" | "bold",
    size: number,
    color: string,
    gap: number,
    indent = 0,
  ) => {
    doc
      .font(font, size)
      .fillColor(color)
      .text(text, x + indent, doc.y, { width: width - indent, lineGap: 1.5 });
    doc.y += gap;
  };
  return {
    heading(text: string) {
      doc.y += 8;
      write(text, "bold", 11.5, accent, 2);
      doc
        .strokeColor(accent)
        .lineWidth(0.6)
        .moveTo(x, doc.y)
        .lineTo(x + width, doc.y)
        .stroke();
      doc.y += 6;
    },
    strong: (text: string) => write(text, "bold", 9.5, ink, 1),
    plain: (text: string) => write(text, "regular", 9, ink, 3),
    faint: (text: string) => write(text, "regular", 8.5, soft, 3),
    bullet(text: string) {
      const top = doc.y;
      doc.font("regular", 9).fillColor(accent).text("•", x, top, { width: 10 });
      doc.y = top;
      write(text, "regular", 9, ink, 2, 11);
    },
  };
}

function draw(doc: PDFDocument, person: DemoCandidate): void {
  const words = cvWords[person.language];
  const accent = randomOf(`cv ${person.key}`).pick(accents);
  doc.rect(0, 0, 595, 112).fill(accent);
  doc
    .font("bold", 23)
    .fillColor("#FFFFFF")
    .text(person.fullName, edge, 34, { width: 595 - edge * 2, lineBreak: false });
  doc.font("regular", 12).text(person.headline, edge, 70, { width: 595 - edge * 2 });

  const margin = column(doc, edge, side, accent);
  doc.y = 124;
  margin.heading(words.contact);
  for (const line of [localPhone(person.phone), person.email, person.address]) margin.plain(line);
  margin.plain(`${words.born}: ${person.birthYear}`);
  margin.heading(words.skills);
  for (const skill of person.skills) {
    margin.strong(skillName(skill.name, person.language));
    margin.faint(words.years[skill.years] ?? "");
  }
  margin.heading(words.languages);
  for (const { language, proficiency } of person.languages) {
    margin.plain(`${words.spoken[language]}: ${words.levels[proficiency]}`);
  }
  if (person.certificates.length > 0) {
    margin.heading(words.certificates);
    for (const { name, issued } of person.certificates) margin.plain(`${name} (${issued.slice(0, 4)})`);
  }

  const main = column(doc, left, wide, accent);
  doc.y = 124;
  main.heading(words.about);
  main.plain(person.summary);
  if (person.works.length > 0) main.heading(words.work);
  for (const work of person.works) {
    main.strong(work.title);
    main.faint(`${work.company}  ·  ${monthYear(work.from)} – ${work.to ? monthYear(work.to) : words.now}`);
    for (const line of work.lines) main.bullet(line);
    doc.y += 5;
  }
  main.heading(words.education);
  for (const { school, degree, major, from, to } of person.educations) {
    main.strong(school);
    main.faint(`${words.degrees[degree]} · ${major}  ·  ${from.slice(0, 4)} – ${to.slice(0, 4)}`);
  }
}

/** The CV of a demo candidate: one A4 page with a true text layer. */
export function demoCvPdf(person: DemoCandidate): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { regular, bold } = loadFonts();
    const doc = new PDFDocument({
      size: "A4",
      margin: 0,
      lang: person.language,
      info: { Title: `CV ${person.fullName}`, Author: person.fullName, CreationDate: person.createdAt },
    });
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.registerFont("regular", regular).registerFont("bold", bold);
    draw(doc, person);
    doc.end();
  });
}
