declare module "pdfkit" {
  /** The part of pdfkit's API with which tests make CVs. */
  export default class PDFDocument {
    constructor(options: { size: "A4"; margin: number; userPassword?: string; autoFirstPage?: boolean });
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    addPage(): this;
    font(path: string): this;
    fontSize(size: number): this;
    text(
      text: string,
      left: number,
      top: number,
      options: { lineBreak: false; baseline: "alphabetic" },
    ): this;
    end(): void;
  }
}
