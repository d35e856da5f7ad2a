/* The look of the candidate's online CV. It is stored with the profile, so it is declared in this room;
    room cv renders it. Values are those of reference/data/cv_templates.json. */

export const cvTemplates = [
  { id: 1, key: "classic", photo: true },
  { id: 2, key: "modern", photo: true },
  { id: 3, key: "minimal", photo: false },
  { id: 4, key: "professional", photo: true },
  { id: 5, key: "creative", photo: true },
  { id: 6, key: "compact", photo: true },
  { id: 7, key: "technical", photo: false },
  { id: 8, key: "timeline", photo: true },
] as const;
export type CvTemplate = (typeof cvTemplates)[number]["key"];

export const cvAccentColors = ["#1F4E79", "#0F766E", "#7C3AED", "#B91C1C", "#374151", "#B45309"] as const;
export type CvAccentColor = (typeof cvAccentColors)[number];

export const cvFonts = ["Be Vietnam Pro", "Inter", "Noto Serif", "Roboto"] as const;
export type CvFont = (typeof cvFonts)[number];

export const cvFontSizes = ["S", "M", "L"] as const;
export type CvFontSize = (typeof cvFontSizes)[number];

/** Sections that can be ordered and hidden; name and contact details always come first. */
export const cvSections = [
  "introduction",
  "executive_summary",
  "work_experiences",
  "educations",
  "skills",
  "languages",
  "certificates",
  "achievements",
  "work_references",
  "referencers",
  "personal_details",
  "expected_salary",
  "job_preference",
] as const;
export type CvSection = (typeof cvSections)[number];

export interface CvSettings {
  template: CvTemplate;
  accent_color: CvAccentColor;
  font: CvFont;
  font_size: CvFontSize;
  /** The candidate's order of sections; empty for the template's order, which also places unlisted sections. */
  section_order: readonly CvSection[];
  hidden_sections: readonly CvSection[];
  /** True when the photo is shown, in templates that have a place for it. */
  show_photo: boolean;
}

/** Expected salary and preferences matter in negotiations, so a CV shows neither by default. */
export const defaultCvSettings: CvSettings = {
  template: "classic",
  accent_color: "#1F4E79",
  font: "Be Vietnam Pro",
  font_size: "M",
  section_order: [],
  hidden_sections: ["expected_salary", "job_preference"],
  show_photo: true,
};
