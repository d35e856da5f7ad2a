/** What the page about the app says. */
export const copy = {
  metaTitle: "Sen on your phone",
  metaDescription:
    "Sen is an app without a shop: open it in your browser and add it to your home screen, on Android, iPhone or a computer.",
  title: "Sen on your phone, in two taps",
  lead: "There is nothing to download from a shop. Sen itself is the app: add it to your home screen, and it opens like any other, always in its newest version.",
  scan: "Scan it with your phone's camera",
  scanText: "It opens {address}",
  qr: "QR code that leads to {address}",
  good: [
    { title: "Small", text: "No hundred megabytes. It takes less room than a photo." },
    { title: "Always new", text: "No updates to install." },
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
        "Confirm. The lotus now stands among your apps.",
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
        "In Chrome or Edge, click the install sign at the right of the address bar, or choose “Install” in the menu.",
        "In Safari, choose “Add to Dock” in the menu “File”.",
        "Sen opens in a window of its own.",
      ],
    },
  ],
  remove: "To remove it, delete it like any app. Your account stays as it is.",
  open: "Go to the jobs",
} as const;
