/** A comment of a source file, its lines joined. */
export interface Comment {
  line: number;
  text: string;
}

const start = /^\s*(?:\{?\/\*\*?|\/\/|--)(?:\s|$)/;
const directive = /^(?:biome-ignore|@ts-expect-error|@vite-ignore|@__PURE__)/;

function bare(line: string): string {
  const text = line.replace(start, "").replace(/^\s*\*(?!\/)/, "");
  return text.replace(/\*\/\}?$/, "").trim();
}

/** Returns the comment at the end of a line of code. */
function trailing(line: string, mark: string): string | undefined {
  const at = line.indexOf(` ${mark} `);
  return at > 0 ? line.slice(at + mark.length + 2).trim() : undefined;
}

/** Returns the comments of TypeScript, CSS or SQL. Lines that follow each other are one comment; directives are left out. */
export function commentsOf(path: string, source: string): Comment[] {
  const comments: Comment[] = [];
  let block: Comment | undefined;
  let isOpen = false;
  const close = () => {
    if (block?.text && !directive.test(block.text)) comments.push(block);
    block = undefined;
  };
  const mark = path.endsWith(".sql") ? "--" : "//";
  source.split("\n").forEach((line, index) => {
    const trimmed = line.trim();
    const startsBlock = /^\{?\/\*/.test(trimmed);
    if (startsBlock) close();
    if (isOpen || startsBlock || (start.test(line) && trimmed.startsWith(mark))) {
      block ??= { line: index + 1, text: "" };
      block.text = `${block.text} ${bare(trimmed)}`.trim();
      isOpen = (isOpen || startsBlock) && !trimmed.includes("*/");
      if (startsBlock && !isOpen) close();
      return;
    }
    close();
    const text = trailing(line, mark);
    if (text) comments.push({ line: index + 1, text });
  });
  close();
  return comments;
}
