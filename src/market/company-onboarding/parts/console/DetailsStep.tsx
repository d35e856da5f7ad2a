import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { EssentialFields, useDetailsLabel } from "#people/company-settings/parts/console/EssentialFields.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import type { EditedNow } from "#ui/form/edited.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import type { Option } from "#ui/inputs.tsx";

/** The first step of setting up a company: its details. */
export function DetailsStep({
  company,
  page,
  industries,
  places,
  reply,
  edited,
}: {
  company: { verified: boolean };
  /** The address of the page with the form. */
  page: string;
  industries: readonly Choice[];
  places: readonly Option[];
  reply: FormReply | null;
  /** A colleague's edit that conflicts with this form. */
  edited: EditedNow | undefined;
}) {
  const t = useTranslations("companyOnboarding.console");
  const labelOf = useDetailsLabel();
  const busy = useNavigation().formData?.get("intent") === "details";
  return (
    <Card>
      <SubmitForm reply={reply} values={company}>
        <EditedNote edited={edited} labelOf={labelOf} page={page} intent="details" />
        <EssentialFields industries={industries} places={places} fixed={company.verified} />
        <Button
          type="submit"
          name="intent"
          value="details"
          busy={busy}
          className="self-start max-sm:self-stretch"
        >
          {t("next")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
