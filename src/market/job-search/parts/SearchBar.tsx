import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { KeywordField } from "./KeywordField.tsx";

/** Fields for keyword and place, for use in a GET form. */
export function SearchBar({
  keyword,
  place,
  large = false,
  after,
}: {
  keyword?: string;
  /** The field for the place. */
  place: ReactNode;
  large?: boolean;
  /** Shown beside the search button on phones. */
  after?: ReactNode;
}) {
  const t = useTranslations("jobSearch.site.search");
  return (
    <div className="flex flex-col gap-2 md:flex-row">
      <KeywordField label={t("keyword")} defaultValue={keyword} fieldClass={large ? "sm:h-12" : undefined} />
      {place}
      <span className="flex shrink-0 gap-2">
        <Button type="submit" size={large ? "lg" : "md"} className="flex-1">
          {t("submit")}
        </Button>
        {after}
      </span>
    </div>
  );
}
