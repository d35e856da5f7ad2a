declare module "fontkit" {
  /** A font that was parsed, for as many documents as use it. */
  export interface Font {
    layout(text: string): unknown;
  }
  export function create(file: Buffer): Font;
}

declare module "pdfkit" {
  type TextOptions = {
    width?: number;
    lineGap?: number;
    continued?: boolean;
    align?: "left" | "right";
    lineBreak?: boolean;
  };
  /** The few calls that the demo CV makes. */
  export default class PDFDocument {
    constructor(options: {
      size: "A4";
      margin: number;
      font?: string;
      info?: Record<string, string | Date>;
      compress?: boolean;
      lang?: string;
      bufferPages?: boolean;
    });
    y: number;
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    registerFont(name: string, source: Buffer | string | import("fontkit").Font): this;
    font(source: Buffer | string, size?: number): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string): number;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(color?: string): this;
    stroke(): this;
    end(): void;
  }
}
