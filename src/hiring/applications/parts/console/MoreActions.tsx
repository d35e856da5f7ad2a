import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
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
        <div className="flex flex-col gap-4">
          <Row>
            <Field name="owner_id" label={t("owner")} className="flex-1">
              <Select
                placeholder={t("chooseOwner")}
                options={[{ value: "none", label: t("noOwner") }, ...members]}
              />
            </Field>
            <Button type="submit" name="intent" value="owner" variant="secondary">
              {t("assign")}
            </Button>
          </Row>
          <Row>
            <Field name="tag" label={t("tag")} className="flex-1">
              <TextInput maxLength={tagLimits.length} autoComplete="off" list={known} />
            </Field>
            <datalist id={known}>
              {tags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
            <Button type="submit" name="intent" value="tag" variant="secondary">
              {t("addTag")}
            </Button>
            <Button type="submit" name="intent" value="untag" variant="ghost">
              {t("removeTag")}
            </Button>
          </Row>
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="secondary"
              icon="calendar"
              formMethod="get"
              formAction={pages.interviews}
            >
              {t("interviews")}
            </Button>
            <Button type="submit" variant="secondary" icon="users" formMethod="get" formAction={pages.pools}>
              {t("pools")}
            </Button>
            <Csv address={pages.csv} />
          </div>
        </div>
      }
    >
      {t("more")}
    </Menu>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-end gap-2">{children}</div>
);

/** The button that downloads the selected applicants as a table. */
function Csv({ address }: { address: string }) {
  const t = useTranslations("applications.console.table");
  return (
    <Button
      type="submit"
      variant="secondary"
      icon="download"
      formMethod="get"
      formAction={address}
      onClick={(event) => {
        // The router would treat the download as a page.
        event.preventDefault();
        const ids = new FormData(event.currentTarget.form ?? undefined).getAll("ids").map(String);
        window.location.assign(`${address}?${new URLSearchParams(ids.map((id) => ["ids", id]))}`);
      }}
    >
      {t("csv")}
    </Button>
  );
}
