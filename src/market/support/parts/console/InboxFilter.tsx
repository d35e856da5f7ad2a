import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button, iconButtonClass } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { inboxPaths } from "../../paths.ts";
import { threadKinds } from "../../terms.ts";

/** The filter of conversations by text and kind, stored in the address. */
export function InboxFilter({
  tab,
  kind,
  search,
  mine,
  dueToday,
  waiting,
  counts,
}: {
  tab: string;
  mine: boolean;
  dueToday: boolean;
  kind: string | undefined;
  search: string | undefined;
  /** Number of waiting conversations by kind. */
  waiting: Record<string, number>;
  counts: { mine: number; due_today: number };
}) {
  const t = useTranslations("support");
  const rest = new URLSearchParams({ tab });
  if (kind) rest.set("kind", kind);
  if (mine) rest.set("mine", "1");
  if (dueToday) rest.set("due_today", "1");
  return (
    <Form action={inboxPaths.list} role="search" className="flex flex-wrap gap-2">
      <input type="hidden" name="tab" value={tab} />
      <div className="min-w-0 flex-1 basis-64">
        <SearchField search={search} clearPath={`${inboxPaths.list}?${rest}`} />
      </div>
      <div className="flex-1 basis-48 sm:max-w-menu">
        <Select
          key={kind}
          name="kind"
          aria-label={t("console.inbox.kinds.label")}
          defaultValue={kind ?? ""}
          placeholder={t("console.inbox.kinds.all")}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          options={threadKinds.map((value) => ({
            value,
            label: waiting[value]
              ? `${t(`labels.kind.${value}`)} (${waiting[value]})`
              : t(`labels.kind.${value}`),
          }))}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t("console.inbox.find")}
      </Button>
      <Ticks mine={mine} dueToday={dueToday} counts={counts} />
    </Form>
  );
}

function SearchField({ search, clearPath }: { search: string | undefined; clearPath: string }) {
  const t = useTranslations("support.console.inbox");
  return (
    <TextInput
      key={search}
      name="search"
      type="search"
      enterKeyHint="search"
      maxLength={255}
      icon="search"
      aria-label={t("search")}
      placeholder={t("search")}
      defaultValue={search}
      data-key="search"
      after={
        search && (
          <Link
            to={clearPath}
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
  );
}

/** Filters by owner and by the clock of the reply. */
function Ticks({
  mine,
  dueToday,
  counts,
}: {
  mine: boolean;
  dueToday: boolean;
  counts: { mine: number; due_today: number };
}) {
  const t = useTranslations("support.console.inbox");
  return (
    <div className="flex w-full flex-wrap gap-x-6">
      <Checkbox
        key={`mine ${mine}`}
        name="mine"
        value="1"
        defaultChecked={mine}
        label={t("mine", { count: String(counts.mine) })}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Checkbox
        key={`due ${dueToday}`}
        name="due_today"
        value="1"
        defaultChecked={dueToday}
        label={t("dueToday", { count: String(counts.due_today) })}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </div>
  );
}
