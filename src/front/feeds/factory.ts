/** An element of a parsed document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const token =
  /<\?xml [^?]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/**
 * Parses XML for tests, and accepts only the syntax that the product's feeds may contain.
 * @throws Error at the first syntax error
 */
export function readXml(document: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that no document may contain
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(document) || !document.isWellFormed())
    throw new Error("A character that XML cannot hold");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  token.lastIndex = 0;
  let at = 0;
  for (let match = token.exec(document); match; match = token.exec(document)) {
    at = token.lastIndex;
    const [, cdata, closing, name, attributes = "", empty, text] = match;
    const inner = open.at(-1) ?? root;
    if (cdata !== undefined) inner.text += cdata;
    else if (text !== undefined) inner.text += plain(text);
    else if (name && closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (name) {
      const child: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: "" };
      inner.children.push(child);
      if (!empty) open.push(child);
    }
  }
  if (at !== document.length) throw new Error(`Not XML: ${document.slice(at, at + 60)}`);
  const [only] = root.children;
  if (open.length !== 1 || !only || root.children.length !== 1 || root.text.trim())
    throw new Error("Not one element");
  return only;
}

function plain(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (_, name: string) => {
    const character = entities[name];
    if (!character) throw new Error(`&${name} is no entity`);
    return character;
  });
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/(?<![\w:-])([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      plain(value),
    ]),
  );
}

/** Returns the texts of the child elements with a name. */
export function textsOf(element: XmlElement | undefined, name: string): string[] {
  return (element?.children ?? []).filter((child) => child.name === name).map((child) => child.text);
}
