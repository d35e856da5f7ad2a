import { useId, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Icon, type IconName } from "./icons/Icon.tsx";
import { type Theme, themeCookie, themes } from "./theme.ts";

const looks = {
  system: { icon: "device", label: "ui.labels.themeSystem" },
  light: { icon: "sun", label: "ui.labels.themeLight" },
  dark: { icon: "moon", label: "ui.labels.themeDark" },
} as const satisfies Record<Theme, { icon: IconName; label: string }>;

/** The choice of a light or dark theme, or that of the device. A cookie stores the choice for a year. */
export function ThemeSwitch() {
  const t = useTranslations();
  const name = useId();
  const theme = useSyncExternalStore(watch, current, () => "system" as const);
  return (
    <fieldset className="inline-flex rounded-full border border-line p-0.5">
      <legend className="sr-only">{t("ui.labels.theme")}</legend>
      {themes.map((choice) => (
        <label key={choice} title={t(looks[choice].label)} className="theme">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice === theme}
            onChange={() => choose(choice)}
            aria-label={t(looks[choice].label)}
          />
          <Icon name={looks[choice].icon} size="sm" />
        </label>
      ))}
    </fieldset>
  );
}

function choose(theme: Theme) {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  const age = theme === "system" ? 0 : 60 * 60 * 24 * 365;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${age}; samesite=lax`;
}

function current(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === "light" || value === "dark" ? value : "system";
}

function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
