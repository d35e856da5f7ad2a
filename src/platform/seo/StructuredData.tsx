import { scriptJson } from "./structured.ts";

/**
 * The structured data of a page as JSON-LD; all of it is also visible on the page. Several entities are several blocks.
 */
export function StructuredData({ data }: { data: object | object[] }) {
  return (Array.isArray(data) ? data : [data]).map((thing) => {
    const json = scriptJson(thing);
    // A data block, which browsers do not execute: the content security policy does not apply to it.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: built by scriptJson, which escapes what could end the element
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
