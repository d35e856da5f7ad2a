import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { BulkDownload } from "#market/jobs/parts/console/BulkDownload.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Menu } from "#ui/Menu.tsx";
import { tagLimits } from "../../terms.ts";
import type { TableBarProps } from "./TableBar.tsx";

/** The less frequent actions of the bar, in a panel: owner, tags, interviews, talent pool and CSV. */
export function MoreActions({ members, tags, pages }: Pick<TableBarProps, "members" | "tags" | "pages">) {
  const t = useTranslations("applications.console.table");
  const known = useId();
  return (
    <Menu
      variant="secondary"
      chevron
      items={[]}
      footer={
        <div className="flex w-64 max-w-full flex-col gap-4">
          <Group>
            <Field name="owner_id" label={t("owner")}>
              <Select
                placeholder={t("chooseOwner")}
                options={[{ value: "none", label: t("noOwner") }, ...members]}
              />
            </Field>
            <Button type="submit" name="intent" value="owner" variant="secondary" size="sm">
              {t("assign")}
            </Button>
          </Group>
          <Group>
            <Field name="tag" label={t("tag")}>
              <TextInput maxLength={tagLimits.length} autoComplete="off" list={known} />
            </Field>
            <datalist id={known}>
              {tags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
            <div className="flex gap-2">
              <Button type="submit" name="intent" value="tag" variant="secondary" size="sm">
                {t("addTag")}
              </Button>
              <Button type="submit" name="intent" value="untag" variant="ghost" size="sm">
                {t("removeTag")}
              </Button>
            </div>
          </Group>
          <PageButtons pages={pages} />
        </div>
      }
    >
      {t("more")}
    </Menu>
  );
}

/** A field with its buttons below. */
const Group = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-2 border-b border-line pb-4 *:first:w-full">{children}</div>
);

/** The buttons that lead to pages about the selected applicants, and the download. */
function PageButtons({ pages }: Pick<TableBarProps, "pages">) {
  const t = useTranslations("applications.console.table");
  const kinds = [
    { page: "interviews", icon: "calendar" },
    { page: "pools", icon: "users" },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map(({ page, icon }) => (
        <Button
          key={page}
          type="submit"
          variant="secondary"
          size="sm"
          icon={icon}
          formMethod="get"
          formAction={pages[page]}
        >
          {t(page)}
        </Button>
      ))}
      <BulkDownload address={pages.csv} variant="secondary" size="sm">
        {t("csv")}
      </BulkDownload>
    </div>
  );
}
