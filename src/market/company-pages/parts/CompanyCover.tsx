import { cx } from "#ui/cx.ts";

/** The cover picture of a company's pages, 3:1 on phones and 5:1 on wide screens; without a picture, a plain band. */
export function CompanyCover({
  company: { banner, bannerAlt },
  small = false,
  className,
}: {
  company: { banner: string | null; bannerAlt: string };
  small?: boolean;
  className?: string;
}) {
  if (!banner) return <div className={cx("h-20 bg-leaf-50", !small && "sm:h-28")} />;
  return (
    <img
      src={banner}
      alt={bannerAlt}
      width={1280}
      height={256}
      // The cover is the largest element of the first view, so it is loaded first.
      fetchPriority="high"
      className={cx(
        "w-full bg-leaf-50 object-cover",
        small ? "h-20" : "aspect-[3/1] sm:aspect-[5/1]",
        className,
      )}
    />
  );
}
