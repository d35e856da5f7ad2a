/** The fields of a person that a term can name (`title:java`); terms without a field search all texts of the person. */
export const queryFields = ["title", "skill", "company", "school", "place"] as const;
export type QueryField = (typeof queryFields)[number];

/** A word, a phrase in quotes or the beginning of a word (`word*`), as written. */
export interface Term {
  kind: "word" | "phrase" | "prefix";
  field: QueryField | null;
  text: string;
}

/** Two or more parts. The field of a group applies to all terms in it. */
export interface Group {
  kind: "and" | "or";
  field: QueryField | null;
  of: readonly QueryNode[];
}

export interface Negation {
  kind: "not";
  of: Term | Group;
}

export type QueryNode = Term | Group | Negation;

export const queryLimits = { length: 500, terms: 30, depth: 5, prefix: 3 } as const;

/** Returns a query as text. `parseQuery` reads the text as the same tree. */
export function printQuery(node: QueryNode): string {
  if (node.kind === "not") return `-${grouped(node.of, "not")}`;
  if ("of" in node) {
    const { kind } = node;
    const parts = node.of.map((part) => grouped(part, kind)).join(kind === "and" ? " " : " OR ");
    return node.field === null ? parts : `${node.field}:(${parts})`;
  }
  const field = node.field === null ? "" : `${node.field}:`;
  if (node.kind === "phrase") return `${field}"${node.text}"`;
  return `${field}${node.text}${node.kind === "prefix" ? "*" : ""}`;
}

/** Returns a part as text, in brackets where the operator around it would bind more tightly. */
function grouped(part: QueryNode, around: "and" | "or" | "not"): string {
  const text = printQuery(part);
  const isOpen = part.kind !== "not" && "of" in part && part.field === null;
  return isOpen && !(part.kind === "and" && around === "or") ? `(${text})` : text;
}
