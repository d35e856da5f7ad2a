import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { changeChoices, choices } from "../contract.ts";
import { notificationPaths } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, choices);
  return data.attributes;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, changeChoices.body);
  const outcome = await submit(context, request, changeChoices, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${notificationPaths.choices}?saved=1`);
}

const channels = ["mail", "bell"] as const;

/** The page with the settings of notifications, by email and in the product. */
export default function Choices() {
  const { groups } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("notifications.site.choices");
  const busy = useNavigation().state === "submitting";
  const [params] = useSearchParams();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {!reply && params.has("saved") && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      <Card>
        <SubmitForm reply={reply}>
          <ul className="-mt-2 divide-y divide-line">
            {groups.map(({ group, ...on }) => (
              <GroupChoice key={group} group={group} on={on} />
            ))}
          </ul>
          <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
            {t("save")}
          </Button>
        </SubmitForm>
      </Card>
      <Card>
        <CardHeader title={t("neededTitle")} text={t("neededText")} />
      </Card>
      <p className="text-center text-sm">
        <Link
          to="/account/your-account"
          className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
        >
          {t("back")}
        </Link>
      </p>
    </div>
  );
}

type Choice = Awaited<ReturnType<typeof loader>>["groups"][number];

/** A group with a checkbox for each of its channels. */
function GroupChoice({ group, on }: { group: Choice["group"]; on: Omit<Choice, "group"> }) {
  const t = useTranslations("notifications.site.choices");
  const names = useTranslations("notifications.labels.group");
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold" id={`group-${group}`}>
          {names(group)}
        </h2>
        <p className="text-sm text-ink-500">{t(`text.${group}`)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a flexible box everywhere */}
      <div role="group" aria-labelledby={`group-${group}`} className="grid w-56 grid-cols-2 gap-2">
        {channels.map((channel) =>
          on[channel] === null ? (
            <span key={channel} />
          ) : (
            <Checkbox
              key={channel}
              name={channel}
              value={group}
              defaultChecked={on[channel] === true}
              label={t(channel)}
            />
          ),
        )}
      </div>
    </li>
  );
}
