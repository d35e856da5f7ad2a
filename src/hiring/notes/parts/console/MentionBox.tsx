import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { useInitialValue } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { noteMax } from "../../terms.ts";
import { mentionedIn, type Person, suggested, typedName } from "./mentions.ts";

/**
 * A text box that suggests names of colleagues after "@" and posts the ids of mentioned people beside the text. Without JavaScript
 * it has checkboxes for them.
 */
export function MentionBox({
  people,
  mentioned,
  placeholder,
  autoFocus,
}: {
  people: readonly Person[];
  /** The ids of the people whom the stored note mentions. */
  mentioned: readonly number[];
  placeholder?: string;
  autoFocus?: boolean;
}) {
  const t = useTranslations("notes.console.notes");
  const list = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(String(useInitialValue<string>({ name: "text" }) ?? ""));
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const query = caret === null ? null : typedName(text, caret);
  const suggestions = query ? suggested(query.typed, people) : [];
  const chosen = suggestions[Math.min(at, suggestions.length - 1)];

  function choose(person: Person) {
    if (!query || caret === null) return;
    const before = `${text.slice(0, query.at)}@${person.full_name} `;
    setText(before + text.slice(caret).replace(/^ /, ""));
    setCaret(null);
    box.current?.focus();
    requestAnimationFrame(() => box.current?.setSelectionRange(before.length, before.length));
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes letters, as for Vietnamese, it uses these keys itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (text.trim()) event.currentTarget.form?.requestSubmit();
    } else if (chosen && (event.key === "Enter" || event.key === "Tab")) {
      event.preventDefault();
      choose(chosen);
    } else if (suggestions.length > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : suggestions.length - 1;
      setAt((Math.min(at, suggestions.length - 1) + step) % suggestions.length);
    } else if (suggestions.length > 0 && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setCaret(null);
    }
  }
  return (
    <div className="relative flex flex-col">
      <Textarea
        ref={box}
        rows={3}
        required
        maxLength={noteMax}
        value={text}
        placeholder={placeholder}
        autoFocus={autoFocus}
        aria-autocomplete="list"
        aria-controls={suggestions.length > 0 ? list : undefined}
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => {
          setText(event.target.value);
          // A restored draft changes the text without focus, and must not open suggestions.
          setCaret(event.target === document.activeElement ? event.target.selectionStart : null);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {suggestions.length > 0 && (
        <div
          id={list}
          role="listbox"
          aria-label={t("suggestions")}
          className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border border-line bg-float py-1 shadow-float sm:right-auto sm:min-w-64"
        >
          {suggestions.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text box's
            <div
              key={person.id}
              id={`${list}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // A click must not move the focus out of the text box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={cx(
                "flex min-h-10 cursor-pointer items-center gap-3 px-3 py-1 text-sm",
                person === chosen ? "bg-hover" : "hover:bg-hover",
              )}
            >
              <Avatar name={person.full_name} size="sm" />
              {person.full_name}
            </div>
          ))}
        </div>
      )}
      {mentionedIn(text, people).map((id) => (
        <input key={id} type="hidden" name="mentions" value={id} />
      ))}
      <noscript>
        <fieldset className="mt-2 flex flex-wrap gap-x-6">
          <legend className="text-sm font-semibold">{t("mention")}</legend>
          {people.map(({ id, full_name }) => (
            <Checkbox
              key={id}
              name="mentions"
              value={id}
              label={full_name}
              defaultChecked={mentioned.includes(id)}
            />
          ))}
        </fieldset>
      </noscript>
    </div>
  );
}
