import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { BulkDownload } from "#market/jobs/parts/console/BulkDownload.tsx";
import { BulkForm } from "#market/jobs/parts/console/BulkForm.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { talentPaths } from "../../paths.ts";

/** The id of the form to which the checkboxes of the list belong. */
export const peopleForm = "people";

/** The actions on the selected people: talent pool, invitations to a job, and CSV. */
export function PeopleBar({
  action,
  pools,
  count,
  all,
  tickAll,
}: {
  action: string;
  pools: readonly Option[];
  count: number;
  all: number;
  tickAll: (ticked: boolean) => void;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <BulkForm
      id={peopleForm}
      action={action}
      texts={{
        label: t("bar.label"),
        count: t("bar.count", { count }),
        all: t("bar.all"),
        clear: t("bar.clear"),
        actions: t("bar.actions"),
      }}
      count={count}
      all={all}
      tickAll={tickAll}
      busy={busy}
    >
      {pools.length > 0 && (
        <div className="flex items-center gap-2 max-md:w-full">
          <Field name="pool_id" label={t("person.addToPool")} hideLabel className="max-md:flex-1">
            <Select placeholder={t("many.choose")} options={pools} />
          </Field>
          <Button type="submit" variant="secondary" busy={busy}>
            {t("many.submit")}
          </Button>
        </div>
      )}
      <Button
        type="submit"
        variant="secondary"
        icon="mail"
        formMethod="get"
        formAction={talentPaths.inviteSelected(workspace)}
      >
        {t("person.invite")}
      </Button>
      <BulkDownload address={talentPaths.csv(workspace)} variant="secondary">
        {t("bar.csv")}
      </BulkDownload>
    </BulkForm>
  );
}
