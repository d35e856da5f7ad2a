import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { salaryFloors } from "#job-search/parts/filters.ts";
import { alertFrequencies } from "#job-search/terms.ts";
import { placeOptions } from "#jobs/parts/options.ts";
import type { FormReply } from "#kit/form.ts";
import type { Lists } from "#reference/lists.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { alertPaths } from "../paths.ts";
import { caps } from "../terms.ts";
import type { AlertView } from "./alert-view.ts";

/** Sets a new alert, or changes one. */
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
  const search = useTranslations("jobs.site.search");
  const filters = useTranslations("jobs.site.filters");
  const labels = useTranslations("jobAlerts.labels.frequency");
  const busy = useNavigation().state !== "idle";
  const floor = alert?.criteria.salaryMin ?? salaryFloors[0]!;
  const floors = [...new Set([...salaryFloors, floor])].sort((a, b) => a - b);
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t(alert ? "list.edit" : "list.create")}</h2>
      <SubmitForm
        reply={reply}
        values={{
          keyword: alert?.criteria.keyword,
          location_id: alert?.criteria.locationId,
          category_id: alert?.criteria.categoryId,
          salary_min: alert?.criteria.salaryMin,
          remote: alert?.criteria.remote,
          email: alert?.email ?? email,
          frequency: alert?.frequency ?? "daily",
        }}
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
        <Field name="location_id" label={t("form.place")}>
          <Select placeholder={search("anyPlace")} options={placeOptions(lists.places, search)} />
        </Field>
        <Field name="category_id" label={t("form.category")}>
          <Select
            placeholder={t("form.anyCategory")}
            options={lists.categories.map(({ id, name, subs }) => ({
              label: name,
              options: [
                { value: String(id), label: t("form.allOf", { name }) },
                ...subs.map((sub) => ({ value: String(sub.id), label: sub.name })),
              ],
            }))}
          />
        </Field>
        <Field name="salary_min" label={t("form.salary")}>
          <Select
            placeholder={t("form.anySalary")}
            options={floors.map((floor) => ({
              value: String(floor),
              label: filters("floor", { million: String(floor / 1_000_000) }),
            }))}
          />
        </Field>
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
