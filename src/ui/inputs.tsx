import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { useFieldControl, useInitialValue } from "./Field.tsx";
import { Icon, type IconName } from "./icons/Icon.tsx";

/** The style of all text inputs and selects. */
export const fieldClass = "box";

/** One line of text; takes name, id and descriptions from its `Field`. */
export function TextInput({
  icon,
  after,
  className,
  ...props
}: { icon?: IconName; after?: ReactNode } & ComponentProps<"input">) {
  const control = useFieldControl();
  const initial = useInitialValue(props);
  const input = (
    <input
      type="text"
      {...control}
      {...props}
      defaultValue={initial}
      className={cx(fieldClass, "h-10 px-3", icon && "pl-10", Boolean(after) && "pr-12", className)}
    />
  );
  if (!icon && !after) return input;
  return (
    <span className="relative block">
      {icon && (
        <Icon
          name={icon}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-500"
        />
      )}
      {input}
      {after && <span className="absolute inset-y-0 right-1 flex items-center">{after}</span>}
    </span>
  );
}

/** A time of day as text: a native field would use the browser's language instead of the page's. */
export function TimeInput({ defaultValue }: { defaultValue?: string | undefined }) {
  return (
    <TextInput
      inputMode="numeric"
      placeholder="HH:MM"
      maxLength={5}
      className="tabular-nums"
      defaultValue={defaultValue}
    />
  );
}

/** Several lines; grows with its text and, with `limit`, shows the remaining characters. */
export function Textarea({
  limit,
  className,
  onChange,
  ...props
}: { limit?: number } & ComponentProps<"textarea">) {
  const control = useFieldControl();
  const initial = useInitialValue(props);
  const [length, setLength] = useState(String(props.value ?? initial ?? "").length);
  const left = (limit ?? 0) - (props.value === undefined ? length : String(props.value).length);
  return (
    <>
      <textarea
        rows={4}
        {...control}
        {...props}
        defaultValue={initial}
        onChange={(event) => {
          setLength(event.currentTarget.value.length);
          onChange?.(event);
        }}
        className={cx(fieldClass, "field-sizing-content max-h-96 min-h-24 px-3 py-2", className)}
      />
      {limit !== undefined && <CharactersLeft left={left} />}
    </>
  );
}

/** The remaining characters of a text, below its box. */
export function CharactersLeft({ left }: { left: number }) {
  const t = useTranslations();
  return (
    <p className={cx("self-end text-xs tabular-nums", left < 0 ? "text-danger-600" : "text-ink-500")}>
      {left < 0
        ? t("ui.labels.charactersOver", { count: -left })
        : t("ui.labels.charactersLeft", { count: left })}
    </p>
  );
}

export type Option = {
  value: string;
  label: string;
  disabled?: boolean;
  /** The language of the label, if it differs from the page's language. */
  lang?: string;
};
export type OptionGroup = { label: string; options: readonly Option[] };

/** The native select with our style. */
export function Select({
  options,
  placeholder,
  icon,
  className,
  ...props
}: {
  options: readonly (Option | OptionGroup)[];
  /** The text of the first option, whose value is empty. */
  placeholder?: string;
  icon?: IconName;
} & Omit<ComponentProps<"select">, "children">) {
  const control = useFieldControl();
  const initial = useInitialValue(props);
  return (
    <span className="relative block">
      {icon && (
        <Icon
          name={icon}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-500"
        />
      )}
      <select
        {...control}
        {...props}
        defaultValue={initial}
        className={cx(fieldClass, "h-10 appearance-none truncate pr-10", icon ? "pl-10" : "pl-3", className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(choice)}
            </optgroup>
          ) : (
            choice(entry)
          ),
        )}
      </select>
      <Icon
        name="chevron-down"
        size="sm"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-500"
      />
    </span>
  );
}

function choice({ value, label, disabled, lang }: Option) {
  return (
    <option key={value} value={value} disabled={disabled} lang={lang}>
      {label}
    </option>
  );
}
