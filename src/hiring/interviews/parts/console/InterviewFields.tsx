import { useState } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { listOf } from "#ui/form/edit.ts";
import { useFormScope } from "#ui/form/scope.ts";
import { Select, Textarea, TextInput, TimeInput } from "#ui/inputs.tsx";
import { durations, interviewKinds, kindOf, roundKeys } from "../../terms.ts";

/** A day and a time, as one row. */
export function TimeFields({ prefix = "", first }: { prefix?: string; first: string }) {
  const t = useTranslations("interviews.console.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
      <Field name={`${prefix}date`} label={t("date")} required={!prefix}>
        <DateInput first={first} />
      </Field>
      <Field name={`${prefix}time`} label={t("time")} required={!prefix}>
        <TimeInput />
      </Field>
    </div>
  );
}

/** What the fields of an interview are called, by their names in the API. */
export function useInterviewLabel(kind: number): (name: string) => string | undefined {
  const t = useTranslations("interviews.console.form");
  const names: Record<string, string> = {
    date: t("date"),
    time: t("time"),
    type: t("kind"),
    duration: t("duration"),
    round: t("round"),

    location: t(`location.${kindOf(kind).key}`),
    interviewers: t("interviewers"),
    message: t("message"),
  };
  return (name) => names[name];
}

/** How, how long, where and with whom: the inside of a form. */
export function InterviewFields({
  kind: given,
  members,
  places = {},
}: {
  /** The type that it begins with. */
  kind: number;
  members: readonly { id: number; full_name: string }[];
  /** What the location begins with when another type is chosen, by its id: what was there says nothing of that one. */
  places?: Readonly<Record<number, string>>;
}) {
  const t = useTranslations("interviews.console.form");
  const labels = useTranslations("interviews.labels");
  const [kind, setKind] = useState(given);
  // What was ticked comes back with a form that was refused.
  const ticked = listOf(useFormScope().value("interviewers")).map(Number);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field name="type" label={t("kind")}>
          <Select
            options={interviewKinds.map(({ id, key }) => ({
              value: String(id),
              label: labels(`kind.${key}`),
            }))}
            onChange={(event) => setKind(Number(event.target.value))}
          />
        </Field>
        <Field name="duration" label={t("duration")}>
          <Select
            options={durations.map((count) => ({
              value: String(count),
              label: labels("minutes", { count }),
            }))}
          />
        </Field>
        <Field name="round" label={t("round")}>
          <Select
            options={[
              { value: "", label: t("roundNone") },
              ...roundKeys.map((key, index) => ({ value: String(index + 1), label: labels(`round.${key}`) })),
            ]}
          />
        </Field>
      </div>
      <Field name="location" label={t(`location.${kindOf(kind).key}`)} required>
        <TextInput
          key={kind}
          defaultValue={kind === given ? undefined : (places[kind] ?? "")}
          maxLength={500}
          inputMode={kind === 0 ? "tel" : kind === 1 ? "url" : "text"}
          autoComplete="off"
        />
      </Field>
      <FieldSet name="interviewers" label={t("interviewers")}>
        <div className="grid max-h-48 gap-2 overflow-y-auto sm:grid-cols-2">
          {members.map(({ id, full_name }) => (
            <Checkbox key={id} value={id} label={full_name} defaultChecked={ticked.includes(id)} />
          ))}
        </div>
      </FieldSet>
      <Field name="message" label={t("message")} help={t("messageHelp")} optional>
        <Textarea rows={3} limit={1000} />
      </Field>
    </>
  );
}
