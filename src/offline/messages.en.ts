export const site = {
  title: "You are offline",
  text: "This page is not kept on your device. As soon as you are connected again, it opens.",
  again: "Try again",
  kept: "Jobs kept on your device",
  keptText: "You looked at these lately. They may have changed since.",
  none: "Jobs that you look at are kept here, so that you can read them without a connection.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    offline: typeof import("./messages.en.ts");
  }
}
