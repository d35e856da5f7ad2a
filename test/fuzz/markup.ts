import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { anyMark } from "./values.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

const here = "http://here.test";
const leadsElsewhere = (to: string) => !URL.canParse(to, here) || new URL(to, here).origin !== here;
const scheme = /^[\0-\x20]*(javascript|vbscript|data:text)/i;
/** Attributes that make a browser load an address or run code. */
const loading = /^(src|srcset|action|formaction|data|background|poster|manifest|ping)$/;

/**
 * Returns the places where a user's text became an element, an attribute, a comment or a script. The document is
 * parsed by the rules of browsers.
 */
export function injectionsIn(html: string): string[] {
  const injections = new Set<string>();
  const visit = (node: Node) => {
    if (node.nodeName === "#comment") {
      const { data } = node as DefaultTreeAdapterTypes.CommentNode;
      if (anyMark.test(data) || data.length > 500) injections.add("an injected text opens a comment");
    }
    if ("tagName" in node) visitElement(node);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
    if ("content" in node) for (const child of node.content.childNodes) visit(child);
  };
  const visitElement = (element: DefaultTreeAdapterTypes.Element) => {
    const { tagName, attrs } = element;
    if (anyMark.test(tagName)) injections.add("an injected text makes an element");
    for (const { name, value } of attrs) {
      if (anyMark.test(name) || /^on/.test(name)) injections.add(`an attribute ${name.slice(0, 40)}`);
      if (name === "srcdoc" || (name === "style" && anyMark.test(value)))
        injections.add(`an injected text in ${name}`);
      if (/^(href|xlink:href|src|action|formaction|data)$/.test(name) && scheme.test(value))
        injections.add(`${tagName} ${name}=${value.slice(0, 40)}`);
      if (loading.test(name) && anyMark.test(value) && leadsElsewhere(value))
        injections.add(`${tagName} ${name} leads elsewhere`);
    }
    if (tagName === "base") injections.add("a base element");
    if (tagName === "meta" && attrs.some(({ name }) => name === "http-equiv")) {
      const content = attrs.find(({ name }) => name === "content")?.value ?? "";
      if (anyMark.test(content)) injections.add("an injected text in a meta element");
    }
    if (tagName === "script" || tagName === "style") {
      const code = element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (anyMark.test(code) && !isData(code, attrs)) injections.add(`an injected text in a ${tagName}`);
    }
  };
  for (const node of parse(html).childNodes) visit(node);
  return [...injections];
}

const controller = String.raw`window\.__reactRouterContext\.streamController`;
const stream = new RegExp(
  String.raw`^${controller}\.enqueue\(("[\s\S]*")\);?(?:${controller}\.close\(\);?)?$`,
);

/** Returns whether a script contains data only: JSON, or the router's stream of it in one string. */
function isData(code: string, attrs: readonly { name: string; value: string }[]): boolean {
  const isJson = attrs.some(({ name, value }) => name === "type" && /^application\/(ld\+)?json$/.test(value));
  const streamed = stream.exec(code)?.[1];
  try {
    const read: unknown = JSON.parse(isJson ? code : (streamed ?? ""));
    return isJson || typeof read === "string";
  } catch {
    return false;
  }
}
