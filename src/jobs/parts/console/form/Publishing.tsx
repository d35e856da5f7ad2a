import { useTranslations } from "use-intl";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { caps, expiryDays } from "../../../terms.ts";
import type { PartProps } from "../form-types.ts";
import { Part, Row } from "./Part.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

const mostRecruiters = 20;

/** Until when it is posted, and who in the company looks after it. */
export function Publishing({ values, set, errors, choices }: PartProps) {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="publishing">
      <Row>
        <Field
          name="expires_at"
          label={t("expires")}
          help={t("expiresHelp", expiryDays)}
          error={errors.expires_at}
        >
          <TextInput
            type="date"
            value={values.expires_at}
            onChange={(event) => set({ expires_at: event.target.value })}
            min={choices.days.first}
            max={choices.days.last}
          />
        </Field>
        <Field name="contact_member_id" label={t("contact")} error={errors.contact_member_id}>
          <Select
            value={values.contact_member_id}
            onChange={(event) => set({ contact_member_id: event.target.value })}
            placeholder={t("nobody")}
            options={choices.members.map(({ id, label }) => ({ value: id, label }))}
          />
        </Field>
      </Row>
      {choices.members.length > 1 ? (
        <Field
          name="recruiter_ids"
          label={t("recruiters")}
          help={t("recruitersHelp")}
          error={errors.recruiter_ids}
        >
          <TagPicker
            choices={choices.members}
            max={mostRecruiters}
            value={values.recruiter_ids}
            onChange={(recruiter_ids) => set({ recruiter_ids })}
            placeholder={t("recruitersPlaceholder")}
          />
          <WithoutScript name="recruiter_ids" label={t("recruiters")} choices={choices.members} />
        </Field>
      ) : (
        values.recruiter_ids.map((id) => <input key={id} type="hidden" name="recruiter_ids" value={id} />)
      )}
      <Field name="note" label={t("note")} help={t("noteHelp")} error={errors.note} optional>
        <Textarea
          rows={2}
          limit={caps.note}
          value={values.note}
          onChange={(event) => set({ note: event.target.value })}
          className="min-h-16"
        />
      </Field>
    </Part>
  );
}
