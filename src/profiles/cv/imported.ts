import { z } from "zod";
import { resource } from "#kit/contract.ts";
import type { Sections, SpokenLanguage } from "#profiles/candidates/document.ts";
import { cvTextMaxLength } from "./terms.ts";

/* The content of a file, field by field, before anything is saved. A sandboxed child that has read a
    hostile file sends this shape, so every text and list has a limit. */

/** A part is no longer than the text of the whole file. */
const line = z.string().max(cvTextMaxLength);
const paragraph = line;
const date = z.string().max(10).nullable();
const id = z.number().int().nullable();
const confidence = z.number().min(0).max(1);

const found = <S extends z.ZodType>(value: S) =>
  z.object({
    value,
    /** Confidence from 0 to 1. */
    confidence,
    /** The place of the value in the file; only PDF files have pages. */
    found: z.object({ page: z.number().int().nullable(), text: z.string().max(200) }),
  });

/** A row; each field may have its own confidence, 0 for missing fields. */
const rows = <S extends z.ZodType>(value: S) =>
  z.array(found(value).extend({ confidences: z.record(z.string().max(30), confidence).optional() })).max(100);

/** A language whose level may be missing. */
export type ImportedLanguage = Omit<SpokenLanguage, "proficiency"> & { proficiency: number | null };
export type ImportedSections = Omit<Sections, "languages"> & { languages: ImportedLanguage[] };

/** The rows of each section. */
export const importedRows = {
  work_experiences: z.object({
    company_name: line,
    job_title: line,
    employment_type: id,
    job_level: id,
    from: date,
    to: date,
    currently_working: z.boolean(),
    description: paragraph,
  }),
  educations: z.object({
    university_name: line,
    degree: id,
    major: line,
    from: date,
    to: date,
    description: paragraph,
  }),
  skills: z.object({ name: line, years: id }),
  languages: z.object({ language: z.number().int(), proficiency: id }),
  certificates: z.object({ name: line, issue_date: date, description: paragraph }),
  achievements: z.object({ name: line, description: paragraph }),
  work_references: z.object({ platform: line, link: line }),
  referencers: z.object({
    name: line,
    company: line,
    email: line.nullable(),
    phone: line.nullable(),
    description: paragraph,
  }),
} satisfies { [S in keyof ImportedSections]: z.ZodType<ImportedSections[S][number]> };

export const imported = z.object({
  /** The language of the file. */
  language: z.enum(["en", "vi"]),
  /** Content of the file that a profile cannot store. */
  left_out: z.array(line).max(100).optional(),
  /** The extracted text. */
  text: line,
  fields: z.object({
    full_name: found(line).optional(),
    job_title: found(line).optional(),
    email: found(line).optional(),
    phone: found(line).optional(),
    location_id: found(z.number().int()).optional(),
    birth_date: found(z.string().max(10)).optional(),
    gender: found(z.number().int()).optional(),
    nationality: found(line).optional(),
    introduction: found(paragraph).optional(),
    executive_summary: found(paragraph).optional(),
    notice_days: found(z.number().int()).optional(),
  }),
  sections: z.object({
    work_experiences: rows(importedRows.work_experiences),
    educations: rows(importedRows.educations),
    skills: rows(importedRows.skills),
    languages: rows(importedRows.languages),
    certificates: rows(importedRows.certificates),
    achievements: rows(importedRows.achievements),
    work_references: rows(importedRows.work_references),
    referencers: rows(importedRows.referencers),
  }),
});
export type Imported = z.output<typeof imported>;

export const importedResource = resource("imported_profile", imported);
