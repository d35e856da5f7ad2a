import type { Choice } from "#ui/console/ComboBox.tsx";
import { fieldClass } from "#ui/inputs.tsx";

/** A native list of choices, in place of a picker that needs script. */
export function WithoutScript({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly Choice[];
}) {
  return (
    <noscript>
      <select multiple name={name} aria-label={label} size={6} className={fieldClass}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.hint ? `${choice.hint}: ${choice.label}` : choice.label}
          </option>
        ))}
      </select>
    </noscript>
  );
}
