import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { TextInput } from "./inputs.tsx";

/** A password input whose text can be revealed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const t = useTranslations();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      after={
        <IconButton
          size="sm"
          icon={shown ? "eye-off" : "eye"}
          label={t(shown ? "ui.tools.hidePassword" : "ui.tools.showPassword")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
