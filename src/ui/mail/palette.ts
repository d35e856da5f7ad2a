/** Colours for mails, whose clients do not support CSS variables: the light values of tokens.css. */
export const palette = {
  paper: "#ffffff",
  mist: "#f5f7f6",
  line: "#e2e7e5",
  ink: "#16201f",
  soft: "#3b4846",
  faint: "#667371",
  leaf: "#0f766e",
  onLeaf: "#ffffff",
  leafTint: "#ecfdf7",
} as const;

/** The colours of mails on dark screens. */
const dark: Record<keyof typeof palette, string> = {
  paper: "#16201e",
  mist: "#101716",
  line: "#27322f",
  ink: "#f1f5f4",
  soft: "#c6d1ce",
  faint: "#98a7a3",
  leaf: "#45bda8",
  onLeaf: "#06231f",
  leafTint: "#152f29",
};

/** The colours of initials, as in ui/Avatar: background and letters. */
export const tints = [
  ["#d0f5e8", "#115e59"],
  ["#dfebfa", "#1d5a9e"],
  ["#fcefcb", "#835300"],
  ["#fce0ec", "#be2466"],
  ["#dcf3e3", "#17683a"],
] as const;

type Tone = keyof typeof palette;

/**
 * Returns a colour for both themes: inline for every client, and a class for clients that support dark mode.
 * `on` is the coloured property.
 */
export function tone(name: Tone, on: "text" | "ground" = "text") {
  return {
    className: `${on}-${name}`,
    style: on === "text" ? { color: palette[name] } : { backgroundColor: palette[name] },
  };
}

const rules = Object.entries(dark).flatMap(([name, value]) => [
  `.text-${name}{color:${value}!important}`,
  `.ground-${name}{background-color:${value}!important}`,
]);
/** The style sheet of mails. Borders have the colour of lines. */
export const darkStyles = `@media (prefers-color-scheme:dark){${rules.join("")}.edge{border-color:${dark.line}!important}}`;

/** Mails load no web font: these are system fonts that support Vietnamese. */
export const mailFont =
  "'Be Vietnam Pro',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
