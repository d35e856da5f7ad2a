import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { useInitialValue } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { noteMax } from "../../terms.ts";
import { mentionedIn, type Person, suggestionsFor, typedName } from "./mentions.ts";

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
  const list = useId();
  const { text, box, suggestions, chosen, choose, change, close, onKeyDown } = useMentions(people);
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
        aria-controls={chosen && list}
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => change(event.target)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {chosen && <Suggestions id={list} people={suggestions} chosen={chosen} onChoose={choose} />}
      {mentionedIn(text, people).map((id) => (
        <input key={id} type="hidden" name="mentions" value={id} />
      ))}
      <MentionChecks people={people} mentioned={mentioned} />
    </div>
  );
}

/** The text with its caret, and the people who are suggested at the caret. */
function useMentions(people: readonly Person[]) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(String(useInitialValue<string>({ name: "text" }) ?? ""));
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const query = caret === null ? null : typedName(text, caret);
  const suggestions = query ? suggestionsFor(query.typed, people) : [];
  const chosen = suggestions[Math.min(at, suggestions.length - 1)];
  const close = () => setCaret(null);

  function choose(person: Person) {
    if (!query || caret === null) return;
    const before = `${text.slice(0, query.at)}@${person.full_name} `;
    setText(before + text.slice(caret).replace(/^ /, ""));
    close();
    box.current?.focus();
    requestAnimationFrame(() => box.current?.setSelectionRange(before.length, before.length));
  }
  function change(target: HTMLTextAreaElement) {
    setText(target.value);
    // A restored draft changes the text without focus, and must not open suggestions.
    setCaret(target === document.activeElement ? target.selectionStart : null);
    setAt(0);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, currentTarget } = event;
    // While an input method composes letters, as for Vietnamese, it uses these keys itself.
    if (event.nativeEvent.isComposing) return;
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (text.trim()) currentTarget.form?.requestSubmit();
    } else if (chosen && (key === "Enter" || key === "Tab")) {
      event.preventDefault();
      choose(chosen);
    } else if (chosen && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : suggestions.length - 1;
      setAt((Math.min(at, suggestions.length - 1) + step) % suggestions.length);
    } else if (chosen && key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }
  return { text, box, suggestions, chosen, choose, change, close, onKeyDown };
}

function Suggestions({
  id,
  people,
  chosen,
  onChoose,
}: {
  id: string;
  people: readonly Person[];
  chosen: Person;
  onChoose: (person: Person) => void;
}) {
  const t = useTranslations("notes.console.notes");
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("suggestions")}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border border-line bg-float py-1 shadow-float sm:right-auto sm:min-w-64"
    >
      {people.map((person) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text box's
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          // A click must not move the focus out of the text box.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
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
  );
}

/** The checkboxes for browsers without JavaScript. */
function MentionChecks({ people, mentioned }: { people: readonly Person[]; mentioned: readonly number[] }) {
  const t = useTranslations("notes.console.notes");
  return (
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
  );
}
