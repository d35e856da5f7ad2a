import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { useFieldControl, useInitialValue } from "./Field.tsx";
import { isTicked, useFormScope } from "./form/scope.ts";
import type { Option } from "./inputs.tsx";

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({
  label,
  help,
  className,
  ...props
}: { label: ReactNode; help?: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  const { id: _, ...control } = useFieldControl();
  const held = useFormScope().value(props.name ?? control.name ?? "");
  const initial = props.checked === undefined ? (props.defaultChecked ?? isTicked(held)) : undefined;
  return (
    <label className={cx("choice", className)}>
      <span>
        <input type="checkbox" {...control} {...props} defaultChecked={initial} />
      </span>
      <ChoiceText label={label} help={help} />
    </label>
  );
}

/** A radio button for one of several choices. Put the choices in a `FieldSet`, or use `RadioGroup`. */
export function Radio({
  label,
  help,
  className,
  ...props
}: { label: ReactNode; help?: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  const { id: _, ...control } = useFieldControl();
  return (
    <label className={cx("choice", className)}>
      <span>
        <input type="radio" {...control} {...props} />
      </span>
      <ChoiceText label={label} help={help} />
    </label>
  );
}

function ChoiceText({ label, help }: { label: ReactNode; help?: ReactNode }) {
  return (
    <span className="min-w-0 text-base">
      {label}
      {help && <span className="block text-sm text-ink-500">{help}</span>}
    </span>
  );
}

/** The radios of one question, for a `FieldSet`. */
export function RadioGroup({
  options,
  defaultValue,
  value,
  onChange,
  row = false,
}: {
  options: readonly (Option & { help?: ReactNode })[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Places the choices side by side where they fit. */
  row?: boolean;
}) {
  const initial = useInitialValue({ value, defaultValue });
  return (
    <div className={cx("flex gap-2", row ? "flex-row flex-wrap gap-x-6" : "flex-col")}>
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          label={option.label}
          help={option.help}
          disabled={option.disabled}
          defaultChecked={value === undefined ? option.value === initial : undefined}
          checked={value === undefined ? undefined : option.value === value}
          onChange={onChange && (() => onChange(option.value))}
        />
      ))}
    </div>
  );
}
