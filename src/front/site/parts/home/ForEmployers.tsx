import { Button } from "#ui/Button.tsx";

interface Offer {
  title: string;
  text: string;
  action: string;
}

/** Links for employers: hire by themselves, or with a consultant. */
export function ForEmployers({
  employers,
  headhunt,
  headhuntPath,
}: {
  employers: Offer & { more: string };
  headhunt: Offer;
  headhuntPath: string;
}) {
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <section className="flex flex-col items-start rounded-lg bg-leaf-100 p-6 sm:p-10">
        <h2 className="text-xl font-semibold sm:text-2xl">{employers.title}</h2>
        <p className="mt-2 mb-6 max-w-form text-ink-700">{employers.text}</p>
        <div className="mt-auto flex flex-wrap gap-3">
          <Button to="/employer/register" size="lg">
            {employers.action}
          </Button>
          <Button to="/employer" size="lg" variant="ghost">
            {employers.more}
          </Button>
        </div>
      </section>
      <section className="flex flex-col items-start rounded-lg bg-lotus-100 p-6 sm:p-10">
        <h2 className="text-xl font-semibold sm:text-2xl">{headhunt.title}</h2>
        <p className="mt-2 mb-6 text-ink-700">{headhunt.text}</p>
        <Button to={headhuntPath} size="lg" variant="secondary" className="mt-auto">
          {headhunt.action}
        </Button>
      </section>
    </div>
  );
}
