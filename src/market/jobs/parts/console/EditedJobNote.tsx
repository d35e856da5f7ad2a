import { useTranslations } from "use-intl";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import type { EditedNow } from "#ui/form/edited.ts";

/** The change that another member saved first, and the button that was pressed. */
export type EditedJob = EditedNow & { intent: string };

const labels = {
  title: "title",
  category_ids: "categories",
  location_ids: "locations",
  address: "address",
  job_type: "jobType",
  job_level: "jobLevel",
  experience_id: "experience",
  head_count: "headCount",
  salary_type: "salaryType",
  salary_min: "salaryMin",
  salary_max: "salaryMax",
  currency: "currency",
  salary_period: "period",
  salary_basis: "basis",
  description: "description",
  requirement: "requirement",
  benefits: "benefits",
  highlight_description: "highlight",
  skills: "skills",
  job_languages: "languages",
  remote: "remote",
  questions: "questions",
  expires_at: "expires",
  contact_member_id: "contact",
  recruiter_ids: "recruiters",
  blind_review: "blind",
  note: "note",
} as const;

/** Shows which fields of a job another member has changed in the meantime. */
export function EditedJobNote({ edited, page }: { edited: EditedJob | undefined; page: string }) {
  const form = useTranslations("jobs.console.form");
  const labelOf = (name: string) => (name in labels ? form(labels[name as keyof typeof labels]) : undefined);
  return <EditedNote edited={edited} labelOf={labelOf} intent={edited?.intent ?? ""} page={page} />;
}
