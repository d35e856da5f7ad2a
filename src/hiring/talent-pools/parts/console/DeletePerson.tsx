import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";

/** The button that deletes a person after a confirmation; without JavaScript, at once. */
export function DeletePerson({ name }: { name: string }) {
  const t = useTranslations("talentPools.console.person");
  return (
    <AskFirst
      fields={{ intent: "delete" }}
      title={t("deleteTitle", { name })}
      text={t("deleteText")}
      keep={t("keepThem")}
      confirm={t("delete")}
    >
      <Button type="submit" variant="ghost" icon="trash" aria-haspopup="dialog">
        {t("delete")}
      </Button>
    </AskFirst>
  );
}
