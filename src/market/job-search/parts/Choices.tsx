import { Checkbox, Radio } from "#ui/choices.tsx";
import { FieldSet } from "#ui/Field.tsx";

/**
 * The choices of a filter: radio buttons, or checkboxes with `several`. A value that would leave no jobs is
 * disabled.
 */
export function Choices({
  form,
  name,
  label,
  any,
  chosen,
  counts,
  options,
}: {
  /** The id of the form that the fields belong to. */
  form: string;
  name: string;
  label: string;
  /** Label of the choice for no value, when only one value can be chosen. */
  any?: string;
  chosen: readonly (string | number)[];
  counts: readonly number[];
  options: readonly (readonly [value: string | number, label: string])[];
}) {
  const Choice = any ? Radio : Checkbox;
  return (
    <FieldSet name={name} label={label}>
      {any && (
        <Radio form={form} value="" label={<CountedText text={any} />} defaultChecked={chosen.length === 0} />
      )}
      {options.map(([value, text], index) => (
        <Choice
          key={value}
          form={form}
          value={value}
          label={<CountedText text={text} count={counts[index] ?? 0} />}
          defaultChecked={chosen.includes(value)}
          disabled={!counts[index] && !chosen.includes(value)}
        />
      ))}
    </FieldSet>
  );
}

/** Label of a choice, with the number of jobs that it would leave. */
export function CountedText({ text, count }: { text: string; count?: number }) {
  return (
    <span className={count === 0 ? "text-sm text-ink-500" : "text-sm"}>
      {text}
      {count ? <span className="count">{`\u00A0${count}`}</span> : null}
    </span>
  );
}
