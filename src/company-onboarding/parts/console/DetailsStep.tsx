import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { EssentialFields } from "#company-settings/parts/console/EssentialFields.tsx";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import type { Option } from "#ui/inputs.tsx";

/** The first step: what every company says of itself. */
export function DetailsStep({
  company,
  industries,
  places,
  reply,
}: {
  company: { version: string; verified: boolean };
  industries: readonly Choice[];
  places: readonly Option[];
  reply: FormReply | null;
}) {
  const t = useTranslations("companyOnboarding.console");
  const busy = useNavigation().formData?.get("intent") === "details";
  return (
    <Card>
      <SubmitForm reply={reply} values={company}>
        <input type="hidden" name="version" value={company.version} />
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
