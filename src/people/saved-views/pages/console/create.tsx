import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { pageUrl, submit } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { createView } from "../../contract.ts";
import { listPath, viewAddress } from "../../list-paths.ts";
import { isJobList, nameMax, queryMax } from "../../terms.ts";
import { listOf } from "./list-of.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = (pageUrl(request).searchParams.get("query") ?? "").slice(0, queryMax);
  return { ...listOf(context, request), query };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, createView.body);
  const outcome = await submit(context, request, createView, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  const { id, attributes } = outcome.data.data;
  const { at } = listOf(context, request);
  throw redirect(viewAddress(attributes.list, { id, query: attributes.query }, at));
}

/** The page that saves the filters of a list as a view. */
export default function CreateView() {
  const { list, at, query } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const t = useTranslations("savedViews.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("form.title")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t(`lists.${list}`), to: listPath(list, at) + (query && `?${query}`) },
          { label: t("form.title") },
        ]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("form.title")}</h1>
        <p className="mt-1 text-ink-700">{t("form.text")}</p>
      </div>
      <Card>
        <SubmitForm reply={reply} wrong={reply?.error?.fieldErrors.query ?? reply?.error?.formErrors}>
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="query" value={query} />
          <Field name="name" label={t("form.name")} required>
            <TextInput maxLength={nameMax} autoFocus autoComplete="off" />
          </Field>
          <Checkbox
            name="shared"
            label={t(isJobList(list) ? "form.sharedTeam" : "form.shared")}
            help={t("form.sharedHelp")}
          />
          <Checkbox name="is_default" label={t("form.isDefault")} />
          <div>
            <Button type="submit" busy={busy}>
              {t("save")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </div>
  );
}
