import { useState } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components";
import { useTranslations } from "use-intl";
import { Tag } from "../Badge.tsx";
import { useFieldControl } from "../Field.tsx";
import { listOf, useFieldValue } from "../form/edit.ts";
import { type Choice, ChoiceList, ComboInput, matchesFolded } from "./ComboBox.tsx";

interface TagPickerProps {
  choices: readonly Choice[];
  max: number;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (ids: readonly string[]) => void;
  placeholder?: string;
}

/** Up to `max` choices, shown as tags; each posts its id under the field's name. */
export function TagPicker({ choices, max, value, defaultValue, onChange, placeholder }: TagPickerProps) {
  const control = useFieldControl();
  const t = useTranslations();
  const [own, setOwn] = useFieldValue<readonly string[]>(
    control.name ?? "",
    (fieldValue) => defaultValue ?? listOf(fieldValue),
  );
  const [typed, setTyped] = useState("");
  const chosen = value ?? own;
  const full = chosen.length >= max;
  const labels = new Map(choices.map((choice) => [choice.id, choice.label]));
  function change(ids: readonly string[]) {
    if (ids.length > max) return;
    setOwn(ids);
    setTyped("");
    onChange?.(ids);
  }
  return (
    <div className="flex flex-col gap-2">
      {chosen.length > 0 && (
        <Tags
          name={control.name}
          tags={chosen.map((id) => ({ id, label: labels.get(id) ?? id }))}
          onRemove={(id) => change(chosen.filter((other) => other !== id))}
        />
      )}
      <AriaComboBox
        id={control.id}
        aria-describedby={control["aria-describedby"]}
        aria-label={control.id ? undefined : placeholder}
        aria-labelledby={control.id && `${control.id}-label`}
        isInvalid={control["aria-invalid"]}
        // With native validation, the browser would not send a form whose last answer marked the field invalid.
        validationBehavior="aria"
        selectionMode="multiple"
        defaultItems={choices}
        value={[...chosen]}
        onChange={(keys) => change(keys.map(String))}
        inputValue={typed}
        onInputChange={setTyped}
        disabledKeys={full ? choices.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id) : []}
        defaultFilter={matchesFolded}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <ComboInput placeholder={placeholder} chosen={chosen.length} />
        <ChoiceList />
      </AriaComboBox>
      <p aria-live="polite" className="self-end text-xs text-ink-500 tabular-nums">
        {t("ui.tools.tagLimit", { count: chosen.length, max })}
      </p>
    </div>
  );
}

function Tags({
  name,
  tags,
  onRemove,
}: {
  name: string | undefined;
  tags: readonly Choice[];
  onRemove: (id: string) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ id, label }) => (
        <li key={id} className="max-w-full">
          <input type="hidden" name={name} value={id} />
          <Tag onRemove={() => onRemove(id)}>{label}</Tag>
        </li>
      ))}
    </ul>
  );
}
