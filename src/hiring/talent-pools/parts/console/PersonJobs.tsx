import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { PersonView } from "../../load-person.ts";

/** Shows the applications of a person and the invitations to apply, with a form that puts the person on a board. */
export function PersonJobs({
  person,
  jobs,
}: {
  person: PersonView;
  /** Open jobs without an application of the person. */
  jobs: readonly Option[];
}) {
  const company = companyOf(useWorkspace());
  const t = useTranslations("talentPools.console.person");
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t("applications")}</h2>
      {person.applications.length === 0 && <p className="mt-2 text-sm text-ink-500">{t("noApplications")}</p>}
      <Applications applications={person.applications} />
      {person.invites.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-t border-line text-sm">
          {person.invites.map(({ job, at }) => (
            <li key={job.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <span className="min-w-0 flex-1 basis-52 break-words">{job.title}</span>
              <span className="text-ink-500">
                {t.rich("invitedTo", { when: () => <RelativeTime at={at} /> })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {jobs.length > 0 ? (
        <Form method="post" className="mt-4 flex items-end gap-3">
          <input type="hidden" name="intent" value="source" />
          <Field name="job_id" label={t("addToJob")} className="flex-1">
            <Select placeholder={t("chooseJob")} options={jobs} required />
          </Field>
          <Button type="submit" variant="secondary">
            {t("put")}
          </Button>
        </Form>
      ) : (
        person.applications.length === 0 && (
          <p className="mt-4 text-sm text-ink-500">{t(company ? "noJobs" : "agencyNoJobs")}</p>
        )
      )}
    </Card>
  );
}

function Applications({ applications }: { applications: PersonView["applications"] }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.person");
  const vi = useLocale() === "vi";
  return (
    <ul className="mt-2 divide-y divide-line">
      {applications.map(({ id, job, stage, outcome, at, tags }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-2">
          <Link
            to={applicantPaths.detail(workspace, id)}
            className="min-w-0 flex-1 basis-52 font-semibold break-words text-leaf-700"
          >
            {job.title}
          </Link>
          <span className="text-sm text-ink-700">
            {outcome !== "active" ? t(outcome) : vi ? stage.name_vn : stage.name}
          </span>
          <span className="text-sm text-ink-500">
            <RelativeTime at={at} />
          </span>
          {tags.length > 0 && (
            <span className="flex basis-full flex-wrap gap-1">
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
