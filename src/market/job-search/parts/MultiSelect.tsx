import { lazy, type ReactNode, Suspense, useState } from "react";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { useFormScope } from "#ui/form/scope.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { CountedText } from "./Choices.tsx";

const MultiSelectFinder = lazy(() => import("./MultiSelectFinder.tsx"));

/** Lists with at least this many options have a search box. */
const searchedFrom = 10;

export interface MultiSelectOption {
  id: number;
  name: string;
  count?: number;
}

interface Props {
  name: string;
  icon?: IconName;
  label: string;
  /** The text while no value is chosen. */
  empty: string;
  options: readonly MultiSelectOption[];
  /** Number of options that are on the page from the start. */
  shownFirst?: number;
  /** Link to the other options, for browsers without script. */
  others?: { to: string; label: string };
  /** The chosen values when each choice applies at once; otherwise the surrounding form has them. */
  chosen?: readonly number[];
  onChoose?: () => void;
}

/**
 * A field for any number of values: one line with the chosen values, which opens a searchable list of checkboxes. Without script,
 * the list has the first options and a link to the others.
 */
export function MultiSelect({
  name,
  icon,
  label,
  empty,
  options,
  shownFirst = options.length,
  others,
  chosen,
  onChoose,
}: Props) {
  const scope = useFormScope();
  const [opened, setOpened] = useState(false);
  /** Options that match the words in the search box. */
  const [found, setFound] = useState<ReadonlySet<number>>();
  /** Boxes ticked in a form that is not sent yet. */
  const [ticked, setTicked] = useState<string[]>();
  const fieldValue = [chosen ?? scope.value(name) ?? []].flat().map(String);
  const isChosen = ({ id }: MultiSelectOption) => fieldValue.includes(String(id));
  const isFirst = (option: MultiSelectOption) => options.indexOf(option) < shownFirst || isChosen(option);
  const search = options.length >= searchedFrom;
  return (
    <details className="relative min-w-0" onToggle={() => setOpened(true)}>
      <Summary icon={icon} label={label}>
        {options
          .filter((option) => (ticked ?? fieldValue).includes(String(option.id)))
          .map((option) => option.name)
          .join(", ") || empty}
      </Summary>
      <div
        className="absolute inset-x-0 top-full z-10 mt-1 flex max-h-96 flex-col gap-2 overflow-y-auto rounded-md border border-line bg-float p-3 text-ink-900 shadow-float"
        onChange={({ currentTarget }) => {
          if (chosen) return onChoose?.();
          const boxes = currentTarget.querySelectorAll<HTMLInputElement>("input:checked");
          setTicked(Array.from(boxes, ({ value }) => value));
        }}
      >
        {opened && (
          <Suspense fallback={search && <div className="h-10 shrink-0" />}>
            <MultiSelectFinder options={options} box={search} onFind={setFound} />
          </Suspense>
        )}
        {/* The checkboxes do not depend on the code of the search box, so that ticks are not lost when it is loaded. */}
        <Boxes
          name={name}
          options={options.filter((option) => opened || isFirst(option))}
          isChosen={isChosen}
          found={found}
        />
        {others && (
          <noscript>
            <a href={others.to}>{others.label}</a>
          </noscript>
        )}
      </div>
    </details>
  );
}

function Summary({
  icon,
  label,
  children,
}: {
  icon: IconName | undefined;
  label: string;
  children: ReactNode;
}) {
  return (
    <summary className={cx("box relative h-10 list-none truncate pr-10 leading-10", icon ? "pl-10" : "pl-3")}>
      {icon && <Icon name={icon} className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-500" />}
      <span className="sr-only">{label}: </span>
      {children}
      <Icon
        name="chevron-down"
        size="sm"
        className="absolute top-1/2 right-3 -translate-y-1/2 text-ink-500"
      />
    </summary>
  );
}

function Boxes({
  name,
  options,
  isChosen,
  found,
}: {
  name: string;
  options: readonly MultiSelectOption[];
  isChosen: (option: MultiSelectOption) => boolean;
  found: ReadonlySet<number> | undefined;
}) {
  return options.map((option) => (
    <Checkbox
      key={option.id}
      name={name}
      value={option.id}
      defaultChecked={isChosen(option)}
      label={<CountedText text={option.name} count={option.count} />}
      // A hidden option stays chosen: it is still a field of the form.
      className={found && !found.has(option.id) ? "hidden" : undefined}
    />
  ));
}
