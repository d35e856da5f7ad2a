import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { hidePath } from "./hide-path.ts";

interface HiddenCompany {
  id: string;
  name: string;
  logo: string | null;
  path: string;
}

/** Companies that a candidate has hidden, each with the way back. */
export function HiddenCompanies({
  companies,
  className,
}: {
  companies: readonly HiddenCompany[];
  className: string;
}) {
  return (
    <ul className={cx("mt-3 grid gap-3", className)}>
      {companies.map(({ id, name, logo, path }) => (
        <li key={id}>
          <Card className="flex items-center gap-3">
            <Avatar name={name} src={logo} square />
            <a href={path} className="line-clamp-2 min-w-0 flex-1 font-semibold hover:underline">
              {name}
            </a>
            <ShowAgain what={{ company: id }} name={name} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function ShowAgain({ what, name }: { what: Parameters<typeof hidePath>[0]; name: string }) {
  const t = useTranslations("hiddenJobs.site.hidden");
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={hidePath(what, { show: true })} className="relative z-1">
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        icon="eye"
        busy={fetcher.state !== "idle"}
        aria-label={t("showName", { name })}
      >
        {t("show")}
      </Button>
    </fetcher.Form>
  );
}
