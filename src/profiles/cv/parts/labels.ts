import { useTranslations } from "use-intl";
import { jobLanguages, keyOf } from "#platform/reference/terms.ts";
import type { SectionName } from "#profiles/candidates/document.ts";
import { sectionFields } from "#profiles/candidates/parts/section-fields.ts";
import type { Imported } from "../imported.ts";
import { placeOf } from "./import-model.ts";

/** Returns the title of a row from its values: "Kế toán trưởng · Công ty TNHH Hoa Mai". */
export function useRowTitle(): (row: object, index: number) => string {
  const t = useTranslations("cv.site.import");
  const labels = useTranslations("reference.labels");
  return (row, index) => {
    const value = row as Record<string, unknown>;
    const names = [
      value.job_title,
      value.company_name,
      value.university_name,
      value.name,
      value.platform,
    ].filter(Boolean);
    if (names.length > 0) return names.join(" · ");
    const language = typeof value.language === "number" ? keyOf(jobLanguages, value.language) : undefined;
    return language ? labels(`job_language.${language}` as never) : t("row", { number: String(index + 1) });
  };
}

/** Returns the label of each field of an import with its row: "Tiếng Anh – Trình độ". */
export function useImportLabels(found: Imported): (name: string) => string {
  const t = useTranslations("candidates.site");
  const rowTitle = useRowTitle();
  const fieldLabel = (section: SectionName, field: string) => {
    const own = `sections.${section}.label.${field}`;
    return t.has(own as never) ? t(own as never) : t(`fields.${field}` as never);
  };
  return (name) => {
    const place = placeOf(name);
    if (!place) return t(`fields.${name}` as never);
    const { section, index, field } = place;
    const row = found.sections[section][index];
    const title = row ? rowTitle(row.value, index) : t(`sections.${section}.title`);
    const isField = sectionFields[section].some((known) => known.name === field);
    return isField && field ? `${title} – ${fieldLabel(section, field)}` : title;
  };
}
