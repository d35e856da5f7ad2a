import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { caps, keyDays, keyScopes } from "../../terms.ts";

/** The form that creates a key. */
export function NewKey({ reply }: { reply: FormReply | null }) {
  const t = useTranslations("apiKeys.console");
  const labels = useTranslations("apiKeys.labels.scope");
  const busy = useNavigation().formData?.has("name") ?? false;
  return (
    <Card>
      <CardHeader title={t("new")} />
      <SubmitForm reply={reply} values={{ days: "365" }} className="mt-4 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="name" label={t("name")} required>
            <TextInput maxLength={caps.name} placeholder={t("namePlaceholder")} autoComplete="off" />
          </Field>
          <Field name="days" label={t("days")}>
            <Select
              options={keyDays.map((days) => ({
                value: String(days),
                label: t("inDays", { days: String(days) }),
              }))}
            />
          </Field>
        </div>
        <FieldSet name="scopes" label={t("scopes")} required>
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {keyScopes.map((scope) => (
              <Checkbox key={scope} name="scopes" value={scope} label={labels(labelOf[scope])} />
            ))}
          </div>
        </FieldSet>
        <Button type="submit" busy={busy} className="self-start max-sm:w-full">
          {t("create")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** The text keys of the scopes: unlike the names of scopes, text keys cannot contain a colon. */
export const labelOf = {
  "jobs:read": "jobs_read",
  "jobs:write": "jobs_write",
  "applicants:read": "applicants_read",
  "applicants:write": "applicants_write",
  "interviews:read": "interviews_read",
  "offers:read": "offers_read",
  "reports:read": "reports_read",
} as const satisfies Record<(typeof keyScopes)[number], string>;
