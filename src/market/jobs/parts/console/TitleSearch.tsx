import { useId } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button, iconButtonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { TextInput } from "#ui/inputs.tsx";

/** The search for jobs of the current tab by title; the query is in the address. */
export function TitleSearch({
  page,
  group,
  title,
  label,
  sort,
}: {
  page: string;
  group: string;
  title: string | undefined;
  label: string;
  /** The order of the list, which the search keeps. */
  sort?: string | undefined;
}) {
  const t = useTranslations("jobs.console.list");
  const id = useId();
  return (
    <Form action={page} role="search" className="flex max-w-reading gap-2">
      <input type="hidden" name="tab" value={group} />
      {sort && <input type="hidden" name="sort" value={sort} />}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="min-w-0 flex-1">
        <TextInput
          key={title}
          id={id}
          name="title"
          type="search"
          enterKeyHint="search"
          maxLength={255}
          icon="search"
          placeholder={label}
          defaultValue={title}
          after={
            title && (
              <Link
                to={`${page}?${new URLSearchParams({ tab: group, ...(sort && { sort }) })}`}
                aria-label={t("clear")}
                title={t("clear")}
                className={iconButtonClass({ size: "sm" })}
              >
                <Icon name="x" size="sm" />
              </Link>
            )
          }
          className="[&::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <Button type="submit" variant="secondary">
        {t("find")}
      </Button>
    </Form>
  );
}
