/** The inline scripts of a document that is being rendered. */
export interface InlineScripts {
  /** Allows exactly this code in the content policy of the document. To be called while the document is rendered. */
  allow(code: string): void;
  /** Code that passes the data of the page's loaders to the router in the browser. */
  handoff: string;
}
