import { type ComponentProps, type ReactNode, use, useMemo, useRef } from "react";
import { Form as RouterForm, type useFetcher } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { valueAt } from "#kit/form-names.ts";
import { ErrorSummary } from "../ErrorSummary.tsx";
import { Refusal } from "./Refusal.tsx";
import { FormPanelContext, FormScopeContext } from "./scope.ts";
import { useShownRefusal } from "./show-refusal.ts";

const none: Record<string, string> = {};

type SubmitFormProps = {
  /** The form component of a fetcher, for a form that does not leave the page; in a panel, that of the panel by default. */
  Form?: typeof RouterForm | ReturnType<typeof useFetcher>["Form"];
  /** The answer of the page's action. */
  reply: FormReply | null | undefined;
  /** The initial values of the fields. */
  values?: object;
  /** Errors that the page itself has found, by field. */
  errors?: Record<string, string>;
  /** Error of the form as a whole. */
  wrong?: ReactNode;
  /** Links or buttons offered beside the error. */
  actions?: ReactNode;
  /** Lists the invalid fields under this heading. */
  summary?: string;
  /** Returns the name of a field in that list, when many fields have the same error. */
  labelOf?: (name: string) => string;
  /** Prefix of ids, for pages with several forms that have the same field names. */
  prefix?: string;
} & ComponentProps<typeof RouterForm>;

/**
 * A form that posts to its page and is rendered again with the typed values and errors; its fields find both
 * by their names. A refusal is scrolled into view and focused.
 */
export function SubmitForm({
  Form: OwnForm,
  reply,
  values = none,
  errors = none,
  wrong = reply?.error?.formErrors,
  actions,
  summary,
  labelOf,
  prefix: ownPrefix,
  children,
  ...props
}: SubmitFormProps) {
  const panel = use(FormPanelContext);
  const prefix = ownPrefix ?? (panel ? "panel" : undefined);
  const Form = OwnForm ?? panel?.fetcher.Form ?? RouterForm;
  const action = OwnForm ? undefined : panel?.address;
  const form = useRef<HTMLFormElement>(null);
  useShownRefusal(form, reply);
  const allErrors = useMemo(
    () => ({ ...(reply?.error?.fieldErrors as Record<string, string> | undefined), ...errors }),
    [reply, errors],
  );
  const scope = useMemo(
    () => ({
      prefix,
      errors: allErrors,
      value: (name: string) =>
        valueAt(reply ? (reply.targetValue ?? reply.submission.payload) : values, name),
    }),
    [prefix, reply, values, allErrors],
  );
  const listed = Object.entries(allErrors).map(([name, text]) => ({
    name,
    text: labelOf ? `${labelOf(name)}: ${text}` : text,
  }));
  return (
    <Form method="post" action={action} className="flex flex-col gap-4" {...props} ref={form}>
      {summary && <ErrorSummary errors={listed} title={summary} />}
      {wrong && <Refusal actions={actions}>{wrong}</Refusal>}
      <FormScopeContext value={scope}>{children}</FormScopeContext>
    </Form>
  );
}
