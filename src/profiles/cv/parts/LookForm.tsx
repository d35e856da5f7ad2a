import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import {
  type CvSection,
  type CvSettings,
  cvAccentColors,
  cvFontSizes,
  cvFonts,
  cvSections,
  cvTemplates,
} from "#profiles/candidates/cv-settings.ts";
import type { ProfileReply } from "#profiles/candidates/parts/form-reply.ts";
import { useUnsaved } from "#profiles/candidates/parts/ProfileForms.tsx";
import { useRetry, useSender } from "#profiles/candidates/parts/use-sender.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";

/** The look of the online CV: each choice is shown and saved immediately. */
export function LookForm({
  settings,
  onChange,
}: {
  settings: CvSettings;
  onChange: (settings: CvSettings) => void;
}) {
  const t = useTranslations("candidates.site.editor");
  const names = useTranslations("cv.labels");
  const fetcher = useFetcher<ProfileReply>();
  /** The values on the server; differing ones are sent. */
  const saved = useRef(settings);
  const sent = useRef<CvSettings>(null);
  const [unsent, setUnsent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState("");
  const order = [...new Set([...settings.section_order, ...cvSections])];
  function read() {
    if (!form.current) return;
    const data = new FormData(form.current);
    const shown = new Set(data.getAll("shown"));
    const text = (name: string) => String(data.get(`cv_settings.${name}`) ?? "");
    send({
      template: text("template") as CvSettings["template"],
      accent_color: text("accent_color") as CvSettings["accent_color"],
      font: text("font") as CvSettings["font"],
      font_size: text("font_size") as CvSettings["font_size"],
      section_order: settings.section_order,
      hidden_sections: cvSections.filter((name) => !shown.has(name)),
      show_photo: data.has("cv_settings.show_photo"),
    });
  }
  function send(next: CvSettings) {
    onChange(next);
    save(next);
  }
  /** Sends changed choices, one save after the other, so that choices of other windows stay. */
  function save(next: CvSettings) {
    const changed = Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved.current[name as keyof CvSettings]),
    );
    if (sent.current || changed.length === 0) return;
    const data = new FormData();
    data.set("intent", "look");
    data.set(
      "before",
      JSON.stringify(Object.fromEntries(changed.map(([name]) => [`cv_settings.${name}`, null]))),
    );
    for (const [name, value] of changed)
      for (const one of Array.isArray(value) ? value : [value])
        data.append(`cv_settings.${name}`, typeof one === "boolean" ? (one ? "on" : "") : one);
    sent.current = next;
    void submit(data);
  }
  const submit = useSender(fetcher, (reply) => {
    const done = sent.current;
    sent.current = null;
    setUnsent(!reply);
    if (!reply || !done) return;
    saved.current = done;
    save(settings);
  });
  useRetry(unsent, () => save(settings));
  useUnsaved("look", unsent ? "unsafe" : null);
  function move(section: CvSection, by: number) {
    const next = [...order];
    const from = next.indexOf(section);
    next.splice(from, 1);
    next.splice(from + by, 0, section);
    setSaid(t("moved", { section: names(`section.${section}`), place: from + by + 1 }));
    send({ ...settings, section_order: next });
  }
  return (
    <fetcher.Form method="post" ref={form} onChange={read} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="look" />
      <FieldSet name="cv_settings.template" label={t("template")}>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
          {cvTemplates.map(({ key }) => (
            <Choice key={key} name="template" value={key} checked={settings.template === key}>
              {names(`template.${key}`)}
            </Choice>
          ))}
        </div>
      </FieldSet>
      <FieldSet name="cv_settings.accent_color" label={t("color")}>
        <div className="flex flex-wrap gap-2">
          {cvAccentColors.map((color, index) => (
            <Choice
              key={color}
              name="accent_color"
              value={color}
              checked={settings.accent_color === color}
              label={t("colorName", { number: index + 1 })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
                <circle cx="12" cy="12" r="11" fill={color} />
              </svg>
            </Choice>
          ))}
        </div>
      </FieldSet>
      <div className="grid grid-cols-2 gap-4">
        <Field name="cv_settings.font" label={t("font")}>
          <Select defaultValue={settings.font} options={cvFonts.map((value) => ({ value, label: value }))} />
        </Field>
        <Field name="cv_settings.font_size" label={t("size")}>
          <Select
            defaultValue={settings.font_size}
            options={cvFontSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
          />
        </Field>
      </div>
      <Checkbox name="cv_settings.show_photo" defaultChecked={settings.show_photo} label={t("photo")} />
      <FieldSet name="cv_settings.section_order" label={t("sections")} help={t("sectionsHelp")}>
        <ol className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {order.map((section, index) => (
            <li key={section} className="flex items-center gap-1 py-1 pr-1 pl-3">
              <Checkbox
                name="shown"
                value={section}
                defaultChecked={!settings.hidden_sections.includes(section)}
                label={names(`section.${section}`)}
                className="flex-1"
              />
              <IconButton
                icon="chevron-up"
                size="sm"
                disabled={index === 0}
                label={t("up", { section: names(`section.${section}`) })}
                onClick={() => move(section, -1)}
              />
              <IconButton
                icon="chevron-down"
                size="sm"
                disabled={index === order.length - 1}
                label={t("down", { section: names(`section.${section}`) })}
                onClick={() => move(section, 1)}
              />
            </li>
          ))}
        </ol>
      </FieldSet>
      <p role="status" className="sr-only">
        {said}
      </p>
      <noscript>
        <Button type="submit">{t("save")}</Button>
      </noscript>
    </fetcher.Form>
  );
}

/** A radio button in the form of a tile. */
function Choice({
  name,
  value,
  checked,
  label,
  children,
}: {
  name: string;
  value: string;
  checked: boolean;
  label?: string;
  children: React.ReactNode;
}) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center justify-center rounded-md border border-line px-2 py-2 text-sm font-semibold has-checked:border-leaf-600 has-checked:bg-leaf-50 has-checked:text-leaf-700 has-focus-visible:outline-2 has-focus-visible:outline-leaf-600">
      <input
        type="radio"
        name={`cv_settings.${name}`}
        value={value}
        defaultChecked={checked}
        aria-label={label}
        className="sr-only"
      />
      {children}
    </label>
  );
}
