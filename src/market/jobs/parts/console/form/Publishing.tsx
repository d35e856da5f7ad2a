import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { listOf } from "#ui/form/edit.ts";
import { useFormScope } from "#ui/form/scope.ts";
import { Select, Textarea } from "#ui/inputs.tsx";
import { caps, expiryDays } from "../../../terms.ts";
import type { FormChoices } from "../form-types.ts";
import { Part, Row } from "./Part.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

const mostRecruiters = 20;

/** The expiry of the job, and the members who are responsible for it. */
export function Publishing({ choices }: { choices: FormChoices }) {
  const scope = useFormScope();
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="publishing">
      <Row>
        <Field name="expires_at" label={t("expires")} help={t("expiresHelp", expiryDays)}>
          <DateInput first={choices.days.first} last={choices.days.last} />
        </Field>
        <Field name="contact_member_id" label={t("contact")}>
          <Select
            placeholder={t("nobody")}
            options={choices.members.map(({ id, label }) => ({ value: id, label }))}
          />
        </Field>
      </Row>
      {choices.members.length > 1 ? (
        <Field name="recruiter_ids" label={t("recruiters")} help={t("recruitersHelp")}>
          <TagPicker
            choices={choices.members}
            max={mostRecruiters}
            placeholder={t("recruitersPlaceholder")}
          />
          <WithoutScript name="recruiter_ids" label={t("recruiters")} choices={choices.members} />
        </Field>
      ) : (
        listOf(scope.value("recruiter_ids")).map((id) => (
          <input key={id} type="hidden" name="recruiter_ids" value={id} />
        ))
      )}
      <Checkbox name="blind_review" label={t("blind")} help={t("blindHelp")} />
      <Field name="note" label={t("note")} help={t("noteHelp")} optional>
        <Textarea rows={2} limit={caps.note} className="min-h-16" />
      </Field>
    </Part>
  );
}
