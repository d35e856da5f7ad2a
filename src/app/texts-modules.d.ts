// vite/texts.ts makes the modules `virtual:texts/*` from the texts that rooms declare.
declare module "virtual:texts/*" {
  const texts: Record<string, unknown>;
  export default texts;
}
