declare module "pdfkit" {
  /** The few calls that a test CV needs. */
  export default class PDFDocument {
    constructor(options: { size: "A4"; margin: number; userPassword?: string });
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    end(): void;
  }
}
