import { gunzipSync } from "node:zlib"; import { readFileSync } from "node:fs";
import { textToHtml } from "#jobs/reading/markup.ts";
import { readTitle } from "#jobs/reading/title.ts";
const rows = ["jobs-vi","jobs-en"].flatMap(f=>gunzipSync(readFileSync(`../shared/data/${f}.jsonl.gz`)).toString().trim().split("\n").map(l=>JSON.parse(l)));
let t=performance.now(); for (const r of rows) { textToHtml(r.description);textToHtml(r.requirements);textToHtml(r.benefits);} console.log("markup", performance.now()-t);
t=performance.now(); for (const r of rows) readTitle(r.title); console.log("title", performance.now()-t);
