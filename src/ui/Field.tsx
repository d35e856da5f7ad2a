import { createContext, type ReactNode, use } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { textOf, useFormScope } from "./form/scope.ts";
import { Icon } from "./icons/Icon.tsx";

type FieldControl = {
  id: string | undefined;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/** Name, id and descriptions that a control gets from its field; empty outside a `Field`. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

/** Returns the initial value of a control: the given one, else that of the surrounding form by its name. */
export function useInitialValue<T>(given: {
  name?: string;
  value?: unknown;
  defaultValue?: T;
}): T | string | undefined {
  const { name = "" } = useFieldControl();
  const scope = useFormScope();
  if (given.value !== undefined) return undefined;
  return given.defaultValue ?? textOf(scope.value(given.name ?? name));
}

/** The default id of a field's control; error summaries link to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

type FieldProps = {
  /** The name of the form field; the surrounding form finds its error and value by it. */
  name: string;
  label: ReactNode;
  id?: string;
  help?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Shows "optional" beside the label, for forms where most fields are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

function useParts(props: FieldProps) {
  const scope = useFormScope();
  const { name, help, required } = props;
  const id = props.id ?? fieldId(scope.prefix ? `${scope.prefix}.${name}` : name);
  const error = props.error ?? scope.errors[name];
  const control = {
    id,
    name,
    "aria-describedby": cx(error && `${id}-error`, Boolean(help) && `${id}-help`) || undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required ? (true as const) : undefined,
  } satisfies FieldControl;
  return { control, error };
}

/** Label above, control, help and error under it, connected for screen readers. */
export function Field(props: FieldProps) {
  const { control, error } = useParts(props);
  return (
    <div className={cx("field", props.className)}>
      <label
        id={`${control.id}-label`}
        htmlFor={control.id}
        className={props.hideLabel ? "sr-only" : labelClass}
      >
        <LabelText {...props} />
      </label>
      <div className="flex min-w-0 flex-col gap-1">
        <FieldContext value={control}>{props.children}</FieldContext>
        <FieldNotes {...props} id={control.id} error={error} />
      </div>
    </div>
  );
}

/** Like `Field`, for a set of choices: a fieldset with a legend. */
export function FieldSet(props: FieldProps) {
  const { control, error } = useParts(props);
  return (
    <fieldset
      className={cx("min-w-0", props.className)}
      id={control.id}
      tabIndex={-1}
      aria-describedby={control["aria-describedby"]}
      aria-invalid={control["aria-invalid"]}
    >
      <legend className={props.hideLabel ? "sr-only" : cx(labelClass, "mb-2")}>
        <LabelText {...props} />
      </legend>
      <FieldContext
        value={{ ...control, id: undefined, "aria-describedby": undefined, "aria-required": undefined }}
      >
        <div className="flex flex-col gap-2 pb-1">{props.children}</div>
      </FieldContext>
      <FieldNotes {...props} id={control.id} error={error} />
    </fieldset>
  );
}

const labelClass = "text-sm font-semibold text-ink-900";

function LabelText({ label, required, optional }: FieldProps) {
  const t = useTranslations();
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="text-danger-600">
          {" "}
          *
        </span>
      )}
      {optional && <span className="font-normal text-ink-500"> ({t("ui.labels.optional")})</span>}
    </>
  );
}

function FieldNotes({ id, help, error }: FieldProps & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1 pt-1 text-sm text-danger-600">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-500">
          {help}
        </p>
      )}
    </>
  );
}
