import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { salaryFloors } from "#job-search/parts/filters.ts";
import { alertFrequencies } from "#job-search/terms.ts";
import { placeOptions } from "#jobs/parts/options.ts";
import type { Lists } from "#reference/lists.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { alertPaths } from "../paths.ts";
import { caps } from "../terms.ts";
import type { AlertView } from "./alert-view.ts";

/** What a form held when it was sent and refused. */
export interface SentAlert {
  keyword: string | null;
  location_id: number | null;
  category_id: number | null;
  salary_min: number | null;
  remote: boolean;
  email: string;
  frequency: (typeof alertFrequencies)[number];
}

/** Sets a new alert, or changes one. */
export function AlertForm({
  alert,
  lists,
  email,
  sent,
  errors,
}: {
  alert: AlertView | null;
  lists: Lists;
  /** The candidate's own address. */
  email: string;
  sent: SentAlert | null;
  errors: Record<string, string>;
}) {
  const t = useTranslations("jobAlerts.site");
  const search = useTranslations("jobs.site.search");
  const filters = useTranslations("jobs.site.filters");
  const labels = useTranslations("jobAlerts.labels.frequency");
  const busy = useNavigation().state !== "idle";
  const given = sent ?? {
    keyword: alert?.criteria.keyword ?? null,
    location_id: alert?.criteria.locationId ?? null,
    category_id: alert?.criteria.categoryId ?? null,
    salary_min: alert?.criteria.salaryMin ?? null,
    remote: alert?.criteria.remote ?? false,
    email: alert?.email ?? email,
    frequency: alert?.frequency ?? "daily",
  };
  const floors = [...new Set([...salaryFloors, given.salary_min ?? salaryFloors[0]!])].sort((a, b) => a - b);
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t(alert ? "list.edit" : "list.create")}</h2>
      <Form method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
        {alert && <input type="hidden" name="id" value={alert.id} />}
        {alert?.criteria.companyId && (
          <>
            <input type="hidden" name="company_id" value={alert.criteria.companyId} />
            <p className="sm:col-span-2">{t("form.company", { name: alert.named.company ?? "" })}</p>
          </>
        )}
        {errors[""] && (
          <div className="sm:col-span-2">
            <Alert tone="danger" live>
              {errors[""]}
            </Alert>
          </div>
        )}
        <Field
          name="keyword"
          label={t("form.keyword")}
          help={t("form.keywordHelp")}
          error={errors.keyword}
          className="sm:col-span-2"
        >
          <TextInput defaultValue={given.keyword ?? ""} maxLength={caps.keyword} />
        </Field>
        <Field name="location_id" label={t("form.place")} error={errors.location_id}>
          <Select
            placeholder={search("anyPlace")}
            options={placeOptions(lists.places, search)}
            defaultValue={String(given.location_id ?? "")}
          />
        </Field>
        <Field name="category_id" label={t("form.category")} error={errors.category_id}>
          <Select
            placeholder={t("form.anyCategory")}
            options={lists.categories.map(({ id, name, subs }) => ({
              label: name,
              options: [
                { value: String(id), label: t("form.allOf", { name }) },
                ...subs.map((sub) => ({ value: String(sub.id), label: sub.name })),
              ],
            }))}
            defaultValue={String(given.category_id ?? "")}
          />
        </Field>
        <Field name="salary_min" label={t("form.salary")} error={errors.salary_min}>
          <Select
            placeholder={t("form.anySalary")}
            options={floors.map((floor) => ({
              value: String(floor),
              label: filters("floor", { million: String(floor / 1_000_000) }),
            }))}
            defaultValue={String(given.salary_min ?? "")}
          />
        </Field>
        <Field name="frequency" label={t("form.frequency")}>
          <Select
            options={alertFrequencies.map((value) => ({ value, label: labels(value) }))}
            defaultValue={given.frequency}
          />
        </Field>
        <Field
          name="email"
          label={t("form.email")}
          help={t("form.emailHelp")}
          error={errors.email}
          className="sm:col-span-2"
        >
          <TextInput type="email" autoComplete="email" defaultValue={given.email} />
        </Field>
        <Checkbox
          name="remote"
          value="true"
          label={t("form.remote")}
          defaultChecked={given.remote}
          className="sm:col-span-2"
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" busy={busy}>
            {t(alert ? "form.save" : "form.create")}
          </Button>
          <Button to={alertPaths.list} variant="secondary">
            {t("form.cancel")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
