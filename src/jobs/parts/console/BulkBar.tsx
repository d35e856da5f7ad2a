import { useId, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { jobsCsvPath } from "../../paths.ts";
import { type BulkAction, extensionDays, usualExtension } from "../../terms.ts";

/** The form that the boxes of the rows belong to: rows have forms of their own, in their menus. */
export const bulkForm = "jobs-bulk";

/**
 * What can be done to the ticked jobs; there while any is ticked, within a group named `list`. A phone has one line of it, and
 * the actions in a sheet.
 */
export function BulkBar({
  action,
  offered,
  members,
  count,
  all,
  tickAll,
}: {
  /** Where the form is sent to. */
  action: string;
  /** What the jobs that are shown allow. */
  offered: readonly BulkAction[];
  /** Who may become their owner. */
  members: readonly Option[];
  count: number;
  /** How many are shown. */
  all: number;
  tickAll: (ticked: boolean) => void;
}) {
  const t = useTranslations("jobs.console");
  const { state, formData } = useNavigation();
  const pressed = state === "idle" ? null : formData?.get("bulk");
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const plain = (["close", "withdraw", "reopen"] as const).filter((each) => offered.includes(each));
  return (
    <Form
      id={bulkForm}
      method="post"
      action={action}
      aria-label={t("bulk.label")}
      onSubmit={() => sheet.current?.hidePopover()}
      className="sticky bottom-0 z-2 hidden items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-float max-md:px-3 max-md:py-2 md:flex-wrap group-has-[input[name=ids]:checked]/list:flex max-lg:bottom-bottom-bar"
    >
      {/* Enter on a ticked row presses the first button: this one does nothing. */}
      <button type="submit" hidden onClick={(event) => event.preventDefault()} />
      <div className="flex min-w-0 items-center gap-x-2 text-sm max-md:flex-1 max-md:flex-col max-md:items-start noscript:hidden">
        <span role="status" className="font-semibold tabular-nums">
          {t("bulk.count", { count })}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="max-md:min-h-6! max-md:px-0! max-md:py-0!"
          onClick={() => tickAll(count < all)}
        >
          {t(count < all ? "bulk.all" : "bulk.clear")}
        </Button>
      </div>
      <Button
        variant="secondary"
        popoverTarget={sheetId}
        iconAfter="chevron-up"
        busy={Boolean(pressed)}
        className="shrink-0 md:hidden!"
      >
        {t("bulk.actions")}
      </Button>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        className="inset-x-2 top-auto bottom-2 m-0 w-auto flex-col gap-4 rounded-lg border border-line bg-float p-4 text-ink-900 shadow-float max-md:fixed max-md:open:flex md:contents"
      >
        {offered.includes("extend") && (
          <div className="flex items-center gap-2 max-md:w-full">
            <Field name="days" label={t("bulk.days")} hideLabel className="max-md:flex-1">
              <Select
                defaultValue={String(usualExtension)}
                options={extensionDays.map((days) => ({
                  value: String(days),
                  label: t("bulk.byDays", { days }),
                }))}
              />
            </Field>
            <Button type="submit" name="bulk" value="extend" variant="secondary" busy={pressed === "extend"}>
              {t("bulk.extend")}
            </Button>
          </div>
        )}
        {offered.includes("change_owner") && (
          <div className="flex items-center gap-2 max-md:w-full">
            <Field name="owner_id" label={t("bulk.newOwner")} hideLabel className="max-md:flex-1">
              <Select placeholder={t("bulk.newOwner")} options={members} />
            </Field>
            <Button
              type="submit"
              name="bulk"
              value="change_owner"
              variant="secondary"
              busy={pressed === "change_owner"}
              aria-label={t("do.owner")}
            >
              {t("bulk.change")}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap gap-2 max-md:flex-col-reverse md:ml-auto">
          <Button
            type="submit"
            variant="ghost"
            icon="download"
            formMethod="get"
            formAction={jobsCsvPath}
            onClick={(event) => {
              // A file is no page: the router would look for one.
              event.preventDefault();
              const ids = new FormData(event.currentTarget.form ?? undefined).getAll("ids").map(String);
              window.location.assign(`${jobsCsvPath}?${new URLSearchParams(ids.map((id) => ["ids", id]))}`);
            }}
          >
            {t("list.csv")}
          </Button>
          {plain.map((each) => (
            <Button
              key={each}
              type="submit"
              name="bulk"
              value={each}
              variant="secondary"
              busy={pressed === each}
            >
              {t(`do.${each}`)}
            </Button>
          ))}
        </div>
      </div>
    </Form>
  );
}
