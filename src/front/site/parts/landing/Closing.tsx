import { Button } from "#ui/Button.tsx";

/** The end of a landing page, with one action. */
export function Closing({
  title,
  text,
  action,
}: {
  title: string;
  text?: string;
  action: { to: string; label: string };
}) {
  return (
    <section className="relative overflow-clip rounded-lg bg-leaf-50 px-6 py-10 text-center sm:py-14">
      <Ripples />
      <div className="relative">
        <h2 className="mx-auto max-w-reading text-xl font-semibold sm:text-2xl">{title}</h2>
        {text && <p className="mt-2 text-ink-700">{text}</p>}
        <Button to={action.to} size="lg" className="mt-6">
          {action.label}
        </Button>
      </div>
    </section>
  );
}

/** Rings like those of the water in the logo. */
function Ripples() {
  return (
    <svg
      viewBox="0 0 600 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-leaf-600 opacity-10"
    >
      {[60, 130, 200, 270, 340].map((radius) => (
        <ellipse key={radius} cx="300" cy="196" rx={radius} ry={radius * 0.3} />
      ))}
    </svg>
  );
}
