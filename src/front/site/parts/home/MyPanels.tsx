import { useDrafts } from "#hiring/applications/parts/draft.ts";
import { Badge } from "#ui/Badge.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { MyHomeData } from "../../pages/my-home-data.ts";
import { More, Panel, Row } from "./Panel.tsx";

/** The panels on a candidate's home page: messages, deadlines, drafts and changes. */
export function MyPanels({ data }: { data: MyHomeData }) {
  const { words, paths, due, closing } = data;
  return (
    <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
      {data.messages.length > 0 && (
        <Panel title={words.messages.title}>
          {data.messages.map((entry) => (
            <Row key={entry.id} {...entry}>
              <Badge tone="info" icon="mail">
                {entry.unread}
              </Badge>
            </Row>
          ))}
        </Panel>
      )}
      {due.length > 0 && (
        <Panel
          title={words.due.title}
          more={<More to={paths.applications}>{words.applications}</More>}
          text={words.due.text}
        >
          {due.map((entry) => (
            <Row key={entry.id} {...entry}>
              <p className={entry.waiting ? "text-warning-600" : "text-ink-700"}>
                {entry.by}
                {entry.waiting && <span className="block">{words.due.waiting}</span>}
              </p>
            </Row>
          ))}
        </Panel>
      )}
      {closing.length > 0 && (
        <Panel title={words.closing.title} more={<More to={paths.saved}>{words.closing.all}</More>}>
          {closing.map((entry) => (
            <Row key={entry.id} {...entry}>
              <Badge tone="warning" icon="clock">
                {entry.left}
              </Badge>
            </Row>
          ))}
        </Panel>
      )}
      <Drafts data={data} />
      <Changes data={data} />
    </div>
  );
}

/** Shows the applications that this browser has stored as drafts. */
function Drafts({ data: { words, email, applied } }: { data: MyHomeData }) {
  const drafts = useDrafts(email).filter(({ job }) => !applied.includes(job));
  if (drafts.length === 0) return null;
  return (
    <Panel title={words.drafts.title} text={words.drafts.text}>
      {drafts.map(({ job, path, at, ...named }) => (
        <Row key={job} to={path} {...named}>
          <RelativeTime at={at} className="text-ink-500" />
        </Row>
      ))}
    </Panel>
  );
}

function Changes({ data: { words, changes } }: { data: MyHomeData }) {
  return (
    <Panel title={words.changes.title} text={changes.length === 0 ? words.changes.none : undefined}>
      {changes.map((entry) => (
        <Row key={`${entry.id} ${entry.at}`} {...entry}>
          <p className="flex flex-wrap gap-x-2 text-ink-700">
            {entry.what}
            <RelativeTime at={entry.at} className="text-ink-500" />
          </p>
        </Row>
      ))}
    </Panel>
  );
}
