import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";

/** What somebody else saved while a form was filled in. */
export interface EditedJob {
  version: number;
  by: string;
  at: string;
  /** Columns that hold something other than what was sent. */
  fields: readonly string[];
  /** The button that was pressed. */
  intent: string;
}

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

/** The version that the form began with goes along; where another one came between, who saved it and the two ways on. */
export function EditedNote({ edited, page }: { edited: EditedJob | undefined; page: string }) {
  const t = useTranslations("jobs.console.edited");
  const form = useTranslations("jobs.console.form");
  const begun = useFormScope().value("version");
  const version = edited?.version ?? begun;
  const names = edited?.fields.flatMap((name) =>
    name in labels ? [form(labels[name as keyof typeof labels])] : [],
  );
  return (
    <>
      {version !== undefined && <input type="hidden" name="version" value={String(version)} />}
      {edited && (
        <Alert
          tone="warning"
          live
          title={t.rich("title", { name: edited.by, when: () => <RelativeTime at={edited.at} /> })}
          actions={
            <>
              <Button type="submit" name="intent" value={edited.intent} size="sm">
                {t("overwrite")}
              </Button>
              <Button to={page} reloadDocument variant="secondary" size="sm">
                {t("reload")}
              </Button>
            </>
          }
        >
          <p>{t("text")}</p>
          {names && names.length > 0 && <p>{t("differs", { fields: names.join(", ") })}</p>}
        </Alert>
      )}
    </>
  );
}
