import { Form, type LoaderFunctionArgs, useLoaderData, useSubmit } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { load, pageServices, pageUrl } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { calendarsPath } from "#people/calendars/paths.ts";
import { addDays, dayOf, mondayOf } from "#platform/reference/calendar.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { interviewWeek } from "../../contract-week.ts";
import { InterviewTabs } from "../../parts/console/InterviewTabs.tsx";
import { busyBlocks, interviewBlocks } from "../../parts/console/week/blocks.tsx";
import { WeekBar } from "../../parts/console/week/WeekBar.tsx";
import { WeekGrid } from "../../parts/console/week/WeekGrid.tsx";
import { interviewPaths } from "../../paths.ts";
import { weekMax } from "../../terms.ts";
import { membersFor } from "./scheduling.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = pageUrl(request).searchParams;
  const today = dayOf(context.get(pageServices).now);
  const day = isDay(params.get("day")) ? String(params.get("day")) : today;
  const from = mondayOf(isDay(params.get("from")) ? String(params.get("from")) : day);
  const members = await membersFor({ context, request });
  // A colleague who has left the team may still be in the address.
  const chosen = members
    .filter(({ id }) => params.getAll("people").includes(String(id)))
    .slice(0, weekMax.people)
    .map(({ id }) => String(id));
  const query = { from, ...(chosen.length > 0 && { people: chosen.join(",") }) };
  const { data, meta } = await load(context, request, interviewWeek, { query });
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return { interviews: data, ...meta, days, today, day: days.includes(day) ? day : from, members, chosen };
}

/** Returns whether a parameter is a day of the calendar. */
const isDay = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The interviews of a team in a week, with the busy hours of people. */
export default function InterviewWeek() {
  const { interviews, busy, people, holidays, days, day, today, chosen } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const language = useLocale();
  const t = useTranslations("interviews.console");
  const to = (from: string, at?: string) =>
    `?${new URLSearchParams([["from", from], ...(at ? [["day", at]] : []), ...chosen.map((id) => ["people", id])])}`;
  const blocks = [
    ...busyBlocks(busy, days, (person) => people.find(({ id }) => id === person)?.full_name ?? ""),
    ...interviewBlocks(interviews, days, ({ id, attributes: { can, feedback, applicant } }) => {
      if (can.feedback && !feedback.own) return feedbackPath(workspace, id);
      return can.reschedule
        ? interviewPaths.detail(workspace, id)
        : applicantPaths.detail(workspace, applicant.id);
    }),
  ];
  const counts = new Map(
    [...Map.groupBy(interviews, ({ attributes }) => attributes.date)].map(([date, list]) => [
      date,
      list.length,
    ]),
  );
  return (
    <div className="@container mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("week.title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("list.title")}</h1>
        <Button to={calendarsPath(workspace)} variant="ghost" size="sm" icon="calendar">
          {t("week.calendars")}
        </Button>
      </div>
      <InterviewTabs current="week" />
      <WeekBar days={days} chosen={day} today={today} counts={counts} to={to}>
        <PeopleFilter />
      </WeekBar>
      <Card flush className="overflow-hidden">
        <WeekGrid
          days={days}
          chosen={day}
          today={today}
          blocks={blocks}
          holidays={new Map(holidays.map((each) => [each.day, language === "vi" ? each.name_vn : each.name]))}
        />
      </Card>
      {interviews.length === 0 && <p className="text-center text-sm text-ink-500">{t("week.empty")}</p>}
    </div>
  );
}

/** The members of the team whose interviews and busy hours are shown. */
function PeopleFilter() {
  const { members, chosen, days, day } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  const t = useTranslations("interviews.console.week");
  if (members.length < 2) return null;
  return (
    <details className="relative">
      <summary className={cx(buttonClass({ variant: "secondary", size: "sm" }), "cursor-pointer")}>
        {t("people", { count: chosen.length })}
      </summary>
      <Form
        method="get"
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
        className="absolute right-0 z-20 mt-1 flex max-h-80 w-64 flex-col gap-2 overflow-y-auto rounded-md border border-line bg-float p-3 shadow-float"
      >
        <input type="hidden" name="from" value={days[0]} />
        <input type="hidden" name="day" value={day} />
        {members.map(({ id, full_name }) => (
          <Checkbox
            key={id}
            name="people"
            value={id}
            label={full_name}
            defaultChecked={chosen.includes(String(id))}
          />
        ))}
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {t("show")}
          </Button>
        </noscript>
      </Form>
    </details>
  );
}
