import { scriptJson } from "./structured.ts";

/** What search engines are told of a page, as JSON-LD; all of it stands on the page too. Several things are several blocks. */
export function StructuredData({ data }: { data: object | object[] }) {
  return (Array.isArray(data) ? data : [data]).map((thing) => {
    const json = scriptJson(thing);
    // A data block, which no browser runs: it needs no nonce.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by scriptJson, which escapes what could end it
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
