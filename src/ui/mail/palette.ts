/** Colours for mails, whose readers know no CSS variables: the light values of tokens.css. */
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

/** The web font is not loaded in mails: these are on the reader's machine and know Vietnamese. */
export const mailFont =
  "'Be Vietnam Pro',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
