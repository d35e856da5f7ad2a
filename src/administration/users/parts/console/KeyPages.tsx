import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";

/** Links to the newest and to the older rows of a list that pages by key. */
export function KeyPages({
  path,
  query,
  next,
  paged,
}: {
  path: string;
  query: Readonly<Record<string, string>>;
  /** The key of the next page; null on the last page. */
  next: string | null;
  /** Whether this is a later page than the first. */
  paged: boolean;
}) {
  const t = useTranslations("users.console.list");
  if (!next && !paged) return null;
  const to = (before: string | null) => {
    const given = new URLSearchParams(query);
    if (before) given.set("before", before);
    return given.size > 0 ? `${path}?${given}` : path;
  };
  return (
    <nav className="flex flex-wrap justify-between gap-3" aria-label={t("pages")}>
      {paged && (
        <Button variant="secondary" to={to(null)}>
          {t("newest")}
        </Button>
      )}
      {next && (
        <Button variant="secondary" to={to(next)} className="ml-auto">
          {t("older")}
        </Button>
      )}
    </nav>
  );
}
