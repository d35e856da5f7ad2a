import type { ReactNode } from "react";

export type FeatureId = "ad" | "board" | "clock" | "mail" | "page";

const ground = "fill-surface stroke-line";
const soft = "fill-line";
const leaf = "fill-leaf-100";
const deep = "fill-leaf-600";
const lotus = "fill-lotus-100";
const line = "fill-none stroke-leaf-600";
const bloom = "fill-none stroke-lotus-500";

/** A drawing of a line of text, too small to read. */
function Words({ x, y, width, tone = soft }: { x: number; y: number; width: number; tone?: string }) {
  return <rect x={x} y={y} width={width} height="6" rx="3" className={tone} />;
}

function Face({ x, y, tone = leaf }: { x: number; y: number; tone?: string }) {
  return (
    <g className={tone}>
      <circle cx={x} cy={y} r="11" />
      <path
        d={`M${x - 4} ${y - 3}a4 4 0 1 0 8 0a4 4 0 1 0-8 0M${x - 7} ${y + 8}c1-5 3.5-6 7-6s6 1 7 6`}
        className={line}
        strokeWidth="1.5"
      />
    </g>
  );
}

/** A drawing of a card on the board. */
function Person({ x, y, marked = false }: { x: number; y: number; marked?: boolean }) {
  return (
    <g>
      <rect x={x} y={y} width="84" height="46" rx="8" className={ground} />
      <Face x={x + 18} y={y + 18} tone={marked ? lotus : leaf} />
      <Words x={x + 36} y={y + 11} width={38} tone="fill-edge" />
      <Words x={x + 36} y={y + 22} width={26} />
      <Words x={x + 10} y={y + 34} width={52} />
    </g>
  );
}

const drawings: Record<FeatureId, ReactNode> = {
  ad: (
    <>
      <rect x="86" y="26" width="228" height="216" rx="12" className={ground} />
      <rect x="106" y="46" width="36" height="36" rx="8" className={leaf} />
      <path d="M124 54c5 5 5 13 0 18c-5-5-5-13 0-18Z" className={bloom} />
      <Words x={154} y={52} width={110} tone="fill-edge" />
      <Words x={154} y={68} width={70} />
      <rect x="106" y="98" width="58" height="20" rx="10" className={leaf} />
      <rect x="172" y="98" width="46" height="20" rx="10" className={soft} />
      <rect x="226" y="98" width="52" height="20" rx="10" className={soft} />
      <Words x={106} y={136} width={178} />
      <Words x={106} y={150} width={190} />
      <Words x={106} y={164} width={146} />
      <Words x={106} y={178} width={168} />
      <rect x="106" y="202" width="92" height="24" rx="8" className={deep} />
      <circle cx="306" cy="56" r="24" className="fill-leaf-100" />
      <path d="M296 56l7 7l13-14" className={line} strokeWidth="3" />
    </>
  ),
  board: (
    <>
      {[40, 152, 264].map((x) => (
        <g key={x}>
          <rect x={x - 8} y="34" width="100" height="204" rx="12" className="fill-hover stroke-line" />
          <Words x={x} y={48} width={46} tone="fill-edge" />
        </g>
      ))}
      <Person x={40} y={66} />
      <Person x={40} y={120} marked />
      <Person x={40} y={174} />
      <Person x={264} y={66} />
      <rect
        x="152"
        y="66"
        width="84"
        height="46"
        rx="8"
        className="fill-none stroke-edge"
        strokeDasharray="4 4"
      />
      <g transform="rotate(-5 200 140)">
        <Person x={166} y={122} marked />
      </g>
      <path d="M236 160l4 26l6-8l9 11l5-4l-9-11l10-2Z" className="fill-ink-900 stroke-surface" />
    </>
  ),
  clock: (
    <>
      <circle cx="146" cy="136" r="88" className={ground} />
      <path d="M146 136V62A74 74 0 0 1 216 159Z" className={leaf} />
      <circle cx="146" cy="136" r="74" className="fill-none stroke-line" />
      <path d="M146 74v10M208 136h-10M146 198v-10M84 136h10" className="stroke-edge" strokeWidth="3" />
      <path d="M146 136V88M146 136l38 13" className="stroke-leaf-700" strokeWidth="5" />
      <circle cx="146" cy="136" r="6" className={deep} />
      <g>
        <rect x="248" y="66" width="116" height="38" rx="19" className={ground} />
        <circle cx="267" cy="85" r="9" className={leaf} />
        <Words x={284} y={82} width={58} />
        <rect x="258" y="118" width="116" height="38" rx="19" className={ground} />
        <circle cx="277" cy="137" r="9" className="fill-warning-100" />
        <Words x={294} y={134} width={64} />
        <rect x="248" y="170" width="116" height="38" rx="19" className={ground} />
        <circle cx="267" cy="189" r="9" className={lotus} />
        <Words x={284} y={186} width={46} />
      </g>
    </>
  ),
  mail: (
    <>
      <rect x="60" y="58" width="200" height="150" rx="12" className={ground} />
      <path d="M62 74l98 66l98-66" className="fill-none stroke-edge" strokeWidth="2" />
      <g transform="rotate(4 250 160)">
        <rect x="170" y="96" width="180" height="136" rx="12" className={ground} />
        <Words x={190} y={116} width={66} tone="fill-edge" />
        <Words x={190} y={138} width={42} />
        <rect x="238" y="132" width="56" height="18" rx="9" className={leaf} />
        <Words x={300} y={138} width={28} />
        <Words x={190} y={162} width={138} />
        <Words x={190} y={176} width={56} />
        <rect x="252" y="170" width="62" height="18" rx="9" className={lotus} />
        <rect x="190" y="200" width="60" height="20" rx="8" className={deep} />
      </g>
    </>
  ),
  page: (
    <>
      <rect x="66" y="34" width="268" height="204" rx="12" className={ground} />
      <path d="M66 46a12 12 0 0 1 12-12h244a12 12 0 0 1 12 12v50H66Z" className={leaf} />
      <path d="M66 84c40-16 70-16 110 0s90 14 158-4v16H66Z" className="fill-leaf-500 opacity-30" />
      <rect x="88" y="74" width="48" height="48" rx="10" className={ground} />
      <path d="M112 84c7 7 7 20 0 28c-7-8-7-21 0-28Z" className={bloom} strokeWidth="2" />
      <Words x={148} y={106} width={92} tone="fill-edge" />
      <circle cx="254" cy="109" r="9" className={deep} />
      <path d="M250 109l3 3l5-6" className="fill-none stroke-on-leaf" strokeWidth="2" />
      <Words x={88} y={138} width={150} />
      <Words x={88} y={152} width={126} />
      {[88, 166, 244].map((x, index) => (
        <rect
          key={x}
          x={x}
          y="174"
          width="68"
          height="46"
          rx="8"
          className={index === 1 ? lotus : "fill-hover"}
        />
      ))}
    </>
  ),
};

/** Drawings of the tools for employers, in the product's own colours. */
export function FeatureArt({ id }: { id: FeatureId }) {
  return (
    <svg
      viewBox="0 0 400 270"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-lg bg-leaf-50"
    >
      {drawings[id]}
    </svg>
  );
}
