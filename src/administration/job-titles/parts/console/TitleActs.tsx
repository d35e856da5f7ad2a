import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import type { Shown } from "../../pages/console/title-action.ts";

interface Props {
  version: number;
  shown: Shown | undefined;
}

/** Retires the title. */
export function RetireForm({ version, shown }: Props) {
  const t = useTranslations("jobTitles.console.retire");
  const busy = useNavigation().state === "submitting";
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="text-ink-700">{t("text")}</p>
      <SubmitForm method="post" reply={replyOf(shown, "retired")} prefix="retired" className="flex">
        <input type="hidden" name="do" value="retired" />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="secondary" busy={busy}>
          {t("act")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** Merges the title into another one. */
export function MergeForm({ version, shown, targets }: Props & { targets: readonly Option[] }) {
  const t = useTranslations("jobTitles.console.merge");
  const form = useTranslations("jobTitles.console.form");
  const busy = useNavigation().state === "submitting";
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="text-ink-700">{t("text")}</p>
      <SubmitForm
        method="post"
        reply={replyOf(shown, "merged")}
        prefix="merged"
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="do" value="merged" />
        <input type="hidden" name="version" value={version} />
        <Field name="into_id" label={t("into")} required>
          <Select placeholder={form("choose")} options={targets} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {t("act")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

/** Restores a retired title, or undoes a merge. */
export function RestoreForm({ version, shown, state }: Props & { state: "retired" | "merged" }) {
  const t = useTranslations("jobTitles.console.restore");
  const busy = useNavigation().state === "submitting";
  return (
    <SubmitForm method="post" reply={replyOf(shown, "restored")} prefix="restored" className="flex">
      <input type="hidden" name="do" value="restored" />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" icon="undo" busy={busy}>
        {t(state)}
      </Button>
    </SubmitForm>
  );
}

const replyOf = (shown: Shown | undefined, form: Shown["form"]) =>
  shown?.form === form ? shown.reply : null;
