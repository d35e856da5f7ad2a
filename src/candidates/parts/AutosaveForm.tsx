import { type ReactNode, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { valueAt } from "#kit/form-names.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { LeaveWarning } from "#ui/form/LeaveWarning.tsx";
import { FormScopeContext } from "#ui/form/scope.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import type { ProfileReply } from "./form-reply.ts";
import { writtenDate } from "./partial-date.ts";
import { useAutosave } from "./use-autosave.ts";

interface AutosaveFormProps {
  /** Of its reply: `profile`, or a section and a row. */
  name: string;
  /** Its hidden fields. */
  sends: Record<string, string>;
  values: object;
  version: number;
  labelOf: (field: string) => string;
  children: ReactNode;
}

/**
 * A form that saves itself, and tells when. A change in another window is shown beside what was typed here. Without script it
 * has a button.
 */
export function AutosaveForm(props: AutosaveFormProps) {
  const [begin, setBegin] = useState({ values: props.values, version: props.version, key: 0 });
  return (
    <Fields
      key={begin.key}
      {...props}
      values={begin.values}
      version={begin.version}
      onAdopt={(now) =>
        setBegin({ values: { ...begin.values, ...now }, version: now.version, key: begin.key + 1 })
      }
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
}: AutosaveFormProps & { onAdopt: (now: NonNullable<ProfileReply["now"]>) => void }) {
  const t = useTranslations("candidates.site.save");
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<ProfileReply>();
  const posted = useActionData<ProfileReply>();
  const save = useAutosave(form, fetcher, version);
  const reply = fetcher.data ?? (posted?.form === name ? posted : undefined);
  const scope = {
    prefix: name === "profile" ? undefined : name,
    errors: (reply?.errors?.error?.fieldErrors ?? {}) as Record<string, string>,
    value: (field: string) =>
      valueAt((reply === posted && (reply?.errors?.submission.payload ?? reply?.typed)) || values, field),
  };
  const wrong = reply?.errors?.error;
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
      {Object.entries({ ...sends, version: String(save.version) }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {/* Only there while it is needed: the router knows one of them at a time, and a profile has many forms. */}
      {save.dirty && (wrong != null || reply?.now !== undefined || save.behind) && (
        <LeaveWarning dirty isLeaving={() => false} onLeave={() => {}} />
      )}
      {reply?.now && (
        <Conflict
          now={reply.now}
          form={form.current}
          labelOf={labelOf}
          onKeep={() => reply.now && save.overwrite(reply.now.version)}
          onAdopt={() => reply.now && onAdopt(reply.now)}
        />
      )}
      <FormScopeContext value={scope}>{children}</FormScopeContext>
      <div className="flex min-h-6 items-center justify-between gap-3">
        <SaveState
          busy={fetcher.state !== "idle"}
          dirty={save.dirty}
          wrong={wrong != null}
          general={wrong?.formErrors as string | null | undefined}
          savedAt={reply?.savedAt}
        />
        <noscript>
          <Button type="submit" size="sm">
            {t("button")}
          </Button>
        </noscript>
      </div>
    </fetcher.Form>
  );
}

function SaveState({
  busy,
  dirty,
  wrong,
  general,
  savedAt,
}: {
  busy: boolean;
  dirty: boolean;
  wrong: boolean;
  general: string | null | undefined;
  savedAt: string | undefined;
}) {
  const t = useTranslations("candidates.site.save");
  const clock = useDate("clock");
  const failed = wrong && !busy;
  const text = failed
    ? (general ?? t("wrong"))
    : busy || dirty
      ? t("saving")
      : savedAt
        ? t("saved", { time: clock(savedAt) })
        : "";
  return (
    <p
      role="status"
      className={`flex items-center gap-1 text-sm ${failed ? "text-danger-600" : "text-ink-500"}`}
    >
      {!failed && savedAt && !busy && !dirty && <Icon name="check" size="sm" className="text-leaf-600" />}
      {text}
    </p>
  );
}

/** What another window has saved, beside what was typed here; nothing is lost before the person chooses. */
function Conflict({
  now,
  form,
  labelOf,
  onKeep,
  onAdopt,
}: {
  now: NonNullable<ProfileReply["now"]>;
  form: HTMLFormElement | null;
  labelOf: (field: string) => string;
  onKeep: () => void;
  onAdopt: () => void;
}) {
  const t = useTranslations("candidates.site.save");
  const typed = form && new FormData(form);
  const differing = Object.entries(now).flatMap(([field, value]) => {
    const typedHere = typed?.get(field);
    if (field === "version" || typeof typedHere !== "string" || /object|boolean/.test(typeof (value ?? "")))
      return [];
    const [here, there] = [typedHere, String(value ?? "")].map((text) => asShown(form, field, text));
    return here === there ? [] : [{ field, here, there }];
  });
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
          {/* Without script the first posts what was typed again, and the second reads the page anew. */}
          <Button type="submit" size="sm" onClick={press(onKeep)}>
            {t("keepMine")}
          </Button>
          <Button to="." size="sm" variant="secondary" onClick={press(onAdopt)}>
            {t("takeTheirs")}
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-2">
        {differing.map(({ field, here, there }) => (
          <div key={field}>
            <dt className="font-semibold">{labelOf(field)}</dt>
            <dd className="break-words">{t("here", { text: here || "–" })}</dd>
            <dd className="break-words">{t("there", { text: there || "–" })}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

/** A value as its control shows it: a choice by its name, a date as people write it. */
function asShown(form: HTMLFormElement | null, field: string, value: string): string {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => value && option.value === value)?.text ?? value;
  return /^\d{4}(-\d\d){1,2}$/.test(value) ? writtenDate(value) : value;
}
