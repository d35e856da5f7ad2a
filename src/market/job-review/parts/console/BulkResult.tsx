import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";

export interface Approved {
  id: string;
  title: string | null;
  /** The reason why the job was not approved; null for an approved job. */
  code: string | null;
}

const translatedCodes = [
  "claimed_by",
  "job_state_changed",
  "job_edited_since_read",
  "email_not_verified",
  "company_blocked",
] as const;

/** Shows how many jobs were approved, and why the others were not. */
export function BulkResult({ results }: { results: readonly Approved[] }) {
  const t = useTranslations("jobReview.console.reviewer");
  const refusals = useTranslations("jobReview.console.refusals");
  const refused = results.filter(({ code }) => code !== null);
  return (
    <Alert
      tone={refused.length > 0 ? "warning" : "success"}
      title={t("bulkDone", { count: results.length - refused.length })}
      live
    >
      {refused.length > 0 && (
        <>
          <p>{t("bulkFailed")}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ id, title, code }) => (
              <li key={id}>
                {title ?? id}: {refusals(translatedCodes.find((each) => each === code) ?? "other")}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
