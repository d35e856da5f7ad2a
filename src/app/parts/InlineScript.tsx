import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { Scripts, ScrollRestoration } from "react-router";
import type { InlineScripts } from "../inline-scripts.ts";
import { RequestBasicsContext } from "../request-basics.ts";

/** A script within the document. The content policy allows it by its hash. */
export function InlineScript({ code }: { code: string }) {
  use(RequestBasicsContext).scripts.allow(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, and data that was escaped for scripts
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** The router's scripts: scroll positions, the modules of the page, and the data of its loaders. */
export function RouterScripts() {
  const { scripts } = use(RequestBasicsContext);
  // The router supports a nonce but no hashes. Its components are called as functions, so that the code of their scripts can
  // be read.
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
 * Returns the elements and allows each inline script among them. Preloads of scripts get a low priority: on a slow network,
 * scripts, which weigh three times as much, would delay styles and fonts.
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
