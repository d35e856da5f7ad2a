// Made by vite/texts.ts from what the rooms declare.
declare module "virtual:texts/*" {
  const texts: Record<string, unknown>;
  export default texts;
}
