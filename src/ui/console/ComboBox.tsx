import { use, useEffect, useEffectEvent } from "react";
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { fold } from "#kit/fold.ts";
import { cx } from "../cx.ts";
import { useFieldControl } from "../Field.tsx";
import { Icon } from "../icons/Icon.tsx";
import { fieldClass } from "../inputs.tsx";

/** A choice; `words` are other names that find it. */
export type Choice = { id: string; label: string; hint?: string; words?: string };

/** Matches any part of a name, with or without Vietnamese diacritics. */
export function matchesFolded(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed));
}

/** A searchable select; posts the id of the choice. */
export function ComboBox({
  choices,
  value,
  defaultValue,
  onChange,
  placeholder,
  disabled,
}: {
  choices: readonly Choice[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string | null) => void;
  placeholder?: string;
  disabled?: boolean;
}) {
  const control = useFieldControl();
  return (
    <AriaComboBox
      id={control.id}
      name={control.name}
      aria-describedby={control["aria-describedby"]}
      aria-label={control.id ? undefined : placeholder}
      aria-labelledby={control.id && `${control.id}-label`}
      isInvalid={control["aria-invalid"]}
      // With native validation, the browser would not send a form whose last answer marked the field invalid.
      validationBehavior="aria"
      isDisabled={disabled}
      defaultItems={choices}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange && ((key) => onChange(key === null ? null : String(key)))}
      defaultFilter={matchesFolded}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <ComboInput placeholder={placeholder} />
      <ChoiceList />
    </AriaComboBox>
  );
}

/**
 * The text box of a combo box. Enter takes the choice that is typed, or the first one that matches.
 * @param chosen the number of choices made; the list closes when it changes
 */
export function ComboInput({ placeholder, chosen }: { placeholder: string | undefined; chosen?: number }) {
  const t = useTranslations();
  const state = use(ComboBoxStateContext);
  const close = useEffectEvent(() => state?.close());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice closes the list, which stays open for several by default
  useEffect(close, [chosen]);
  function focusMatch() {
    const { selectionManager: manager, collection, inputValue, isOpen } = state ?? {};
    const typed = fold(inputValue ?? "");
    if (!isOpen || !manager || !collection || typed === "" || manager.focusedKey !== null) return;
    const match = bestMatch(
      [...collection].filter(({ key }) => !manager.isDisabled(key)),
      typed,
    );
    // Enter on a focused choice would remove it from several choices.
    if (match && (manager.selectionMode === "single" || !manager.isSelected(match.key)))
      manager.setFocusedKey(match.key);
  }
  return (
    <div className="relative" onKeyDownCapture={({ key }) => key === "Enter" && focusMatch()}>
      <Input placeholder={placeholder} className={cx(fieldClass, "h-10 pr-10 pl-3")} />
      <Button
        aria-label={t("ui.tools.showOptions")}
        className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-md text-ink-500 hover:bg-hover"
      >
        <Icon name="chevron-down" size="sm" />
      </Button>
    </div>
  );
}

/** Returns the choice with the typed name, else the first whose name begins with it, else the first that has it. */
function bestMatch<C extends { textValue: string }>(choices: readonly C[], typed: string): C | undefined {
  const named = choices.map((choice) => ({ choice, name: fold(choice.textValue) }));
  const match =
    named.find(({ name }) => name === typed) ??
    named.find(({ name }) => name.startsWith(typed)) ??
    named.find(({ name }) => name.includes(typed));
  return match?.choice;
}

/**
 * Returns the greatest height of the list in pixels. Above the box, where it opens if there is no room below, a list of this
 * height does not reach the page's head.
 */
function listHeight(): number {
  const headAndBox = 120;
  return Math.min(320, (window.innerHeight - headAndBox) / 2);
}

/** The list of a combo box, from the items of the enclosing box. */
export function ChoiceList() {
  const t = useTranslations();
  const isOpen = use(ComboBoxStateContext)?.isOpen;
  return (
    <Popover
      maxHeight={isOpen ? listHeight() : undefined}
      className="w-(--trigger-width) overflow-y-auto rounded-lg border border-line bg-float py-1 text-ink-900 shadow-float data-entering:animate-rise"
    >
      <ListBox<Choice>
        className="outline-none"
        renderEmptyState={() => <p className="px-3 py-2 text-sm text-ink-500">{t("ui.tools.noMatch")}</p>}
      >
        {(choice) => (
          <ListBoxItem
            id={choice.id as Key}
            textValue={choice.words ? `${choice.label}, ${choice.words}` : choice.label}
            className="group flex min-h-10 cursor-pointer items-center gap-3 px-3 py-2 text-sm outline-none data-disabled:text-ink-500 data-focused:bg-hover"
          >
            <span className="min-w-0 flex-1">
              {choice.label}
              {choice.hint && <span className="block text-xs text-ink-500">{choice.hint}</span>}
            </span>
            <Icon
              name="check"
              size="sm"
              className="text-leaf-600 opacity-0 group-data-selected:opacity-100"
            />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
