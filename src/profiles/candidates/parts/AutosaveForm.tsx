import { type ReactNode, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { valueAt } from "#kit/form-names.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { FormScopeContext } from "#ui/form/scope.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import type { ProfileReply } from "./form-reply.ts";
import { useUnsaved } from "./ProfileForms.tsx";
import { writtenDate } from "./partial-date.ts";
import { type SaveState, useAutosave } from "./use-autosave.ts";

interface AutosaveFormProps {
  /** Name of the form in replies: `profile`, or a section and a row. */
  name: string;
  /** Names and values of the form's hidden fields. */
  sends: Record<string, string>;
  values: object;
  version: number;
  labelOf: (field: string) => string;
  children: ReactNode;
}

/**
 * A form that saves its changed fields automatically and shows when. A change from another window is shown
 * beside the typed value. Without script it has a button.
 */
export function AutosaveForm(props: AutosaveFormProps) {
  const [begin, setBegin] = useState({ values: props.values, version: props.version, key: 0 });
  return (
    <Fields
      key={begin.key}
      {...props}
      values={begin.values}
      version={begin.version}
      onAdopt={() => setBegin({ values: props.values, version: props.version, key: begin.key + 1 })}
    />
  );
}

function Fields({
  name,
  sends,
  values,
  version,
  labelOf,
  onAdopt,
  children,
}: AutosaveFormProps & { onAdopt: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<ProfileReply>();
  const posted = useActionData<ProfileReply>();
  const save = useAutosave({ form, fetcher, sends, values, onAdopt });
  useUnsaved(name, save.unsafe ? "unsafe" : save.state === "saved" ? null : "pending");
  const own = posted?.form === name ? posted : undefined;
  const reply = fetcher.data ?? own;
  const scope = {
    prefix: name === "profile" ? undefined : name,
    errors: (reply?.errors?.error?.fieldErrors ?? {}) as Record<string, string>,
    value: (field: string) =>
      valueAt((reply === own && (reply?.errors?.submission.payload ?? reply?.typed)) || values, field),
  };
  const clashes = reply === own ? (own?.now ?? {}) : save.clashes;
  return (
    <fetcher.Form
      method="post"
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onInput={save.changed}
      onChange={save.changed}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save.left();
      }}
    >
      {Object.entries({ ...sends, version: String(version) }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {Object.keys(clashes).length > 0 && (
        <Conflict
          now={clashes}
          form={form.current}
          labelOf={labelOf}
          onKeep={save.keepTyped}
          onAdopt={save.takeStored}
        />
      )}
      <FormScopeContext value={scope}>{children}</FormScopeContext>
      <SaveFooter
        state={save.state}
        general={reply?.errors?.error?.formErrors as string | null | undefined}
        savedAt={reply?.savedAt}
        onRetry={save.again}
      />
    </fetcher.Form>
  );
}

interface SaveLineProps {
  state: SaveState;
  general: string | null | undefined;
  savedAt: string | undefined;
}

/** The state of saving, with a button that tries again, and one that saves without script. */
function SaveFooter({ onRetry, ...line }: SaveLineProps & { onRetry: () => void }) {
  const t = useTranslations("candidates.site.save");
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-3">
      <SaveLine {...line} />
      {line.state === "unsent" && (
        <Button type="button" size="sm" variant="secondary" onClick={onRetry}>
          {t("again")}
        </Button>
      )}
      <noscript>
        <Button type="submit" size="sm">
          {t("button")}
        </Button>
      </noscript>
    </div>
  );
}

function SaveLine({ state, general, savedAt }: SaveLineProps) {
  const t = useTranslations("candidates.site.save");
  const clock = useDate("clock");
  const failed = state === "unsent" || state === "refused";
  const texts: Record<SaveState, string> = {
    saved: savedAt ? t("saved", { time: clock(savedAt) }) : "",
    changed: t("saving"),
    sending: t("saving"),
    unsent: t("unsent"),
    refused: general ?? t("wrong"),
  };
  return (
    <p
      role="status"
      className={`flex items-center gap-1 text-sm ${failed ? "text-danger-600" : "text-ink-500"}`}
    >
      {state === "saved" && savedAt && <Icon name="check" size="sm" className="text-leaf-600" />}
      {texts[state]}
    </p>
  );
}

/** Shows the value saved in another window beside the typed one; both remain until the reader chooses. */
function Conflict({
  now,
  form,
  labelOf,
  onKeep,
  onAdopt,
}: {
  now: Record<string, unknown>;
  form: HTMLFormElement | null;
  labelOf: (field: string) => string;
  onKeep: () => void;
  onAdopt: () => void;
}) {
  const t = useTranslations("candidates.site.save");
  const typed = form && new FormData(form);
  const press = (act: () => void) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
  return (
    <Alert
      tone="warning"
      live
      title={t("conflict")}
      actions={
        <>
          {/* Without script, the first button posts the typed values again, and the second reloads the
              page. */}
          <Button type="submit" size="sm" onClick={press(onKeep)}>
            {t("keepMine")}
          </Button>
          <Button to="." size="sm" variant="secondary" onClick={press(onAdopt)}>
            {t("takeTheirs")}
          </Button>
        </>
      }
    >
      {typed && (
        <dl className="flex flex-col gap-2">
          {Object.entries(now).map(([field, value]) => (
            <div key={field}>
              <dt className="font-semibold">{labelOf(field.split(".").at(-1) ?? field)}</dt>
              {!/object|boolean/.test(typeof (value ?? "")) && (
                <>
                  <dd className="break-words">
                    {t("here", { text: asShown(form, field, typed.get(field)) })}
                  </dd>
                  <dd className="break-words">{t("there", { text: asShown(form, field, value) })}</dd>
                </>
              )}
            </div>
          ))}
        </dl>
      )}
    </Alert>
  );
}

/** Returns a value as its control shows it: a choice by its name, a date in the usual format. */
function asShown(form: HTMLFormElement, field: string, given: unknown): string {
  const value = String(given ?? "");
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => value && option.value === value)?.text ?? (value || "–");
  return (/^\d{4}(-\d\d){1,2}$/.test(value) ? writtenDate(value) : value) || "–";
}
