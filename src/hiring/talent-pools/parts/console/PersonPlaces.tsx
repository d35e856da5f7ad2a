import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { PersonView } from "../../pages/console/person.tsx";

/** Shows the applications and pools of a person, with forms that add more. */
export function PersonPlaces({
  person,
  jobs,
  pools,
  applicantPath,
  poolPath,
  poolsPath,
}: {
  person: PersonView;
  /** Open jobs without an application of the person. */
  jobs: readonly Option[];
  /** Pools without the person. */
  pools: readonly Option[];
  applicantPath: (id: string) => string;
  poolPath: (id: string) => string;
  poolsPath: string;
}) {
  const t = useTranslations("talentPools.console.person");
  const vi = useLocale() === "vi";
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <h2 className="text-lg font-semibold">{t("applications")}</h2>
        {person.applications.length === 0 && (
          <p className="mt-2 text-sm text-ink-500">{t("noApplications")}</p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {person.applications.map(({ id, job, stage, outcome, at }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <Link
                to={applicantPath(id)}
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
            </li>
          ))}
        </ul>
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
          person.applications.length === 0 && <p className="mt-4 text-sm text-ink-500">{t("noJobs")}</p>
        )}
      </Card>
      <Card>
        <h2 className="text-lg font-semibold">{t("pools")}</h2>
        {person.pools.length === 0 && <p className="mt-2 text-sm text-ink-500">{t("noPools")}</p>}
        <ul className="mt-2 flex flex-wrap gap-2">
          {person.pools.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-full border border-line pl-3">
              <Link to={poolPath(id)} className="text-sm">
                {name}
              </Link>
              <Form method="post">
                <input type="hidden" name="intent" value="leave" />
                <input type="hidden" name="pool_id" value={id} />
                <IconButton type="submit" icon="x" size="sm" label={t("takeOut", { name })} />
              </Form>
            </li>
          ))}
        </ul>
        {pools.length > 0 ? (
          <Form method="post" className="mt-4 flex items-end gap-3">
            <input type="hidden" name="intent" value="pool" />
            <Field name="pool_id" label={t("addToPool")} className="flex-1">
              <Select placeholder={t("choosePool")} options={pools} required />
            </Field>
            <Button type="submit" variant="secondary">
              {t("put")}
            </Button>
          </Form>
        ) : (
          <p className="mt-4 text-sm">
            <Link to={poolsPath} className="font-semibold text-leaf-700">
              {t("newPool")}
            </Link>
          </p>
        )}
      </Card>
    </div>
  );
}
