import { Link } from "react-router";
import { Avatar } from "../Avatar.tsx";
import { Badge, Tag, type Tone } from "../Badge.tsx";
import { Button, IconButton } from "../Button.tsx";
import { BoardCard, BoardColumn, BoardColumns } from "../board.tsx";
import { Card, CardHeader, cardLinkClass } from "../Card.tsx";
import { DescriptionList } from "../DescriptionList.tsx";
import { Icon } from "../icons/Icon.tsx";
import { RelativeTime } from "../RelativeTime.tsx";
import { Stat } from "../Stat.tsx";
import { Table } from "../Table.tsx";
import { Timeline } from "../Timeline.tsx";
import { Section } from "./Section.tsx";
import { galleryNow, useSamples } from "./samples.ts";

const tones: readonly Tone[] = ["info", "warning", "lotus", "success"];

interface Person {
  name: string;
  score: number;
  at: Date;
}

/** Components that display data: cards, numbers, tables, boards. */
export function DataPart() {
  const s = useSamples();
  const people = s.people.map((name, index) => ({
    name,
    score: 96 - index * 7,
    at: new Date(galleryNow.getTime() - (index + 1) * 40_000_000),
  }));
  return (
    <>
      <Cards people={people} />
      <Stats />
      <PeopleTable people={people} />
      <Board people={people} />
      <Lists people={people} />
    </>
  );
}

function Cards({ people }: { people: readonly Person[] }) {
  const s = useSamples();
  return (
    <Section name="Card" className="grid gap-4 md:grid-cols-2">
      <Card interactive className="flex gap-4">
        <Avatar name={s.company} square size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg font-semibold">
            <Link to="?job" className={cardLinkClass}>
              {s.jobTitle}
            </Link>
          </h3>
          <p className="text-sm text-ink-700">{s.company}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-500">
            <span className="inline-flex items-center gap-1">
              <Icon name="map-pin" size="sm" /> {s.place}
            </span>
            <span className="inline-flex items-center gap-1">
              <Icon name="clock" size="sm" /> <RelativeTime at={people[1]!.at} now={galleryNow} />
            </span>
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            {s.skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        </div>
        <IconButton icon="heart" label={s.secondary} className="z-1 -mt-2 -mr-2" />
      </Card>
      <Card>
        <CardHeader
          as="h3"
          title={s.alertTitle}
          text={s.alertText}
          actions={
            <Button variant="secondary" size="sm" icon="edit">
              {s.alertAction}
            </Button>
          }
        />
        <div className="mt-6">
          <DescriptionList
            layout="grid"
            items={[
              { label: s.category, value: s.options[0], icon: "calculator" },
              { label: s.phone, value: "0901 234 567", icon: "phone" },
              { label: s.email, value: null },
            ]}
          />
        </div>
      </Card>
    </Section>
  );
}

function Stats() {
  const s = useSamples();
  return (
    <Section name="Stat" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {s.stats.map((label, index) => (
        <Stat
          key={label}
          label={label}
          value={[12, 48, 7, "1,4"][index]}
          note={index === 1 ? "+18%" : index === 3 ? "-0,3" : undefined}
          trend={index === 1 ? "good" : "bad"}
          to={index === 0 ? "?jobs" : undefined}
        />
      ))}
    </Section>
  );
}

function PeopleTable({ people }: { people: readonly Person[] }) {
  const s = useSamples();
  return (
    <Section name="Table" className="">
      <Card flush>
        <Table
          caption={s.nav[2]!}
          rows={people}
          rowKey={(person) => person.name}
          sort={{ key: "at", direction: "desc" }}
          sortTo={(sort) => `?sort=${sort.key}&direction=${sort.direction}`}
          columns={[
            {
              key: "name",
              label: s.columns[0]!,
              main: true,
              sortable: true,
              cell: (person) => (
                <span className="flex items-center gap-3 font-semibold">
                  <Avatar name={person.name} size="sm" />
                  {person.name}
                </span>
              ),
            },
            { key: "job", label: s.columns[1]!, cell: () => s.jobTitle },
            {
              key: "at",
              label: s.columns[2]!,
              sortable: true,
              cell: (person) => <RelativeTime at={person.at} now={galleryNow} />,
            },
            {
              key: "score",
              label: s.columns[3]!,
              sortable: true,
              align: "end",
              cell: (person) => person.score,
            },
          ]}
        />
      </Card>
    </Section>
  );
}

function Board({ people }: { people: readonly Person[] }) {
  const s = useSamples();
  return (
    <Section name="Board" className="h-96">
      <BoardColumns label={s.nav[2]!}>
        {s.stages.map((stage, column) => (
          <BoardColumn
            key={stage}
            id={`stage-${column}`}
            title={stage}
            tone={tones[column]}
            count={column === 3 ? 0 : 3 - column}
            over={column === 3}
            empty={s.emptyColumn}
            actions={<IconButton icon="more" size="sm" label={stage} />}
          >
            {people.slice(0, column === 3 ? 0 : 3 - column).map((person, index) => (
              <BoardCard
                key={person.name}
                tabIndex={column + index === 0 ? 0 : -1}
                selected={column + index === 0}
                dragging={column === 0 && index === 2}
                dropEdge={column === 1 && index === 1 ? "bottom" : null}
              >
                <div className="flex items-center gap-3">
                  <Avatar name={person.name} size="sm" />
                  <div className="min-w-0 flex-1">
                    <p className="truncate font-semibold">{person.name}</p>
                    <p className="text-xs text-ink-500">
                      <RelativeTime at={person.at} now={galleryNow} />
                    </p>
                  </div>
                  {index === 1 && <Badge tone="warning">{s.badges[4]}</Badge>}
                </div>
              </BoardCard>
            ))}
          </BoardColumn>
        ))}
      </BoardColumns>
    </Section>
  );
}

function Lists({ people }: { people: readonly Person[] }) {
  const s = useSamples();
  return (
    <Section name="Timeline, DescriptionList" className="grid gap-8 md:grid-cols-2">
      <Timeline
        entries={s.timeline.map((title, index) => ({
          key: title,
          title,
          icon: (["file", "eye", "calendar", undefined] as const)[index],
          tone: index === 2 ? "lotus" : "leaf",
          ahead: index === 3,
          time: index < 3 && <RelativeTime at={people[3 - index]!.at} now={galleryNow} />,
          children: index === 2 ? s.alertText : undefined,
        }))}
      />
      <DescriptionList
        items={[
          { label: s.fullName, value: s.people[0] },
          { label: s.category, value: s.options[2] },
          { label: s.about, value: s.intro },
        ]}
      />
    </Section>
  );
}
