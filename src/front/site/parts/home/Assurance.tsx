import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { BandTitle } from "../landing/Band.tsx";

const icons: readonly IconName[] = ["upload", "eye", "mail"];

/** The product's promises for every application, step by step. */
export function Assurance({
  title,
  text,
  steps,
}: {
  title: string;
  text: string;
  steps: readonly { title: string; text: string }[];
}) {
  return (
    <>
      <BandTitle title={title} text={text} />
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="relative flex gap-4 md:flex-col">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute border-line max-md:top-14 max-md:-bottom-6 max-md:left-6 max-md:border-l md:top-6 md:-right-6 md:left-16 md:border-t"
              />
            )}
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-600 text-on-leaf">
              <Icon name={icons[index] ?? "check"} />
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{step.title}</h3>
              <p className="mt-1 text-ink-700">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
