import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type PointStyle,
  Tooltip,
} from "chart.js";
import { type RefObject, useEffect, useRef, useState } from "react";

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

interface Line {
  label: string;
  mark: PointStyle;
  values: number[];
}

/** Lines over months on a canvas. The entries of the legend give the colours, because a canvas knows no tokens. */
export default function TrendChart({
  label,
  months,
  lines,
  legend,
}: {
  label: string;
  months: string[];
  lines: readonly Line[];
  legend: RefObject<HTMLUListElement | null>;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    if (!canvas.current || !legend.current) return;
    const chart = draw(canvas.current, legend.current, { months, lines });
    return () => chart.destroy();
  }, [months, lines, legend, theme]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

function draw(
  canvas: HTMLCanvasElement,
  legend: HTMLElement,
  { months, lines }: { months: string[]; lines: readonly Line[] },
): Chart {
  const colors = [...legend.children].map((entry) => getComputedStyle(entry).color);
  const { color, fontFamily } = getComputedStyle(legend);
  const font = { family: fontFamily, size: 12 };
  const grid = { color: faded(color), tickLength: 0 };
  return new Chart(canvas, {
    type: "line",
    data: {
      labels: months,
      datasets: lines.map(({ label, mark, values }, index) => ({
        label,
        data: values,
        borderColor: colors[index],
        backgroundColor: colors[index],
        pointStyle: mark,
        pointRadius: 5,
        pointHoverRadius: 7,
        borderWidth: 2,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: "index", intersect: false },
      scales: {
        x: { grid: { display: false }, border: { color: faded(color) }, ticks: { color, font } },
        y: {
          beginAtZero: true,
          grid,
          border: { display: false },
          ticks: { color, font, precision: 0, padding: 8 },
        },
      },
      plugins: { tooltip: { usePointStyle: true, titleFont: font, bodyFont: font, padding: 10 } },
    },
  });
}

/** Returns a colour at a sixth of its strength, for the lines behind the chart. */
const faded = (color: string) => `color-mix(in srgb, ${color} 16%, transparent)`;

/** Returns a number that changes with the theme of the page or of the device. */
function useThemeChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const change = () => setChanges((count) => count + 1);
    const watched = new MutationObserver(change);
    watched.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const device = matchMedia("(prefers-color-scheme: dark)");
    device.addEventListener("change", change);
    return () => {
      watched.disconnect();
      device.removeEventListener("change", change);
    };
  }, []);
  return changes;
}
