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
  const { fetcher, save } = useLookSaving(settings);
  const form = useRef<HTMLFormElement>(null);
  function send(next: CvSettings) {
    onChange(next);
    save(next);
  }
  return (
    <fetcher.Form
      method="post"
      ref={form}
      onChange={() => form.current && send(chosenIn(form.current, settings.section_order))}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="look" />
      <Templates chosen={settings.template} />
      <Colors chosen={settings.accent_color} />
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
      <Sections settings={settings} onReorder={(section_order) => send({ ...settings, section_order })} />
      <noscript>
        <Button type="submit">{t("save")}</Button>
      </noscript>
    </fetcher.Form>
  );
}

/** Returns the settings that a form shows; the order of the sections is not a field of it. */
function chosenIn(form: HTMLFormElement, section_order: CvSettings["section_order"]): CvSettings {
  const data = new FormData(form);
  const shown = new Set(data.getAll("shown"));
  const text = (name: string) => String(data.get(`cv_settings.${name}`) ?? "");
  return {
    template: text("template") as CvSettings["template"],
    accent_color: text("accent_color") as CvSettings["accent_color"],
    font: text("font") as CvSettings["font"],
    font_size: text("font_size") as CvSettings["font_size"],
    section_order,
    hidden_sections: cvSections.filter((name) => !shown.has(name)),
    show_photo: data.has("cv_settings.show_photo"),
  };
}

/** Sends changed settings, one save after the other, so that choices of other windows stay. */
function useLookSaving(settings: CvSettings) {
  const fetcher = useFetcher<ProfileReply>();
  /** The settings on the server; only settings that differ from them are sent. */
  const saved = useRef(settings);
  const sent = useRef<CvSettings>(null);
  const [unsent, setUnsent] = useState(false);
  function save(next: CvSettings) {
    const changed = Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved.current[name as keyof CvSettings]),
    );
    if (sent.current || changed.length === 0) return;
    sent.current = next;
    void submit(bodyOf(changed));
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
  return { fetcher, save };
}

function bodyOf(changed: [name: string, value: CvSettings[keyof CvSettings]][]): FormData {
  const data = new FormData();
  data.set("intent", "look");
  data.set(
    "before",
    JSON.stringify(Object.fromEntries(changed.map(([name]) => [`cv_settings.${name}`, null]))),
  );
  for (const [name, value] of changed)
    for (const one of Array.isArray(value) ? value : [value])
      data.append(`cv_settings.${name}`, typeof one === "boolean" ? (one ? "on" : "") : one);
  return data;
}

function Templates({ chosen }: { chosen: CvSettings["template"] }) {
  const t = useTranslations("candidates.site.editor");
  const names = useTranslations("cv.labels");
  return (
    <FieldSet name="cv_settings.template" label={t("template")}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {cvTemplates.map(({ key }) => (
          <Choice key={key} name="template" value={key} checked={chosen === key}>
            {names(`template.${key}`)}
          </Choice>
        ))}
      </div>
    </FieldSet>
  );
}

function Colors({ chosen }: { chosen: CvSettings["accent_color"] }) {
  const t = useTranslations("candidates.site.editor");
  return (
    <FieldSet name="cv_settings.accent_color" label={t("color")}>
      <div className="flex flex-wrap gap-2">
        {cvAccentColors.map((color, index) => (
          <Choice
            key={color}
            name="accent_color"
            value={color}
            checked={chosen === color}
            label={t("colorName", { number: index + 1 })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
              <circle cx="12" cy="12" r="11" fill={color} />
            </svg>
          </Choice>
        ))}
      </div>
    </FieldSet>
  );
}

/** The sections in their order, each with a checkbox and buttons that move it. */
function Sections({
  settings,
  onReorder,
}: {
  settings: CvSettings;
  onReorder: (order: CvSection[]) => void;
}) {
  const t = useTranslations("candidates.site.editor");
  const names = useTranslations("cv.labels");
  const [announcement, setAnnouncement] = useState("");
  const order = [...new Set([...settings.section_order, ...cvSections])];
  function move(section: CvSection, by: number) {
    const next = [...order];
    const from = next.indexOf(section);
    next.splice(from, 1);
    next.splice(from + by, 0, section);
    setAnnouncement(t("moved", { section: names(`section.${section}`), place: from + by + 1 }));
    onReorder(next);
  }
  return (
    <>
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
        {announcement}
      </p>
    </>
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
