import { useState } from "react";
import { Button, buttonClass } from "../Button.tsx";
import { ComboBox } from "../console/ComboBox.tsx";
import { Drawer } from "../console/Drawer.tsx";
import { TagPicker } from "../console/TagPicker.tsx";
import { Tooltip } from "../console/Tooltip.tsx";
import { Field } from "../Field.tsx";
import { DateInput } from "../form/DateInput.tsx";
import { Section } from "./Section.tsx";
import { useSamples } from "./samples.ts";

/** The consoles' own components, built on react-aria. */
export function ConsolePart() {
  const s = useSamples();
  const [open, setOpen] = useState(false);
  const choices = [...s.skills, ...s.options].map((label) => ({ id: label, label }));
  return (
    <>
      {/* Prevents the style element that react-aria would add, which violates the content security policy. */}
      <span id="react-aria-pressable-style" hidden />
      <Section name="ComboBox, TagPicker, DateInput" className="grid items-start gap-6 md:grid-cols-2">
        <Field name="category" label={s.category} help={s.workHelp} required>
          <ComboBox choices={choices} placeholder={s.allCategories} />
        </Field>
        <Field name="skills" label={s.columns[1]} error={s.failed}>
          <TagPicker choices={choices} max={3} defaultValue={[choices[0]!.id, choices[1]!.id]} />
        </Field>
        <Field name="date" label={s.columns[2]}>
          <DateInput defaultValue="2026-12-12" />
        </Field>
      </Section>
      <Section name="Tooltip, Drawer">
        <Tooltip text={s.alertText}>
          <button type="button" className={buttonClass({ variant: "secondary" })}>
            Tooltip
          </button>
        </Tooltip>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Drawer
        </Button>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title={s.people[0]}
          actions={<Button>{s.primary}</Button>}
        >
          <p>{s.alertText}</p>
        </Drawer>
      </Section>
    </>
  );
}
