import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { TextInput } from "#ui/inputs.tsx";

const Suggestions = lazy(() => import("./Suggestions.tsx"));

/**
 * The keyword field with suggestions: a combobox as in WAI-ARIA 1.2. Without script it is a plain search box;
 * the code of suggestions is loaded on the first focus.
 */
export function KeywordField({
  label,
  defaultValue = "",
  fieldClass,
}: {
  label: string;
  defaultValue?: string;
  fieldClass?: string;
}) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const [live, setLive] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <span className="relative md:flex-[2]">
      <TextInput
        ref={box}
        type="search"
        name="keyword"
        icon="search"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        defaultValue={defaultValue}
        enterKeyHint="search"
        className={fieldClass}
        onFocus={() => setWanted(true)}
        {...(live && {
          role: "combobox",
          autoComplete: "off",
          "aria-autocomplete": "list",
          "aria-expanded": false,
        })}
      />
      {wanted && (
        <Suspense fallback={null}>
          <Suggestions box={box} id={id} label={label} />
        </Suspense>
      )}
    </span>
  );
}
