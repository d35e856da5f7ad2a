import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { textToHtml } from "#kit/markup.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/Field.tsx";
import { useHeldValue } from "#ui/form/edit.ts";
import { textOf } from "#ui/form/scope.ts";
import { Textarea } from "#ui/inputs.tsx";
import { RichText } from "#ui/RichText.tsx";
import { caps } from "../../../terms.ts";
import { toggleBullets } from "../typed-job.ts";

/** A long text of the ad: plain lines, where "- " begins a list item, beside a look at what becomes of them. */
export function AdText({
  name,
  label,
  placeholder,
  required,
}: {
  name: string;
  label: string;
  placeholder: string;
  required?: boolean;
}) {
  const t = useTranslations("jobs.console.form");
  const [value, onChange] = useHeldValue(name, (held) => textOf(held) ?? "");
  const [showing, setShowing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  function bullets() {
    const area = box.current;
    if (!area) return;
    const { text, end } = toggleBullets(value, area.selectionStart, area.selectionEnd);
    onChange(text);
    // After React has put the new text in.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(end, end);
    });
  }

  return (
    <Field name={name} label={label} required={required}>
      <div className="flex items-center gap-1">
        <Switch pressed={!showing} onPress={() => setShowing(false)} text={t("write")} name={label} />
        <Switch pressed={showing} onPress={() => setShowing(true)} text={t("show")} name={label} />
        <Button
          variant="ghost"
          size="sm"
          icon="list"
          title={t("bulletHelp")}
          aria-label={`${t("bulletHelp")}: ${label}`}
          onClick={bullets}
          className={cx("ml-auto", showing && "invisible")}
        >
          <span className="max-sm:sr-only">{t("bullet")}</span>
        </Button>
      </div>
      <div className={showing ? "hidden" : "flex flex-col"}>
        <Textarea
          ref={box}
          rows={6}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          maxLength={caps.text}
          className="min-h-40"
        />
      </div>
      {showing && (
        <div className="min-h-40 rounded-md border border-line bg-canvas px-4 py-3">
          {value.trim() ? (
            <RichText html={textToHtml(value)} />
          ) : (
            <p className="text-ink-500">{t("nothingToShow")}</p>
          )}
        </div>
      )}
    </Field>
  );
}

function Switch({
  pressed,
  onPress,
  text,
  name,
}: {
  pressed: boolean;
  onPress: () => void;
  text: string;
  name: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${text}: ${name}`}
      onClick={onPress}
      className={cx(
        "min-h-8 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors",
        pressed ? "bg-leaf-100 text-leaf-700" : "text-ink-500 hover:bg-hover hover:text-ink-900",
      )}
    >
      {text}
    </button>
  );
}
