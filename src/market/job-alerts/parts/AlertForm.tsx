import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { salaryFloors } from "#market/job-search/parts/filters.ts";
import { MultiSelect } from "#market/job-search/parts/MultiSelect.tsx";
import { placeChoices } from "#market/job-search/parts/place-choices.ts";
import { alertFrequencies } from "#market/job-search/terms.ts";
import type { Lists } from "#platform/reference/lists.ts";
import { experiences, jobLevels, jobTypes, type Term } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { alertPaths } from "../paths.ts";
import { caps } from "../terms.ts";
import type { AlertView } from "./alert-view.ts";

/** The form that creates or changes an alert. */
export function AlertForm({
  alert,
  lists,
  email,
  reply,
}: {
  alert: AlertView | null;
  lists: Lists;
  /** The candidate's own address. */
  email: string;
  reply: FormReply | null | undefined;
}) {
  const t = useTranslations("jobAlerts.site");
  const labels = useTranslations("jobSearch.labels.frequency");
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t(alert ? "list.edit" : "list.create")}</h2>
      <SubmitForm
        reply={reply}
        values={valuesOf(alert, email)}
        className="mt-4 grid gap-4 sm:grid-cols-2 [&>[role=alert]]:col-span-full"
      >
        {alert && <input type="hidden" name="id" value={alert.id} />}
        {alert?.criteria.companyId && (
          <>
            <input type="hidden" name="company_id" value={alert.criteria.companyId} />
            <p className="sm:col-span-2">{t("form.company", { name: alert.named.company ?? "" })}</p>
          </>
        )}
        <Field
          name="keyword"
          label={t("form.keyword")}
          help={t("form.keywordHelp")}
          className="sm:col-span-2"
        >
          <TextInput maxLength={caps.keyword} />
        </Field>
        <Choices lists={lists} />
        <SalaryField chosen={alert?.criteria.salaryMin ?? null} />
        <Field name="frequency" label={t("form.frequency")}>
          <Select options={alertFrequencies.map((value) => ({ value, label: labels(value) }))} />
        </Field>
        <Field name="email" label={t("form.email")} help={t("form.emailHelp")} className="sm:col-span-2">
          <TextInput type="email" autoComplete="email" />
        </Field>
        <Checkbox name="remote" value="true" label={t("form.remote")} className="sm:col-span-2" />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" busy={busy}>
            {t(alert ? "form.save" : "form.create")}
          </Button>
          <Button to={alertPaths.list} variant="secondary">
            {t("form.cancel")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

function valuesOf(alert: AlertView | null, email: string) {
  return {
    keyword: alert?.criteria.keyword,
    location_id: alert?.criteria.locationIds,
    category_id: alert?.criteria.categoryIds,
    job_type: alert?.criteria.jobTypes,
    job_level: alert?.criteria.jobLevels,
    experience: alert?.criteria.experience,
    salary_min: alert?.criteria.salaryMin,
    remote: alert?.criteria.remote,
    email: alert?.email ?? email,
    frequency: alert?.frequency ?? "daily",
  };
}

/** The criteria that take several values. */
function Choices({ lists }: { lists: Lists }) {
  const t = useTranslations("jobAlerts.site");
  const search = useTranslations("jobSearch.site.search");
  const filters = useTranslations("jobSearch.site.filters");
  const terms = useTranslations("reference.labels");
  const places = placeChoices(lists.places, {}, (name) => search("former", { name }));
  const categories = lists.categories.flatMap(({ id, name, subs }) => [
    { id, name: t("form.allOf", { name }) },
    ...subs,
  ]);
  const named = (group: "job_type" | "job_level" | "experience", list: readonly Term[]) =>
    list.map(({ id, key }) => ({ id, name: terms(`${group}.${key}` as "job_type.full_time") }));
  return (
    <>
      {(
        [
          ["location_id", t("form.place"), search("anyPlace"), places],
          ["category_id", t("form.category"), t("form.anyCategory"), categories],
          ["job_type", filters("type"), t("form.anyType"), named("job_type", jobTypes)],
          ["job_level", filters("level"), t("form.anyLevel"), named("job_level", jobLevels)],
          ["experience", filters("experience"), t("form.anyExperience"), named("experience", experiences)],
        ] as const
      ).map(([name, label, empty, options]) => (
        <FieldSet
          key={name}
          name={name}
          label={label}
          className={name === "experience" ? "sm:col-span-2" : undefined}
        >
          <MultiSelect name={name} label={label} empty={empty} options={options} />
        </FieldSet>
      ))}
    </>
  );
}

function SalaryField({ chosen }: { chosen: number | null }) {
  const t = useTranslations("jobAlerts.site");
  const filters = useTranslations("jobSearch.site.filters");
  const floors = [...new Set([...salaryFloors, chosen ?? salaryFloors[0]!])].sort((a, b) => a - b);
  return (
    <Field name="salary_min" label={t("form.salary")}>
      <Select
        placeholder={t("form.anySalary")}
        options={floors.map((floor) => ({
          value: String(floor),
          label: filters("floor", { million: String(floor / 1_000_000) }),
        }))}
      />
    </Field>
  );
}
