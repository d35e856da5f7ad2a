import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form as RouterForm, type useFetcher } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { valueAt } from "#kit/form-names.ts";
import { ErrorSummary } from "../ErrorSummary.tsx";
import { Refusal } from "./Refusal.tsx";
import { FormScopeContext } from "./scope.ts";
import { showRefusal } from "./show-refusal.ts";

const none: Record<string, string> = {};

/**
 * A form that posts to its page and comes back with what was typed and what is wrong; its fields find both by their names.
 * A refusal is brought into view, with the focus.
 */
export function SubmitForm({
  Form = RouterForm,
  reply,
  values = none,
  errors = none,
  wrong = reply?.error?.formErrors,
  actions,
  summary,
  labelOf,
  prefix,
  children,
  ...props
}: {
  /** A fetcher's form, where the page stays. */
  Form?: typeof RouterForm | ReturnType<typeof useFetcher>["Form"];
  /** What the page's action answered. */
  reply: FormReply | null | undefined;
  /** What the fields begin with. */
  values?: object;
  /** What the page itself finds wrong, by field. */
  errors?: Record<string, string>;
  /** What is wrong with the whole form. */
  wrong?: ReactNode;
  /** The way on that is offered beside it. */
  actions?: ReactNode;
  /** Lists the wrong fields under this heading. */
  summary?: string;
  /** Names a field in that list, where many fields have the same errors. */
  labelOf?: (name: string) => string;
  /** Where the page has several forms with the same names. */
  prefix?: string;
} & ComponentProps<typeof RouterForm>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply?.error) showRefusal(form.current);
  }, [reply]);
  const found = useMemo(
    () => ({ ...(reply?.error?.fieldErrors as Record<string, string> | undefined), ...errors }),
    [reply, errors],
  );
  const scope = useMemo(
    () => ({
      prefix,
      errors: found,
      value: (name: string) =>
        valueAt(reply ? (reply.targetValue ?? reply.submission.payload) : values, name),
    }),
    [prefix, reply, values, found],
  );
  const listed = Object.entries(found).map(([name, text]) => ({
    name,
    text: labelOf ? `${labelOf(name)}: ${text}` : text,
  }));
  return (
    <Form method="post" className="flex flex-col gap-4" {...props} ref={form}>
      {summary && <ErrorSummary errors={listed} title={summary} />}
      {wrong && <Refusal actions={actions}>{wrong}</Refusal>}
      <FormScopeContext value={scope}>{children}</FormScopeContext>
    </Form>
  );
}
