// vite/texts.ts makes these modules of the texts that rooms declare.
declare module "virtual:texts/*" {
  const texts: Record<string, unknown>;
  export default texts;
}
