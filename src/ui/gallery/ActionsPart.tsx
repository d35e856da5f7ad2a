import { Avatar } from "../Avatar.tsx";
import { Badge, Tag, type Tone } from "../Badge.tsx";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import { Button, type ButtonSize, IconButton } from "../Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { iconNames } from "../icons/names.ts";
import { Logo } from "../Logo.tsx";
import { Menu } from "../Menu.tsx";
import { Pagination } from "../Pagination.tsx";
import { Tabs } from "../Tabs.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { Section } from "./Section.tsx";
import { useSamples } from "./samples.ts";

const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];
const tones: readonly Tone[] = ["neutral", "leaf", "lotus", "success", "warning", "danger", "info"];

/** Buttons, menus, links, badges. */
export function ActionsPart() {
  const s = useSamples();
  return (
    <>
      <Buttons />
      <Section name="Menu">
        <Menu
          chevron
          align="start"
          variant="secondary"
          items={[
            { label: s.account[0]!, icon: "user", href: "?profile" },
            { label: s.account[1]!, icon: "settings", href: "?settings", hint: "S" },
            { label: s.danger, icon: "trash", tone: "danger", onSelect: () => {} },
            { label: s.account[2]!, icon: "log-out", action: "/logout" },
          ]}
        >
          {s.account[1]}
        </Menu>
        <ThemeSwitch />
        <Logo />
      </Section>
      <BadgesAndAvatars />
      <Section name="Breadcrumbs, Tabs, Pagination" className="flex flex-col gap-6">
        <Breadcrumbs
          items={[{ label: s.jobs, to: "?a" }, { label: s.options[0]!, to: "?b" }, { label: s.jobTitle }]}
        />
        <Tabs
          label={s.jobs}
          items={[
            { to: "?tab=1", label: s.nav[1]!, count: 12, current: true },
            { to: "?tab=2", label: s.nav[2]!, count: 3 },
            { to: "?tab=3", label: s.nav[4]!, icon: "building" },
          ]}
        />
        <Pagination page={5} pages={20} />
        <Pagination page={1} pages={3} param="other" />
      </Section>
      <Section name="Icon" className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
        {iconNames.map((name) => (
          <div key={name} className="flex flex-col items-center gap-1 text-xs text-ink-500">
            <Icon name={name} size="lg" className="text-ink-900" />
            {name}
          </div>
        ))}
      </Section>
    </>
  );
}

function Buttons() {
  const s = useSamples();
  return (
    <>
      <Section name="Button">
        <Button>{s.primary}</Button>
        <Button variant="secondary" icon="heart">
          {s.secondary}
        </Button>
        <Button variant="ghost">{s.ghost}</Button>
        <Button variant="danger" icon="trash">
          {s.danger}
        </Button>
        <Button busy>{s.primary}</Button>
        <Button variant="secondary" busy>
          {s.secondary}
        </Button>
        <Button disabled>{s.primary}</Button>
        <Button to="?link" variant="secondary" iconAfter="arrow-right">
          {s.jobs}
        </Button>
      </Section>
      <Section name="Button, sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} icon="search">
            {s.jobs}
          </Button>
        ))}
        {sizes.map((size) => (
          <IconButton key={size} size={size} icon="heart" label={s.secondary} variant="secondary" />
        ))}
        <IconButton icon="star" filled label={s.secondary} className="text-lotus-500" />
      </Section>
    </>
  );
}

function BadgesAndAvatars() {
  const s = useSamples();
  return (
    <>
      <Section name="Badge, Tag">
        {tones.map((tone, index) => (
          <Badge key={tone} tone={tone} icon={tone === "lotus" ? "trending-up" : undefined}>
            {s.badges[index]}
          </Badge>
        ))}
        {s.skills.map((skill, index) => (
          <Tag key={skill} onRemove={index % 2 ? () => {} : undefined}>
            {skill}
          </Tag>
        ))}
      </Section>
      <Section name="Avatar">
        {s.people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name={s.company} square size="lg" />
        <Avatar name={s.company} square size="xl" decorative={false} />
        <Avatar name={s.people[0]!} size="sm" />
      </Section>
    </>
  );
}
