import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";

/** Links to the older rows of a list that is read by key, and back to the newest. */
export function KeyPages({ next }: { next: string | null }) {
  const [params] = useSearchParams();
  const t = useTranslations("introductions.console");
  const searchOf = (before: string | null) => {
    const query = new URLSearchParams(params);
    query.delete("before");
    if (before) query.set("before", before);
    return { search: query.toString() };
  };
  if (!next && !params.has("before")) return null;
  return (
    <nav className="flex flex-wrap justify-center gap-3">
      {params.has("before") && (
        <Link to={searchOf(null)} className={buttonClass({ variant: "ghost", size: "sm" })}>
          {t("newest")}
        </Link>
      )}
      {next && (
        <Link to={searchOf(next)} rel="next" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {t("older")}
        </Link>
      )}
    </nav>
  );
}
