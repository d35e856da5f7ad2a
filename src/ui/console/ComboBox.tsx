import {
  ComboBox as AriaComboBox,
  Button,
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
  const t = useTranslations();
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
      <div className="relative">
        <Input placeholder={placeholder} className={cx(fieldClass, "h-10 pr-10 pl-3")} />
        <OpenButton label={t("ui.tools.showOptions")} />
      </div>
      <ChoiceList />
    </AriaComboBox>
  );
}

/** The arrow at the end of a combo box. */
export function OpenButton({ label }: { label: string }) {
  return (
    <Button
      aria-label={label}
      className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-md text-ink-500 hover:bg-hover"
    >
      <Icon name="chevron-down" size="sm" />
    </Button>
  );
}

/** The list of a combo box, from the items of the enclosing box. */
export function ChoiceList() {
  const t = useTranslations();
  return (
    <Popover className="w-(--trigger-width) overflow-y-auto rounded-lg border border-line bg-float py-1 text-ink-900 shadow-float data-entering:animate-rise">
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
