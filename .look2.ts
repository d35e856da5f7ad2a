import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { openDatabase } from "#kit/db.ts";
import { htmlToText } from "#jobs/reading/markup.ts";
const s = await startPostgres("/tmp/sen-market/postgres");
const { db, close, pool } = openDatabase(s.url);
const q = async (text: string) => (await pool.query(text)).rows;
for (const lang of [1,0]) for (const r of await q(`select j.*, c.name company from jobs j join companies c on c.id=j.company_id where source_ref is not null and j.language=${lang} order by md5(j.id::text||'z') limit 8`)) {
  console.log("=====", r.id, r.title, "|", r.company, "|", r.location_ids, r.address, r.location_text, "|", r.salary_type, r.salary_min, r.salary_max, r.currency, r.salary_period, r.salary_text, "| cat", r.category_ids, "exp", r.experience_id, "lvl", r.job_level, "type", r.job_type, r.remote, "|", r.skills.join("/"), r.source_ref);
  console.log("SNIP:", r.snippet);
  for (const f of ["description","requirement","benefits"]) console.log(f.toUpperCase()+":", r[f].replace(/<\/(p|ul|ol)>/g,"$&\n").slice(0,1300));
}
console.log((await q("select title, source_ref from jobs where title ~ '^.(HCM|HN|[A-Z]+).$'")));
console.log((await q("select title from jobs where source_ref is not null and title ~ '[A-Z]{4,} [A-Z]{4,} [A-Z]{3,}' limit 40")).map((r:any)=>r.title).join("\n"));
await close(); await s.stop();
