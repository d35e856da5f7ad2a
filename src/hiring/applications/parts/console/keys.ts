/** Commands that open a panel beside an applicant's CV. */
export const panelCommands = ["interview", "offer", "message", "email", "task", "note", "feedback"] as const;
export type PanelCommand = (typeof panelCommands)[number];

/** A command of a key on the board or on an applicant's page; `agencyCommands` are those of agencies. */
export type Command =
  | "next"
  | "previous"
  | "left"
  | "right"
  | "move"
  | "reject"
  | "select"
  | "advance"
  | PanelCommand
  | "open"
  | "ask"
  | "submit"
  | "return"
  | "call"
  | "search"
  | "help";

/** Commands about the introduction of people to clients. */
export const agencyCommands: readonly Command[] = ["ask", "submit", "return", "call"];

export const isPanelCommand = (command: string): command is PanelCommand =>
  panelCommands.some((each) => each === command);

const letters: Record<string, Command> = {
  j: "next",
  k: "previous",
  h: "left",
  l: "right",
  m: "move",
  e: "advance",
  r: "reject",
  i: "interview",
  o: "offer",
  w: "message",
  p: "email",
  t: "task",
  n: "note",
  x: "select",
  f: "feedback",
  a: "ask",
  s: "submit",
  b: "return",
  c: "call",
  "/": "search",
  "?": "help",
};

/** Keys that only work while a card has the focus, so they need no switch (WCAG 2.1.4). */
const onCard: Record<string, Command> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  ArrowLeft: "left",
  ArrowRight: "right",
  Enter: "open",
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing?: boolean;
}

/** Returns the command of a pressed key, or null. `on`: whether single-letter keys are switched on. */
export function commandOf(event: Pressed, focus: "card" | "other", on: boolean): Command | null {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const card = focus === "card" ? onCard[event.key] : undefined;
  if (card) return card;
  return on ? (letters[event.key.toLowerCase()] ?? null) : null;
}

/**
 * Returns the card to which a command moves the focus. Up and down stay in the column; left and right keep the row and skip
 * empty columns. Null if there is no card in that direction.
 */
export function step(
  columns: readonly (readonly string[])[],
  current: string | null,
  command: Command,
): string | null {
  const at = columns.findIndex((column) => current !== null && column.includes(current));
  if (at < 0) return columns.find((column) => column.length > 0)?.[0] ?? null;
  const column = columns[at] ?? [];
  const row = column.indexOf(current ?? "");
  if (command === "next") return column[row + 1] ?? null;
  if (command === "previous") return column[row - 1] ?? null;
  const way = command === "left" ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  const next = command === "left" || command === "right" ? way.find((other) => other.length > 0) : undefined;
  return next?.[Math.min(row, next.length - 1)] ?? null;
}
