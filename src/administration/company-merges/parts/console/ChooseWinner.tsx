import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { mergePaths } from "../../paths.ts";

/** Finds the company into which another one is merged. */
export function ChooseWinner({
  loser,
  search,
  found,
}: {
  loser: { id: string; name: string };
  search: string;
  found: readonly { id: string; name: string; tax_code: string | null }[] | null;
}) {
  const t = useTranslations("companyMerges.console.merge");
  return (
    <Card className="flex flex-col gap-4">
      <p>
        <span className="text-ink-500">{t("from")}: </span>
        <strong className="wrap-anywhere">{loser.name}</strong>
      </p>
      <h2 className="text-lg font-semibold">{t("search")}</h2>
      <SubmitForm
        Form={Form}
        method="get"
        reply={null}
        values={{ search }}
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="loser" value={loser.id} />
        <Field name="search" label={t("searchLabel")}>
          <TextInput type="search" icon="search" enterKeyHint="search" maxLength={255} />
        </Field>
        <Button type="submit" variant="secondary">
          {t("submit")}
        </Button>
      </SubmitForm>
      {found?.length === 0 && <p className="text-ink-700">{t("none")}</p>}
      {found && found.length > 0 && (
        <ul className="divide-y divide-line">
          {found.map(({ id, name, tax_code }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {name}
                {tax_code && <span className="ml-2 text-sm text-ink-500">{tax_code}</span>}
              </span>
              <Button to={mergePaths.merge(loser.id, id)} variant="secondary" size="sm">
                {t("choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
