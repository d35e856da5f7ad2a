import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Tag } from "#ui/Badge.tsx";
import { useFieldControl } from "#ui/Field.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { type Option, type OptionGroup, Select } from "#ui/inputs.tsx";

/**
 * Multiple choices of a list: a select adds one, and each is shown as a tag. Without script the select holds
 * one more choice.
 */
export function ChipSelect({ options, max }: { options: readonly (Option | OptionGroup)[]; max: number }) {
  const { name = "" } = useFieldControl();
  const t = useTranslations("candidates.site.fields");
  const held = useFormScope().value(name);
  const [chosen, setChosen] = useState(() => (Array.isArray(held) ? held.map(String) : []));
  const labels = new Map(
    options
      .flatMap((entry) => ("options" in entry ? entry.options : [entry]))
      .map(({ value, label }) => [value, label]),
  );
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    // The hidden fields are updated now; the event notifies the form like an input.
    element.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen]);
  return (
    <div ref={element} className="flex flex-col gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="max-w-full">
              <input type="hidden" name={name} value={id} />
              <Tag onRemove={() => setChosen(chosen.filter((other) => other !== id))}>
                {labels.get(id) ?? id}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < max && (
        <Select
          key={chosen.length}
          defaultValue=""
          placeholder={t("add")}
          options={options}
          onChange={({ currentTarget: { value } }) => {
            if (value && !chosen.includes(value)) setChosen([...chosen, value]);
          }}
        />
      )}
    </div>
  );
}
