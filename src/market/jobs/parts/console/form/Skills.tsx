import { type KeyboardEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Tag } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { listOf, useFieldValue } from "#ui/form/edit.ts";
import { TextInput } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import type { FormChoices } from "../form-types.ts";
import { Languages } from "./Languages.tsx";
import { Part } from "./Part.tsx";

/** The required skills and languages. */
export function Skills({ choices }: { choices: FormChoices }) {
  return (
    <Part step="skills">
      <SkillField offered={choices.skills} />
      <Languages />
    </Part>
  );
}

/** A field for skills with suggestions. Without script, skills are separated by commas. */
function SkillField({ offered }: { offered: readonly string[] }) {
  const t = useTranslations("jobs.console.form");
  const tool = useTranslations("ui.tools");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useFieldValue("skills", listOf);
  const full = chosen.length >= caps.skills;

  function add(words: string) {
    const chosenKeys = new Set(chosen.map((skill) => skill.toLowerCase()));
    const fresh = words
      .split(",")
      .map((word) => word.trim().slice(0, caps.skill))
      .filter((word) => word && !chosenKeys.has(word.toLowerCase()));
    setChosen([...chosen, ...fresh].slice(0, caps.skills));
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // In an input method, Enter confirms a word and must not add a skill.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && typed.trim()) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Enter") event.preventDefault();
    else if (event.key === "Backspace" && !typed) setChosen(chosen.slice(0, -1));
  }

  return (
    <Field name="skills" label={t("skills")} help={t("skillsHelp", { max: caps.skills, length: caps.skill })}>
      {chosen.length > 0 && <Chosen skills={chosen} onChange={setChosen} />}
      <div className="flex gap-2">
        <TextInput
          list={`${id}-offered`}
          value={typed}
          onChange={(event) => {
            const { value } = event.target;
            if (value.includes(",") || offered.includes(value)) add(value);
            else setTyped(value);
          }}
          onKeyDown={onKeyDown}
          disabled={full}
          maxLength={caps.skill}
          placeholder={
            full ? tool("tagLimit", { count: chosen.length, max: caps.skills }) : t("skillsPlaceholder")
          }
          autoComplete="off"
        />
        <Button variant="secondary" disabled={!typed.trim() || full} onClick={() => add(typed)}>
          {t("addSkill")}
        </Button>
      </div>
      <Offered id={`${id}-offered`} skills={offered.filter((skill) => !chosen.includes(skill))} />
    </Field>
  );
}

function Chosen({ skills, onChange }: { skills: readonly string[]; onChange: (skills: string[]) => void }) {
  return (
    <ul className="flex flex-wrap gap-2 pb-1">
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <input type="hidden" name="skills" value={skill} />
          <Tag onRemove={() => onChange(skills.filter((other) => other !== skill))}>{skill}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Offered({ id, skills }: { id: string; skills: readonly string[] }) {
  return (
    <datalist id={id}>
      {skills.map((skill) => (
        <option key={skill} value={skill} />
      ))}
    </datalist>
  );
}
