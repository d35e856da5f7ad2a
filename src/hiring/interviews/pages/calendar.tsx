import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { formOf, load } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { useDate } from "#ui/use-date.ts";
import { calendarFeed, endFeed, makeFeed } from "../contract-calendar.ts";
import { calendarPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { since: (await load(context, request, calendarFeed)).data.attributes.created_at };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if ((await formOf(request)).get("intent") === "end") {
    await load(context, request, endFeed);
    throw redirect(calendarPath);
  }
  return { url: (await load(context, request, makeFeed)).data.attributes.url };
}

/** The page with the address of the private calendar, for subscribing in other calendars. */
export default function Calendar() {
  const { since } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const busy = useNavigation().formData?.get("intent");
  const t = useTranslations("interviews.site.calendar");
  const date = useDate("day");
  return (
    <div className="mx-auto w-full max-w-reading lg:py-6">
      <Card className="flex flex-col gap-4">
        <PageHead title={t("title")} noindex />
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="text-ink-700">{t("text")}</p>
        {made?.url && <ShownOnce text={t("made")} label={t("title")} value={made.url} isLink />}
        {since && !made && <p className="text-ink-700">{t("since", { date: date(since) })}</p>}
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="make" busy={busy === "make"}>
            {t(since ? "renew" : "make")}
          </Button>
          {since && (
            <Button type="submit" name="intent" value="end" variant="secondary" busy={busy === "end"}>
              {t("end")}
            </Button>
          )}
        </Form>
      </Card>
    </div>
  );
}
