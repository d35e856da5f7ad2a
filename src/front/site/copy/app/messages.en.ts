/** Texts of the page about the app. */
export const copy = {
  metaTitle: "Sen on your phone",
  metaDescription:
    "Sen is an app without an app store: open it in your browser and add it to your home screen, on Android, iPhone or a computer.",
  title: "Sen on your phone, in two taps",
  lead: "You don’t need an app store. Add Sen to your home screen and it opens like any other app, always up to date.",
  scan: "Scan it with your phone’s camera",
  scanText: "It opens {address}",
  qr: "QR code that leads to {address}",
  good: [
    { title: "Small", text: "There is no large download from an app store." },
    { title: "Always up to date", text: "No updates to install." },
    { title: "The same everywhere", text: "Your jobs, CVs and applications on phone and computer." },
  ],
  how: "How to add it",
  systems: [
    {
      id: "android",
      name: "Android",
      browser: "Chrome, Samsung Internet or Edge",
      steps: [
        "Open Sen in your browser.",
        "Tap the menu with three dots, at the top or bottom of the screen.",
        "Choose “Add to home screen” or “Install app”.",
        "Confirm. Sen is now among your apps.",
      ],
    },
    {
      id: "iphone",
      name: "iPhone and iPad",
      browser: "Safari",
      steps: [
        "Open Sen in Safari.",
        "Tap the share button: a square with an arrow that points up.",
        "Scroll down and choose “Add to Home Screen”.",
        "Tap “Add” at the top right.",
      ],
    },
    {
      id: "desktop",
      name: "Computer",
      browser: "Chrome or Edge; Safari on a Mac",
      steps: [
        "Open Sen in your browser.",
        "In Chrome or Edge, click the install icon (a screen with a down arrow) at the right of the address bar, or open the ⋮ menu and choose “Install page as app”.",
        "In Safari, choose “Add to Dock” in the “File” menu.",
        "Sen opens in its own window.",
      ],
    },
  ],
  remove: "To remove it, delete it like any other app. Your account stays as it is.",
  open: "Browse jobs",
} as const;
