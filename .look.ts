import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { openDatabase } from "#kit/db.ts";
import { postgresJobIndex } from "#jobs/job-index.ts";
const s = await startPostgres("/tmp/sen-market/postgres");
const { db, close, pool } = openDatabase(s.url);
const q = async (text: string) => (await pool.query(text)).rows;
const index = postgresJobIndex();
for (const keyword of ["ke toan","lập trình viên java","data scien","telesales hà nội","c++"]) {
  const t=performance.now(); const hits = await index.search(db,{keyword,offset:0,limit:8,asOf:new Date()}); const ms=performance.now()-t;
  const rows = await q(`select title from jobs where id = any('{${hits.ids}}')`);
  console.log(keyword, hits.total, ms.toFixed(0)+"ms", rows.map((r:any)=>r.title).join(" | "));
}
const rows = await q("select id,title,description d, requirement r, benefits b, snippet, language from jobs where source_ref is not null");
let longLi=0,longP=0,few=0; const ex: string[]=[]; const exP:string[]=[]; const exS:string[]=[];
for (const r of rows as any[]) {
  const t = r.d+r.r+r.b;
  const li=(t.match(/<li>[^<]*<\/li>/g)??[]).filter((x:string)=>x.length>700); if(li.length){longLi++; if(ex.length<6&&Math.random()<.02) ex.push(r.id+" "+li[0].slice(0,500));}
  const p=(t.match(/<p>[^<]*<\/p>/g)??[]).filter((x:string)=>x.length>900); if(p.length){longP++; if(exP.length<6&&Math.random()<.02) exP.push(r.id+" "+p[0].slice(0,600));}
  if((r.snippet??"").length<40){few++; if(exS.length<25) exS.push(r.title+" => "+r.snippet);}
}
console.log({n:rows.length,longLi,longP,few}); console.log(ex.join("\n")); console.log("P\n"+exP.join("\n")); console.log("S\n"+exS.join("\n"));
const heads = new Map<string,number>(); for (const r of rows as any[]) { const m=/^[-\s]*([^.:\n]{3,40})/.exec(r.snippet??""); if(m) heads.set(m[1]!.slice(0,25), (heads.get(m[1]!.slice(0,25))??0)+1);} console.log([...heads].sort((a,b)=>b[1]-a[1]).slice(0,40));
await close(); await s.stop();
