import { createRoot } from "react-dom/client";
import { watchWrites } from "./keep-page.ts";
import { keepAcrossLanguages } from "./language-switch.ts";
import { WriteNotice } from "./WriteNotice.tsx";

export { keepLoaded, keepPage } from "./keep-page.ts";

watchWrites();
keepAcrossLanguages();
// The notice has its own root, because pages and error pages replace the tree of the document.
createRoot(document.body.appendChild(document.createElement("div"))).render(<WriteNotice />);
