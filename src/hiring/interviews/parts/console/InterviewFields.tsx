import { Children, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { listOf } from "#ui/form/edit.ts";
import { useFormScope } from "#ui/form/scope.ts";
import { Select, Textarea, TextInput, TimeInput } from "#ui/inputs.tsx";
import { durations, type InterviewField, interviewKinds, kindOf, roundKeys } from "../../terms.ts";

/** The fields for a day and a time, in one row. */
export function TimeFields({
  prefix = "",
  first,
  defaults = {},
}: {
  prefix?: string;
  first: string;
  /** Initial values instead of those of the form. */
  defaults?: { date?: string; time?: string };
}) {
  const t = useTranslations("interviews.console.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
      <Field name={`${prefix}date`} label={t("date")} required={!prefix}>
        <DateInput first={first} defaultValue={defaults.date} />
      </Field>
      <Field name={`${prefix}time`} label={t("time")} required={!prefix}>
        <TimeInput defaultValue={defaults.time} />
      </Field>
    </div>
  );
}

/** Returns the label of a field by its name in the API. */
export function useInterviewLabel(kind: number): (name: string) => string | undefined {
  const labels: Readonly<Record<string, string>> = useLabels(kind);
  return (name) => labels[name];
}

function useLabels(kind: number) {
  const t = useTranslations("interviews.console.form");
  return {
    date: t("date"),
    time: t("time"),
    type: t("kind"),
    duration: t("duration"),
    round: t("round"),
    location: t(`location.${kindOf(kind).key}`),
    interviewers: t("interviewers"),
    message: t("message"),
  } satisfies Record<InterviewField | "date" | "time" | "interviewers", string>;
}

/** The fields of an interview's form, except day and time (`TimeFields`). */
export function InterviewFields({
  kind: initialKind,
  members,
  places = {},
}: {
  kind: number;
  members: readonly { id: number; full_name: string }[];
  /** Initial locations of the other types of interviews, by the id of the type. Each type needs its own kind of location. */
  places?: Readonly<Record<number, string>>;
}) {
  const t = useTranslations("interviews.console.form");
  const [kind, setKind] = useState(initialKind);
  const labels = useLabels(kind);
  const options = useOptions();
  const { type, duration, round, location, ...others }: Record<InterviewField, ReactNode> = {
    type: (
      <Field name="type" label={labels.type}>
        <Select options={options.type} onChange={(event) => setKind(Number(event.target.value))} />
      </Field>
    ),
    duration: (
      <Field name="duration" label={labels.duration}>
        <Select options={options.duration} />
      </Field>
    ),
    round: (
      <Field name="round" label={labels.round}>
        <Select options={options.round} />
      </Field>
    ),
    location: (
      <Field name="location" label={labels.location} required>
        <TextInput
          key={kind}
          defaultValue={kind === initialKind ? undefined : (places[kind] ?? "")}
          maxLength={500}
          inputMode={kind === 0 ? "tel" : kind === 1 ? "url" : "text"}
          autoComplete="off"
        />
      </Field>
    ),
    message: (
      <Field name="message" label={labels.message} help={t("messageHelp")} optional>
        <Textarea rows={3} limit={1000} />
      </Field>
    ),
  };
  return (
    <>
      <Row>
        {type}
        {duration}
        {round}
      </Row>
      {location}
      <InterviewersField label={labels.interviewers} members={members} />
      {Children.toArray(Object.values(others))}
    </>
  );
}

/** Three fields in a row, or in two where the form is narrow. */
function Row({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-4 *:first:col-span-2 @md:grid-cols-3 @md:*:first:col-span-1">
        {children}
      </div>
    </div>
  );
}

function useOptions() {
  const t = useTranslations("interviews.console.form");
  const labels = useTranslations("interviews.labels");
  return {
    type: interviewKinds.map(({ id, key }) => ({ value: String(id), label: labels(`kind.${key}`) })),
    duration: durations.map((count) => ({ value: String(count), label: labels("minutes", { count }) })),
    round: [
      { value: "", label: t("roundNone") },
      ...roundKeys.map((key, index) => ({ value: String(index + 1), label: labels(`round.${key}`) })),
    ],
  };
}

function InterviewersField({
  label,
  members,
}: {
  label: string;
  members: readonly { id: number; full_name: string }[];
}) {
  // A refused form shows the selection that was sent.
  const selected = listOf(useFormScope().value("interviewers")).map(Number);
  return (
    <FieldSet name="interviewers" label={label}>
      <div className="@container max-h-48 overflow-y-auto">
        <div className="grid gap-2 @md:grid-cols-2">
          {members.map(({ id, full_name }) => (
            <Checkbox key={id} value={id} label={full_name} defaultChecked={selected.includes(id)} />
          ))}
        </div>
      </div>
    </FieldSet>
  );
}
