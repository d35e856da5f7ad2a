/** What inline scripts need of the answer that carries them. */
export interface InlineScripts {
  /** Lets this very code run, whoever the document is sent to; called while the document is rendered. */
  allow(code: string): void;
  /** Code that hands the data of the page's loaders over to the router in the browser. */
  handoff: string;
}
