import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { KeywordField } from "#market/job-search/parts/KeywordField.tsx";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import type { MyHomeData } from "../../pages/my-home-data.ts";
import { MyJobs } from "./MyJobs.tsx";
import { MyPanels } from "./MyPanels.tsx";

/** The home page of a candidate: offers and interviews, deadlines, changes, and suggested jobs. */
export default function MyHome({ data }: { data: MyHomeData }) {
  const { name, running, words, paths, ahead } = data;
  const t = useTranslations("jobSearch.site.search");
  return (
    <div className="mx-auto w-full max-w-content px-4 py-6 sm:px-6">
      <PageHead title={words.title} noindex />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold">{name}</h1>
          <p className="text-ink-700">{running}</p>
        </div>
        <Form action={paths.jobs} role="search" className="flex min-w-0 flex-1 basis-72 gap-2 lg:max-w-form">
          <KeywordField label={t("keyword")} />
          <Button type="submit" className="shrink-0">
            {t("submit")}
          </Button>
        </Form>
      </div>
      {ahead.length > 0 && (
        <LinkList className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
          {ahead.map((entry) => (
            <Ahead key={entry.id} entry={entry} heading={words.ahead[entry.head]} />
          ))}
        </LinkList>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <MyJobs data={data} />
        <MyPanels data={data} />
      </div>
    </div>
  );
}

/** An application with an offer or in an interview stage. */
function Ahead({ entry, heading }: { entry: MyHomeData["ahead"][number]; heading: string }) {
  const isInterview = entry.status === "interview";
  return (
    <li
      className={cx("card card-live flex items-start gap-3 p-4", isInterview ? "bg-leaf-50" : "bg-lotus-100")}
    >
      <Avatar name={entry.company} src={entry.logo} square />
      <div className="min-w-0 flex-1">
        <h2 className={cx("font-semibold", isInterview ? "text-leaf-700" : "text-lotus-600")}>
          <a href={entry.to} className="card-link">
            {heading}
          </a>
        </h2>
        {entry.when && <p className="text-sm font-semibold first-letter:uppercase">{entry.when}</p>}
        <p className="line-clamp-2 text-sm">{entry.title}</p>
        <p className="truncate text-sm text-ink-700">{entry.company}</p>
      </div>
      <Icon name="arrow-right" size="sm" className="mt-1" />
    </li>
  );
}
