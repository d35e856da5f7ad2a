import { useTranslations } from "use-intl";
import { activityLooks, useSentence } from "#hiring/applications/parts/console/History.tsx";
import { Card } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Timeline } from "#ui/Timeline.tsx";
import type { PersonContacts } from "../../person-contacts.ts";
import { useDescribe } from "./use-describe.ts";

const mostShown = 50;

/** The activities of all applications of a person, the newest first, each with its job. */
export function PersonHistory({ contacts }: { contacts: PersonContacts }) {
  const t = useTranslations("applications.console.history");
  const describe = useDescribe();
  const sentence = useSentence([]);
  const entries = contacts
    .flatMap(({ job, activities }) => activities.map((activity) => ({ job, activity })))
    .toSorted((a, b) => b.activity.at.localeCompare(a.activity.at))
    .slice(0, mostShown);
  if (entries.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-4 text-lg font-semibold">{t("title")}</h2>
      <Timeline
        entries={entries.map(({ job, activity }, index) => {
          const look = describe(activity) ?? {
            title: sentence(activity),
            icon: activityLooks[activity.kind]?.icon ?? "info",
            tone: activityLooks[activity.kind]?.tone ?? "neutral",
          };
          return Object.assign(
            { key: index, time: <RelativeTime at={activity.at} />, children: <p>{job}</p> },
            look,
          );
        })}
      />
    </Card>
  );
}
