export const site = {
  title: "You’re offline",
  text: "This page isn’t saved on your device. It will open when you’re back online.",
  again: "Try again",
  kept: "Jobs saved on your device",
  keptText: "You viewed these recently. They may have changed.",
  none: "Jobs you view are saved here so you can read them offline.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    offline: typeof import("./messages.en.ts");
  }
}
