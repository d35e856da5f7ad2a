import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { TextInput } from "#ui/inputs.tsx";

/** A search for people of the team by name; `path` is the address of the page, which contains the name. */
export function NameSearch({ path, name }: { path: string; name: string | undefined }) {
  const t = useTranslations("members.console.members");
  const id = useId();
  return (
    <Form action={path} role="search" className="flex w-full max-w-form gap-2">
      <label htmlFor={id} className="sr-only">
        {t("search")}
      </label>
      <div className="min-w-0 flex-1">
        <TextInput
          key={name}
          id={id}
          name="name"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          icon="search"
          placeholder={t("search")}
          defaultValue={name}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t("searchSubmit")}
      </Button>
    </Form>
  );
}
