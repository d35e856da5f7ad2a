import { useId } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";

interface Picture {
  src: string;
  alt: string | null;
}

/** Columns of the gallery by its number of pictures. With an odd number, the first picture is large, which avoids a gap. */
const columns: Record<number, string> = {
  1: "grid-cols-2",
  2: "grid-cols-2",
  3: "grid-cols-2 sm:grid-cols-3",
  4: "grid-cols-2",
  5: "grid-cols-2 sm:grid-cols-4",
};

/**
 * Pictures that open enlarged in the browser's own popover, which works without script; or a link to a video.
 */
export function Gallery({ pictures, video }: { pictures: readonly Picture[]; video: string | null }) {
  const t = useTranslations("companies.site.page");
  return (
    <>
      {pictures.length > 0 && (
        <ul className={cx("grid gap-2 sm:gap-3", columns[pictures.length])}>
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              className={cx(index === 0 && pictures.length % 2 === 1 && "col-span-2 row-span-2")}
            >
              <Enlarging picture={picture} name={picture.alt ?? t("picture", { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {video && (
        <a
          href={video}
          rel="noopener nofollow ugc"
          className="mt-3 flex items-center gap-3 rounded-md border border-line p-4 font-semibold text-leaf-700 transition-colors first:mt-0 hover:border-leaf-600"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-100">
            <Icon name="arrow-right" />
          </span>
          {t("video")}
          <Icon name="external" size="sm" className="ml-auto" />
        </a>
      )}
    </>
  );
}

function Enlarging({ picture, name }: { picture: Picture; name: string }) {
  const t = useTranslations("companies.site.page");
  const ui = useTranslations("ui.labels");
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("enlarge", { caption: name })}
        className="block size-full overflow-hidden rounded-md bg-hover"
      >
        <img
          src={picture.src}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-[3/2] size-full object-cover"
        />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="fixed inset-0 m-auto h-fit w-[min(60rem,calc(100vw-2rem))] rounded-lg bg-float p-3 text-ink-900 shadow-float backdrop:bg-veil open:animate-rise"
      >
        <div className="mb-2 flex items-center justify-between gap-4 pl-1">
          <p className="min-w-0 text-sm">{name}</p>
          <IconButton icon="x" label={ui("close")} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <img
          src={picture.src}
          alt={name}
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="max-h-[calc(100dvh-7rem)] w-full rounded-md object-contain"
        />
      </div>
    </>
  );
}
