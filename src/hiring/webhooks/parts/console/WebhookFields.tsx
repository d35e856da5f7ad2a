import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { TextInput } from "#ui/inputs.tsx";
import { caps, events } from "../../terms.ts";

const groups = ["applicant", "interview", "offer", "job"] as const;

/** The fields of a webhook, for the form around it. */
export function WebhookFields() {
  const t = useTranslations("webhooks.console");
  const labels = useTranslations("webhooks.labels");
  const chosen = [useFormScope().value("events")].flat();
  return (
    <>
      <Field name="url" label={t("url")} help={t("urlHelp")} required>
        <TextInput type="url" maxLength={caps.url} placeholder="https://" autoComplete="off" />
      </Field>
      <Field name="description" label={t("description")} optional>
        <TextInput
          maxLength={caps.description}
          placeholder={t("descriptionPlaceholder")}
          autoComplete="off"
        />
      </Field>
      <FieldSet name="events" label={t("events")} required>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {groups.map((group) => (
            <div key={group}>
              <p className="text-sm font-semibold text-ink-700">{labels(`group.${group}`)}</p>
              {events
                .filter((event) => event.startsWith(`${group}.`))
                .map((event) => (
                  <Checkbox
                    key={event}
                    name="events"
                    value={event}
                    label={labels(`event.${event}`)}
                    help={<span className="font-mono text-xs">{event}</span>}
                    defaultChecked={chosen.includes(event)}
                  />
                ))}
            </div>
          ))}
        </div>
      </FieldSet>
    </>
  );
}
