import type { Choice } from "#ui/console/ComboBox.tsx";
import { fieldClass } from "#ui/inputs.tsx";

/** The browser's own list, where the picker above cannot work for want of script. */
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
