import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commentsOf } from "./laws/comments.ts";

/** Prints 60 comments and 40 sentences of documents at random, without the code around them (docs/style.md). */

const root = join(import.meta.dirname, "..");

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => !path.includes("node_modules"))
    .map((path) => join(folder, path));
}

/** Returns the sentences of a Markdown page, without headings, code and tables. */
function sentencesOf(page: string): string[] {
  return page
    .replace(/^```[\s\S]*?^```/gm, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((paragraph) => !/^\s*[#|]|^(?:Status|Date|Supersedes):/.test(paragraph))
    .flatMap((paragraph) =>
      paragraph
        .replace(/\s+/g, " ")
        .trim()
        .split(/(?<=[.:!?]) (?=[A-Z*`])/),
    )
    .filter((sentence) => sentence.length > 20);
}

function drawn<T>(all: T[], count: number): T[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    return rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!;
  });
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const comments = ["src", "bin", "bench", "vite", "db", "test"]
  .flatMap(pathsIn)
  .filter((path) => /\.(tsx?|css|sql)$/.test(path))
  .flatMap((path) =>
    commentsOf(path, read(path)).map(({ line, text }) => ({ place: `${path}:${line}`, text })),
  );
const sentences = [...pathsIn("docs"), ...readdirSync(root)]
  .filter((path) => path.endsWith(".md"))
  .flatMap((path) => sentencesOf(read(path)).map((text) => ({ place: path, text })));

console.log(`${comments.length} comments, ${sentences.length} sentences`);
for (const { place, text } of [...drawn(comments, 60), ...drawn(sentences, 40)])
  console.log(`\n${text}\n    ${place}`);
