import { useTranslations } from "use-intl";
import { useKeySwitch, usePressedKey } from "#ui/console/single-keys.ts";
import { agencyCommands, type Command, commandOf } from "./keys.ts";

/**
 * Runs the page's commands by keys, except while text is typed or a dialog or menu is open. The reader can switch the
 * single-letter keys off.
 * @param options.active false while another part of the page handles the keys
 * @param options.agency whether the page is an agency's, which has more commands
 */
export function useKeys(
  run: (command: Command) => void,
  { active = true, agency }: { active?: boolean; agency: boolean },
) {
  const { on, turn } = useKeySwitch();
  usePressedKey((event) => {
    if (!active || !(event.target instanceof Element)) return;
    const command = commandOf(event, event.target.matches("[data-card]") ? "card" : "other", on);
    if (!command || (!agency && agencyCommands.includes(command))) return;
    event.preventDefault();
    run(command);
  });
  return { on, turn };
}

/** Returns the keys of a page with their descriptions, for `KeysDialog`. */
export function useKeyRows(page: "board" | "applicant", agency: boolean) {
  const t = useTranslations("applications.console.keys");
  const agencyRows = [
    { keys: ["A"], does: t("ask") },
    { keys: ["S"], does: t("submit") },
    { keys: ["B"], does: t("return") },
    { keys: ["C"], does: t("call") },
  ];
  const common = [
    { keys: ["I"], does: t("interview") },
    { keys: ["O"], does: t("offer") },
    { keys: ["W"], does: t("message") },
    { keys: ["P"], does: t("email") },
    { keys: ["T"], does: t("task") },
    { keys: ["N"], does: t("note") },
    { keys: ["F"], does: t("feedback") },
    ...(agency ? agencyRows : []),
    { keys: ["E"], does: t("advance") },
    { keys: ["M"], does: t("move") },
    { keys: ["M", "1–9"], does: t("moveTo") },
    { keys: ["R"], does: t("reject") },
    { keys: ["?"], does: t("help") },
  ];
  if (page === "applicant") return [{ keys: ["J", "K"], does: t("applicants") }, ...common];
  return [
    { keys: ["J", "K"], does: t("cards") },
    { keys: ["H", "L"], does: t("stages") },
    { keys: ["Enter"], does: t("open") },
    { keys: ["X"], does: t("select") },
    ...common.slice(0, -1),
    { keys: ["/"], does: t("search") },
    ...common.slice(-1),
  ];
}
