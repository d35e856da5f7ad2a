import { createRoot } from "react-dom/client";
import { watchWrites } from "./keep-page.ts";
import { keepAcrossLanguages } from "./language-switch.ts";
import { WriteNotice } from "./WriteNotice.tsx";

export { keepLoaded, keepPage } from "./keep-page.ts";

watchWrites();
keepAcrossLanguages();
// Beside the document's own tree: whatever page, or error page, is shown there, the notice is not part of it.
createRoot(document.body.appendChild(document.createElement("div"))).render(<WriteNotice />);
