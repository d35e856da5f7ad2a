import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { Scripts, ScrollRestoration } from "react-router";
import type { InlineScripts } from "../inline-scripts.ts";
import { RequestBasicsContext } from "../request-basics.ts";

/** A script within the document, which the document's policy allows by what it says. */
export function InlineScript({ code }: { code: string }) {
  use(RequestBasicsContext).scripts.allow(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, and data that was escaped for scripts
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** The router's scripts: scroll positions, the modules of the page, and the data of its loaders. */
export function RouterScripts() {
  const { scripts } = use(RequestBasicsContext);
  // The router takes a nonce and no hashes. Its components are called, so that what they render can be read.
  return (
    <>
      {allowed(ScrollRestoration({}), scripts.allow)}
      {allowed(Scripts({}), scripts.allow)}
      <InlineScript code={scripts.handoff} />
    </>
  );
}

type Props = { children?: ReactNode; rel?: string; dangerouslySetInnerHTML?: { __html: string } };

/**
 * The elements as they are, each inline script among them allowed. Styles and fonts are what a page is read with: on a slow
 * network the scripts, three times as heavy, must not take their place, so their preloads wait.
 */
function allowed(elements: ReactNode, allow: InlineScripts["allow"]): ReactNode {
  return Children.map(elements, (element) => {
    if (!isValidElement<Props>(element)) return element;
    const { children, dangerouslySetInnerHTML, rel } = element.props;
    if (element.type === "script" && dangerouslySetInnerHTML) allow(dangerouslySetInnerHTML.__html);
    if (element.type === "link" && rel === "modulepreload")
      return cloneElement(element as ReactElement<{ fetchPriority: string }>, { fetchPriority: "low" });
    return children ? cloneElement(element, {}, allowed(children, allow)) : element;
  });
}
