import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { readForm } from "#kit/form.ts";
import { load, pageUrl, perform, submit } from "#kit/page.ts";
import { type PostedActions, runPosted } from "#kit/posted-action.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { addCalendar, calendars, connectResults, readCalendar, removeCalendar } from "../../contract.ts";
import { CalendarRow } from "../../parts/console/CalendarRow.tsx";
import { calendarsPath, connectPath } from "../../paths.ts";
import { caps } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data, meta } = await load(context, request, calendars);
  const params = pageUrl(request).searchParams;
  const result = connectResults.find((each) => each === params.get("result")) ?? null;
  return { calendars: data, providers: meta.providers, result, done: params.get("done") };
}

const idOf = (posted: FormData) => ({ params: { id: String(posted.get("id")) } });

const acts: PostedActions<FormReply> = {
  add: async ({ context, request, posted }) => {
    const form = await readForm(posted, addCalendar.body);
    const outcome = await submit(context, request, addCalendar, { body: form.values });
    if (!outcome.ok) return form.reply(outcome.errors);
    throw redirect(`${calendarsPath(workspaceOf(context))}?done=added`);
  },
  read: async ({ context, request, posted }) => {
    await perform(context, request, readCalendar, idOf(posted));
    return null;
  },
  remove: async ({ context, request, posted }) => {
    await perform(context, request, removeCalendar, idOf(posted));
    throw redirect(`${calendarsPath(workspaceOf(context))}?done=removed`);
  },
};

export const action = (args: ActionFunctionArgs) => runPosted(args, acts);

/** The reader's own calendars, whose busy hours colleagues plan around. */
export default function Calendars() {
  const { calendars } = useLoaderData<typeof loader>();
  const t = useTranslations("calendars.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("text")}</p>
      </div>
      <Result />
      {calendars.length === 0 ? (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Card flush>
          <ul aria-label={t("list")} className="divide-y divide-line">
            {calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} />
            ))}
          </ul>
        </Card>
      )}
      {calendars.length < caps.calendars && <AddCard />}
      <p className="text-sm text-ink-700">
        {t.rich("feed", {
          a: (text) => (
            <a href="/account/calendar" className="text-leaf-700 underline">
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

function Result() {
  const { result, done } = useLoaderData<typeof loader>();
  const t = useTranslations("calendars.console");
  if (result)
    return (
      <Alert tone={result === "connected" ? "success" : "danger"} live>
        {t(`result.${result}`)}
      </Alert>
    );
  if (done !== "added" && done !== "removed") return null;
  return (
    <Alert tone="success" live>
      {t(done)}
    </Alert>
  );
}

function AddCard() {
  const { calendars, providers } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const isAdding = useNavigation().formData?.get("do") === "add";
  const t = useTranslations("calendars.console");
  return (
    <Card className="flex flex-col gap-5">
      {providers.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {providers.map((provider) => (
            <Button
              key={provider}
              to={connectPath(provider)}
              reloadDocument
              variant="secondary"
              icon="calendar"
            >
              {t(`connect.${provider}`)}
            </Button>
          ))}
        </div>
      )}
      <CardHeader title={t("add")} />
      <SubmitForm key={calendars.length} reply={reply ?? null} className="flex flex-col gap-4">
        <input type="hidden" name="do" value="add" />
        <Field name="url" label={t("url")} help={t("urlHelp")} required>
          <TextInput
            maxLength={caps.url}
            inputMode="url"
            autoComplete="off"
            placeholder="https://…/basic.ics"
          />
        </Field>
        <Button type="submit" busy={isAdding} className="self-start max-sm:w-full">
          {t("save")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
