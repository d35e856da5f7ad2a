import { useTranslations } from "use-intl";
import { useKeySwitch, usePressedKey } from "#ui/console/single-keys.ts";
import { type Command, commandOf } from "./keys.ts";

/**
 * Runs the page's commands by keys, except while text is typed or a dialog or menu is open. The reader can switch the
 * single-letter keys off.
 * @param active false while another part of the page handles the keys
 */
export function useKeys(run: (command: Command) => void, active = true) {
  const { on, turn } = useKeySwitch();
  usePressedKey((event) => {
    if (!active || !(event.target instanceof Element)) return;
    const command = commandOf(event, event.target.matches("[data-card]") ? "card" : "other", on);
    if (!command) return;
    event.preventDefault();
    run(command);
  });
  return { on, turn };
}

/** Returns the keys of a page with their descriptions, for `KeysDialog`. */
export function useKeyRows(page: "board" | "applicant") {
  const t = useTranslations("applications.console.keys");
  const common = [
    { keys: ["I"], does: t("interview") },
    { keys: ["O"], does: t("offer") },
    { keys: ["N"], does: t("note") },
    { keys: ["M"], does: t("move") },
    { keys: ["R"], does: t("reject") },
    { keys: ["?"], does: t("help") },
  ];
  if (page === "applicant") return [{ keys: ["J", "K"], does: t("applicants") }, ...common];
  return [
    { keys: ["J", "K"], does: t("cards") },
    { keys: ["H", "L"], does: t("stages") },
    { keys: ["Enter"], does: t("open") },
    ...common.slice(0, -1),
    { keys: ["/"], does: t("search") },
    ...common.slice(-1),
  ];
}
