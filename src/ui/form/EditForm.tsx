import { isDirty, parseSubmission, useForm } from "@conform-to/react/future";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Form as RouterForm } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { ErrorSummary } from "../ErrorSummary.tsx";
import { type StoredWork, useAutosave } from "./autosave.ts";
import { EditContext, type RowChange, useEdit } from "./edit.ts";
import { LeaveWarning } from "./LeaveWarning.tsx";
import { onSwitch } from "./language-switch.ts";
import { Refusal } from "./Refusal.tsx";
import { FormPanelContext, FormScopeContext } from "./scope.ts";
import { useErrorsOf, useSending } from "./sending.ts";
import { useShownRefusal } from "./show-refusal.ts";
import { UnsavedWork } from "./UnsavedWork.tsx";
import { withoutAdditions } from "./unchanged.ts";

type Values = Record<string, unknown>;

interface EditFormProps {
  id: string;
  /** The answer of the page's action. */
  reply: FormReply | undefined;
  /** The last saved values. */
  values: Values;
  /** Stores unsaved work in the browser under this name; each form has its own. */
  autosave?: string;
  /** Asks for confirmation before a page with unsaved work is left (spec §5). */
  leaveWarning?: boolean;
  /** The button that Enter presses; the buttons of rows come before the form's own in the document. */
  enter: { name: string; value: string };
  /** Returns the name of an invalid field in the error list. */
  labelOf?: (name: string) => string | undefined;
  encType?: "multipart/form-data";
  className?: string;
  children: ReactNode;
}

interface Begin {
  values: Values;
  /** The answer that belongs to earlier values; it no longer applies. */
  answered: FormReply | undefined;
  version: number;
}

/**
 * A form of a console: rows are added, removed and moved, with and without script; unsaved work is stored,
 * and confirmed before it is left. Its fields find error and value by their names, like in a `SubmitForm`;
 * `EditNotes` shows its errors.
 */
export function EditForm({ reply, values, ...props }: EditFormProps) {
  const [saved, setSaved] = useState(values);
  const [begin, setBegin] = useState<Begin>({ values, answered: undefined, version: 0 });
  // The API returns saved values in normalized form; the fields start again with them.
  if (JSON.stringify(values) !== JSON.stringify(saved)) {
    setSaved(values);
    if (!reply) setBegin({ values, answered: undefined, version: begin.version + 1 });
  }
  return (
    <Fields
      key={begin.version}
      {...props}
      values={values}
      begin={begin.values}
      reply={reply === begin.answered ? undefined : reply}
      onRestore={(kept) => setBegin({ values: kept.values, answered: reply, version: begin.version + 1 })}
    />
  );
}

function Fields({
  id,
  reply,
  values,
  begin,
  autosave,
  leaveWarning = false,
  enter,
  labelOf,
  onRestore,
  children,
  ...props
}: EditFormProps & { begin: Values; onRestore: (kept: StoredWork) => void }) {
  const element = useRef<HTMLFormElement>(null);
  const panel = use(FormPanelContext);
  const Form = panel?.fetcher.Form ?? RouterForm;
  const { form, rowsOf, buttonOf } = useRows(id, reply, begin);
  useShownRefusal(element, reply);
  const [live, reread] = useLiveValues(element, reply?.targetValue ?? reply?.submission.payload ?? begin);
  const differs = (now: Values) =>
    isDirty(withoutAdditions(now, values) as Record<string, string>, { defaultValue: values }) ?? false;
  const dirty = differs(live);
  const work = useAutosave(autosave, { live, dirty, differs, restore: onRestore });
  const sending = useLeaving(element, work);
  const { errors, listed, rowsChanged } = useErrorsOf(reply, labelOf);
  const scope = { errors, value: (name: string) => form.getField(name).defaultPayload };
  const notes = (
    <Notes listed={listed} general={reply?.error?.formErrors} work={work} onRestore={onRestore} />
  );
  const edit = { live, reread, savedAt: work.savedAt, notes, rowsOf, buttonOf };
  return (
    <Form
      method="post"
      action={panel?.address}
      {...props}
      id={id}
      ref={element}
      noValidate
      onInput={reread}
      onChange={reread}
      onSubmit={(event) => {
        form.props.onSubmit(event);
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!event.defaultPrevented) {
          work.keep();
          sending.current = true;
        } else if (submitter instanceof HTMLButtonElement) rowsChanged(submitter.value);
      }}
    >
      <button type="submit" hidden {...enter} />
      {leaveWarning && (
        <LeaveWarning dirty={dirty} isLeaving={() => sending.current} onLeave={work.discard} />
      )}
      <FormScopeContext value={scope}>
        <EditContext value={edit}>{children}</EditContext>
      </FormScopeContext>
    </Form>
  );
}

/** The state of the form's library: its fields, and the rows that buttons add, remove and move. */
function useRows(id: string, reply: FormReply | undefined, begin: Values) {
  const { form, intent } = useForm<Values, string>({
    id,
    lastResult: reply,
    defaultValue: begin as Record<string, string>,
    // `showRefusal` moves the focus to an error, so the library does not.
    onError: () => {},
    // The API validates, so the form does not.
    onValidate: () => ({ error: null }),
  });
  const rowsOf = (name: string) =>
    form.getFieldList<unknown[]>(name).map((row) => ({ key: row.key ?? row.name, name: String(row.name) }));
  const buttonOf = (change: RowChange) => ({
    type: "submit" as const,
    name: form.intentName,
    value:
      "insert" in change
        ? intent.insert.serialize({ name: change.insert, defaultValue: change.defaultValue } as never)
        : "remove" in change
          ? intent.remove.serialize({ name: change.remove, index: change.index } as never)
          : intent.reorder.serialize({ name: change.reorder, from: change.from, to: change.to } as never),
  });
  return { form, rowsOf, buttonOf };
}

/** Returns the values that the form has at present, and a function that reads them again. */
function useLiveValues(element: RefObject<HTMLFormElement | null>, initial: Values): [Values, () => void] {
  const [live, setLive] = useState<Values>(initial);
  const reread = useCallback(() => {
    if (!element.current) return;
    const { payload } = parseSubmission(new FormData(element.current));
    setLive((before) => (JSON.stringify(before) === JSON.stringify(payload) ? before : payload));
  }, [element]);
  // Added and removed rows cause a render and no input event, so each render reads the fields again.
  useEffect(reread);
  return [live, reread];
}

/** Returns whether the form is being sent or the language switched, so that leaving the page needs no warning. */
function useLeaving(element: RefObject<HTMLFormElement | null>, work: ReturnType<typeof useAutosave>) {
  const sending = useSending(work.discard);
  const keepForSwitch = useEffectEvent(() => {
    if (!work.keepForSwitch()) return null;
    sending.current = true;
    return element.current;
  });
  useEffect(() => onSwitch(() => keepForSwitch()), []);
  return sending;
}

function Notes({
  listed,
  general,
  work,
  onRestore,
}: {
  listed: ComponentProps<typeof ErrorSummary>["errors"];
  general: ReactNode;
  work: ReturnType<typeof useAutosave>;
  onRestore: (stored: StoredWork) => void;
}) {
  return (
    <>
      <ErrorSummary errors={listed} />
      {general && <Refusal>{general}</Refusal>}
      {work.found && <UnsavedWork found={work.found} onRestore={onRestore} onDiscard={work.discard} />}
    </>
  );
}

/** Shows the errors of the form, and the unsaved work of an earlier visit. */
export function EditNotes() {
  return useEdit().notes;
}
