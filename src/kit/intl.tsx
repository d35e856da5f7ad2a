import format, { type CompiledMessage, type FormatOptions, type FormatValues } from "icu-minify/format";
import { cloneElement, createContext, isValidElement, type ReactNode, use, useMemo } from "react";

/**
 * The replacement of "use-intl" in the build: the same hooks over compiled messages (vite/intl.ts, vite/texts.ts). The library
 * creates translators and formatters for each component of each page; here each language has one set. A list of twenty
 * jobs renders in a sixth less time, and the browser loads less.
 */
type Tree = { [key: string]: CompiledMessage | Tree };
interface Given {
  locale: string;
  messages: Tree;
  timeZone: string | undefined;
  now: Date | undefined;
}

const Context = createContext<Given | null>(null);

export function IntlProvider({
  locale,
  messages,
  timeZone,
  now,
  children,
}: {
  locale: string;
  messages: unknown;
  timeZone?: string;
  now?: Date;
  children: ReactNode;
}) {
  const given = useMemo<Given>(
    () => ({ locale, messages: messages as Tree, timeZone, now }),
    [locale, messages, timeZone, now],
  );
  return <Context value={given}>{children}</Context>;
}

function useGiven(): Given {
  const given = use(Context);
  if (!given) throw new Error("No texts here: IntlProvider is missing");
  return given;
}

export const useLocale = () => useGiven().locale;
export const useTimeZone = () => useGiven().timeZone;
export const useMessages = () => useGiven().messages;
/**
 * Returns the provider's time, which is the same on the server and in the browser; without a provider, the
 * browser's.
 */
export const useNow = () => useGiven().now ?? new Date();

/** Creates each formatter once: creation costs a hundred times as much as use. */
function once<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale?: Intl.LocalesArgument, options?: Options): Made => {
    const key =
      typeof options === "object" ? `${locale} ${JSON.stringify(options)}` : `${locale} ${options ?? ""}`;
    let one = made.get(key);
    if (!one) {
      one = make(String(locale), options);
      made.set(key, one);
    }
    return one;
  };
}
const getDateTimeFormat = once(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const getNumberFormat = once(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const getPluralRules = once(
  (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
const getRelativeTimeFormat = once(
  (locale, numeric?: "auto" | "always") => new Intl.RelativeTimeFormat(locale, { numeric }),
);
const getListFormat = once(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
const formatters = { getDateTimeFormat, getNumberFormat, getPluralRules } as FormatOptions["formatters"];

type Values = Record<string, unknown>;
type Translator = ReturnType<typeof makeTranslator>;

function find(tree: CompiledMessage | Tree | undefined, path: string): CompiledMessage | Tree | undefined {
  let found = tree;
  for (const step of path.split(".")) {
    if (typeof found !== "object" || found === null || Array.isArray(found)) return undefined;
    found = (found as Tree)[step];
  }
  return found;
}

const isMessage = (found: unknown): found is CompiledMessage =>
  typeof found === "string" || Array.isArray(found);

function makeTranslator({ locale, messages, timeZone }: Given, namespace: string | undefined) {
  const root = namespace ? find(messages, namespace) : messages;
  const options: FormatOptions = { formatters, ...(timeZone ? { timeZone } : {}) };
  const found = new Map<string, CompiledMessage | Tree | undefined>();
  function say(key: string, values?: Values): unknown {
    let message = found.get(key);
    if (message === undefined) {
      message = find(root, key);
      found.set(key, message);
    }
    // A text without values needs no formatting.
    if (typeof message === "string") return message;
    const name = namespace ? `${namespace}.${key}` : key;
    if (!isMessage(message)) {
      console.error(new Error(`MISSING_MESSAGE: ${name} (${locale})`));
      return name;
    }
    try {
      return format<ReactNode>(message, locale, values as FormatValues<ReactNode>, options);
    } catch (error) {
      console.error(error);
      return name;
    }
  }
  return Object.assign((key: string, values?: Values) => say(key, values), {
    rich: (key: string, values?: Values) => say(key, values && withKeys(values)),
    markup: (key: string, values?: Values) => say(key, values),
    raw: (key: string) => find(root, key),
    has: (key: string) => find(root, key) !== undefined,
  });
}

/** Elements of a text are in an array, where React needs keys. */
function withKeys(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== "function") return [name, value];
      let count = 0;
      const element = (chunks: unknown) => {
        const made = value(chunks) as ReactNode;
        return isValidElement(made) ? cloneElement(made, { key: name + count++ }) : made;
      };
      return [name, element];
    }),
  );
}

// Catalogues live as long as the process, and so do their translators.
const translators = new WeakMap<Tree, Map<string, Translator>>();

export function useTranslations(namespace?: string): Translator {
  const given = useGiven();
  let known = translators.get(given.messages);
  if (!known) {
    known = new Map();
    translators.set(given.messages, known);
  }
  const name = namespace ?? "";
  let translator = known.get(name);
  if (!translator) {
    translator = makeTranslator(given, namespace);
    known.set(name, translator);
  }
  return translator;
}

const second = 1;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Units of relative times, of which the largest that fits is used. A month is a twelfth of 365 days, as in use-intl. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number, below: number])[] = [
  ["second", second, minute],
  ["minute", minute, hour],
  ["hour", hour, day],
  ["day", day, 7 * day],
  ["week", 7 * day, 2_628_000],
  ["month", 2_628_000, 365 * day],
  ["year", 365 * day, Number.POSITIVE_INFINITY],
];

function relativeTime(locale: string, at: Date | number, now: Date): string {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000;
  const [unit, size] = units.find(([, , below]) => Math.abs(seconds) < below) ?? ["second", second];
  const numeric = unit === "second" ? "auto" : "always";
  return getRelativeTimeFormat(locale, numeric).format(Math.round(seconds / size), unit);
}

export function useFormatter() {
  const { locale, timeZone, now } = useGiven();
  return useMemo(
    () => ({
      number: (value: number | bigint, options?: Intl.NumberFormatOptions) =>
        getNumberFormat(locale, options).format(value),
      dateTime: (at: Date | number, options?: Intl.DateTimeFormatOptions) =>
        getDateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? timeZone }).format(at),
      list: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
        getListFormat(locale, options).format(values),
      relativeTime: (at: Date | number, from?: Date) => relativeTime(locale, at, from ?? now ?? new Date()),
    }),
    [locale, timeZone, now],
  );
}
