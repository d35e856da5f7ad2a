import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { jobsCsvPath } from "../../console-paths.ts";
import { type BulkAction, extensionDays } from "../../terms.ts";
import { BulkDownload } from "./BulkDownload.tsx";
import { BulkForm } from "./BulkForm.tsx";

/**
 * The id of the form to which the rows' checkboxes belong. The rows' menus have forms of their own, so it does not
 * contain the rows.
 */
export const bulkForm = "jobs-bulk";

/** The bar of actions on ticked jobs. */
export function BulkBar({
  action,
  offered,
  members,
  count,
  all,
  tickAll,
}: {
  /** The address to which the form is posted. */
  action: string;
  /** The actions that at least one of the shown jobs allows. */
  offered: readonly BulkAction[];
  /** The members who can become owner. */
  members: readonly Option[];
  count: number;
  /** The number of shown jobs. */
  all: number;
  tickAll: (ticked: boolean) => void;
}) {
  const t = useTranslations("jobs.console");
  const { state, formData } = useNavigation();
  const pressed = state === "idle" ? null : formData?.get("bulk");
  const plain = (["close", "withdraw", "reopen"] as const).filter((each) => offered.includes(each));
  return (
    <BulkForm
      id={bulkForm}
      action={action}
      texts={{
        label: t("bulk.label"),
        count: t("bulk.count", { count }),
        all: t("bulk.all"),
        clear: t("bulk.clear"),
        actions: t("bulk.actions"),
      }}
      count={count}
      all={all}
      tickAll={tickAll}
      busy={Boolean(pressed)}
    >
      {offered.includes("extend") && <Extend busy={pressed === "extend"} />}
      {offered.includes("change_owner") && <NewOwner members={members} busy={pressed === "change_owner"} />}
      <div className="flex flex-wrap gap-2 max-md:flex-col-reverse md:ml-auto">
        <Csv />
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
    </BulkForm>
  );
}

function Extend({ busy }: { busy: boolean }) {
  const t = useTranslations("jobs.console");
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <Field name="days" label={t("bulk.days")} hideLabel className="max-md:flex-1">
        <Select
          placeholder={t("bulk.days")}
          options={extensionDays.map((days) => ({
            value: String(days),
            label: t("bulk.byDays", { days }),
          }))}
        />
      </Field>
      <Button type="submit" name="bulk" value="extend" variant="secondary" busy={busy}>
        {t("bulk.extend")}
      </Button>
    </div>
  );
}

function NewOwner({ members, busy }: { members: readonly Option[]; busy: boolean }) {
  const t = useTranslations("jobs.console");
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <Field name="owner_id" label={t("bulk.newOwner")} hideLabel className="max-md:flex-1">
        <Select placeholder={t("bulk.newOwner")} options={members} />
      </Field>
      <Button
        type="submit"
        name="bulk"
        value="change_owner"
        variant="secondary"
        busy={busy}
        aria-label={t("do.owner")}
      >
        {t("bulk.change")}
      </Button>
    </div>
  );
}

/** The button that downloads the ticked jobs as a table. */
function Csv() {
  const t = useTranslations("jobs.console");
  return (
    <BulkDownload address={jobsCsvPath(useWorkspace())} variant="ghost">
      {t("list.csv")}
    </BulkDownload>
  );
}
