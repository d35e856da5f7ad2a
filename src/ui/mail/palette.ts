/** Colours for mails, whose clients do not support CSS variables: the light values of tokens.css. */
export const palette = {
  paper: "#ffffff",
  mist: "#f5f7f6",
  line: "#e2e7e5",
  ink: "#16201f",
  soft: "#3b4846",
  faint: "#667371",
  leaf: "#0f766e",
  leafTint: "#ecfdf7",
  lotus: "#be2466",
} as const;

/** Mails load no web font: these are system fonts that support Vietnamese. */
export const mailFont =
  "'Be Vietnam Pro',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
