import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { matched } from "./matched.ts";
import { rememberSearch } from "./recent-searches.ts";
import { type Suggested, useSuggestions } from "./use-suggestions.ts";

/**
 * The list of suggestions under a keyword box. The box keeps the focus; this component listens to it and sets
 * its ARIA state.
 */
export default function Suggestions({
  box,
  id,
  label,
}: {
  box: RefObject<HTMLInputElement | null>;
  id: string;
  label: string;
}) {
  const t = useTranslations("jobSearch.site.suggest");
  const { found, typed, open, active, pick, close } = useBox(box);
  useAria(box, { id, open, active });

  return (
    <>
      {open && typed !== null && (
        <ChoiceList
          id={id}
          label={label}
          suggestions={found}
          typed={typed}
          active={active}
          onPick={pick}
          onForget={() => {
            rememberSearch(null);
            close();
          }}
        />
      )}
      <span role="status" className="sr-only">
        {open && t("found", { count: found.length })}
      </span>
    </>
  );
}

/** Returns the suggestions for the text in the box, and the one that the arrow keys have reached. */
function useBox(box: RefObject<HTMLInputElement | null>) {
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const caret = box.current?.selectionStart ?? typed?.length ?? 0;
  const found = useSuggestions(typed ?? "", caret, typed !== null);
  const open = typed !== null && found.length > 0;

  function show() {
    setTyped(box.current?.value ?? "");
    setActive(-1);
  }

  function pick({ slug, text }: Suggested) {
    setTyped(null);
    if (slug) return navigate(companyPath(language, slug));
    if (!box.current) return;
    box.current.value = text;
    box.current.form?.requestSubmit();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method that is composing a character are ignored.
    if (event.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show();
      // One extra slot: cycling past the last suggestion returns to the typed text.
      const places = found.length + 1;
      setActive(((active + (key === "ArrowDown" ? 1 : -1) + 1 + places) % places) - 1);
    } else if (key === "Enter" && open && found[active]) {
      event.preventDefault();
      pick(found[active]);
    } else if (key === "Escape" && open) {
      event.preventDefault();
      setTyped(null);
    }
  }

  useListeners(box, {
    keydown: onKeyDown,
    input: (event: Event) => {
      if (!(event as InputEvent).isComposing) show();
    },
    compositionend: show,
    focus: () => void (box.current?.value === "" && show()),
    blur: () => setTyped(null),
    submit: () => {
      rememberSearch(box.current?.value ?? "");
      setTyped(null);
    },
  });
  useEffect(() => {
    // The reader may have typed while this code was loading.
    if (box.current && document.activeElement === box.current) setTyped(box.current.value);
  }, [box]);
  return { found, typed, open, active, pick, close: () => setTyped(null) };
}

type Listeners = Record<"input" | "compositionend" | "focus" | "blur" | "submit", (event: Event) => void> & {
  keydown: (event: KeyboardEvent) => void;
};

/** Listens to the box and to its form, which are rendered elsewhere. */
function useListeners(box: RefObject<HTMLInputElement | null>, listeners: Listeners) {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const stop = new AbortController();
    for (const name of Object.keys(latest.current) as (keyof Listeners)[])
      (name === "submit" ? input.form : input)?.addEventListener(
        name,
        (event) => latest.current[name](event as KeyboardEvent),
        stop,
      );
    return () => stop.abort();
  }, [box]);
}

/** Sets the ARIA state of the box. */
function useAria(
  box: RefObject<HTMLInputElement | null>,
  { id, open, active }: { id: string; open: boolean; active: number },
) {
  useEffect(() => {
    const input = box.current;
    input?.setAttribute("aria-expanded", String(open));
    if (open) input?.setAttribute("aria-controls", id);
    else input?.removeAttribute("aria-controls");
    if (open && active >= 0) input?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else input?.removeAttribute("aria-activedescendant");
  }, [box, id, open, active]);
}

function ChoiceList({
  id,
  label,
  suggestions,
  typed,
  active,
  onPick,
  onForget,
}: {
  id: string;
  label: string;
  suggestions: readonly Suggested[];
  typed: string;
  active: number;
  onPick: (suggested: Suggested) => void;
  onForget: () => void;
}) {
  const t = useTranslations("jobSearch.site.suggest");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the box, or the list would close under it
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-float py-2 text-ink-900 shadow-float"
    >
      <div id={id} role="listbox" aria-label={label}>
        {[...new Set(suggestions.map(({ kind }) => kind))].map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={kind} role="group" aria-label={t(kind)}>
            <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-ink-500">
              {t(kind)}
            </p>
            {suggestions.map(
              (suggested, index) =>
                suggested.kind === kind && (
                  <Choice
                    key={suggested.text}
                    id={`${id}-${index}`}
                    suggested={suggested}
                    typed={typed}
                    active={index === active}
                    onPick={() => onPick(suggested)}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      {suggestions[0]?.kind === "recent" && (
        <button
          type="button"
          className="mx-1 mt-1 min-h-8 rounded-md px-2 text-sm text-ink-700 underline underline-offset-4 hover:bg-hover"
          onClick={onForget}
        >
          {t("forget")}
        </button>
      )}
    </div>
  );
}

function Choice({
  id,
  suggested: { kind, text, count },
  typed,
  active,
  onPick,
}: {
  id: string;
  suggested: Suggested;
  typed: string;
  active: boolean;
  onPick: () => void;
}) {
  const parts = matched(text, typed) ?? [text];
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box above has the keys and the focus
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={active}
      onClick={onPick}
      className={cx(
        "flex min-h-10 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-hover",
        active && "bg-leaf-100",
      )}
    >
      <Icon name={kind === "company" ? "building" : "search"} size="sm" className="shrink-0 text-ink-500" />
      <span className="min-w-0 flex-1 truncate">
        {parts[0]}
        <b className="font-semibold">{parts[1]}</b>
        {parts[2]}
      </span>
      {count !== undefined && <span className="text-xs text-ink-500 tabular-nums">{count}</span>}
    </div>
  );
}
