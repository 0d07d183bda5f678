/** Our own drawings, 320 x 180; `deep`, `soft` and `pale` share one hue. */
type Paint = { deep: string; soft: string; pale: string; ink: string }
type Draw = (paint: Paint) => string

const box = ({ deep, soft, pale }: Paint, x: number, y: number, side: number) =>
  `<path d="M${x} ${y}h${side}v${side * 0.8}h${-side}Z" fill="${deep}"/><path d="M${x} ${y}l${side * 0.16} ${-side * 0.24}h${side * 0.68}l${side * 0.16} ${side * 0.24}Z" fill="${soft}"/><path d="M${x + side * 0.42} ${y - side * 0.24}h${side * 0.16}v${side * 0.56}l${-side * 0.08} ${-side * 0.08}-${side * 0.08} ${side * 0.08}Z" fill="${pale}"/>`

const drawings = {
  parcels: (p) =>
    `${box(p, 76, 96, 62)}${box(p, 150, 82, 80)}<rect x="164" y="112" width="34" height="22" rx="3" fill="${p.pale}"/><path d="M169 119h20M169 126h13" stroke="${p.ink}" stroke-width="3" stroke-linecap="round"/>${box(p, 98, 50, 48)}`,
  tea: (p) =>
    `<path d="M128 40q-12-13 0-26M156 40q-12-13 0-26" stroke="${p.pale}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M196 74h16q20 0 20 22t-22 26h-14" stroke="${p.soft}" stroke-width="12" fill="none"/><path d="M86 54h114v48q0 44-44 44h-26q-44 0-44-44Z" fill="${p.deep}"/><path d="M86 54h114v12H86Z" fill="${p.ink}"/><path d="M120 116q14-34 48-34-4 38-48 34Z" fill="${p.pale}"/><path d="M122 116q18-8 30-22" stroke="${p.deep}" stroke-width="3" fill="none"/>`,
  cloth: (p) =>
    `<path d="M60 28h200" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/><path d="M84 30h56v108q-28 12-56 0Z" fill="${p.deep}"/><path d="M98 30v110M112 30v114M126 30v110M84 60h56M84 88h56M84 116h56" stroke="${p.pale}" stroke-width="4" opacity=".75"/><path d="M160 30h76v84q-38 14-76 0Z" fill="${p.soft}"/><path d="M160 66q38 14 76 0M160 86q38 14 76 0" stroke="${p.deep}" stroke-width="7" fill="none"/>`,
  game: (p) =>
    `<path d="M104 62h112q40 0 48 46 6 38-20 38-16 0-32-26H108q-16 26-32 26-26 0-20-38 8-46 48-46Z" fill="${p.deep}"/><path d="M110 78v34M93 95h34" stroke="${p.pale}" stroke-width="11" stroke-linecap="round"/><circle cx="202" cy="84" r="8" fill="${p.pale}"/><circle cx="218" cy="100" r="8" fill="${p.soft}"/><circle cx="202" cy="116" r="8" fill="${p.pale}"/><circle cx="186" cy="100" r="8" fill="${p.soft}"/><path d="M160 62q-2-24 20-28t22-18" stroke="${p.ink}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  quote: (p) =>
    `<path d="M64 34h192q14 0 14 14v72q0 14-14 14h-78l-30 28v-28H64q-14 0-14-14V48q0-14 14-14Z" fill="${p.deep}"/><path d="M92 98V80q0-20 22-22v11q-10 1-10 11h10v18ZM128 98V80q0-20 22-22v11q-10 1-10 11h10v18Z" fill="${p.pale}"/><path d="M172 66h66M172 84h50M172 102h60" stroke="${p.soft}" stroke-width="7" stroke-linecap="round"/>`,
  live: (p) =>
    `<rect x="116" y="12" width="88" height="156" rx="14" fill="${p.ink}"/><rect x="124" y="26" width="72" height="124" rx="5" fill="${p.soft}"/><circle cx="160" cy="76" r="18" fill="${p.pale}"/><path d="M130 128q4-28 30-28t30 28v22h-60Z" fill="${p.deep}"/><rect x="130" y="32" width="30" height="13" rx="4" fill="${p.deep}"/><path d="M214 62l34-20v76l-34-20Z" fill="${p.deep}"/><path d="M72 118q-14-10-14-22 0-10 10-10 6 0 10 6 4-6 10-6 10 0 10 10 0 12-26 22ZM92 66q-10-7-10-15 0-7 7-7 4 0 7 4 3-4 7-4 7 0 7 7 0 8-18 15Z" fill="${p.deep}"/>`,
  basket: (p) =>
    `<path d="M96 78q0-60 64-60t64 60" stroke="${p.ink}" stroke-width="9" fill="none"/><circle cx="128" cy="70" r="20" fill="${p.soft}"/><circle cx="164" cy="60" r="24" fill="${p.pale}"/><circle cx="198" cy="70" r="18" fill="${p.soft}"/><path d="M74 78h172l-18 68q-2 10-12 10H104q-10 0-12-10Z" fill="${p.deep}"/><path d="M80 102h160M86 126h148M124 80l8 74M160 80v74M196 80l-8 74" stroke="${p.soft}" stroke-width="6"/>`,
  camera: (p) =>
    `<path d="M78 54h36l14-20h64l14 20h36q14 0 14 14v70q0 14-14 14H78q-14 0-14-14V68q0-14 14-14Z" fill="${p.deep}"/><circle cx="160" cy="100" r="36" fill="${p.ink}"/><circle cx="160" cy="100" r="25" fill="${p.soft}"/><path d="M146 96q4-14 18-14" stroke="${p.pale}" stroke-width="6" fill="none" stroke-linecap="round"/><rect x="214" y="66" width="24" height="12" rx="4" fill="${p.pale}"/>`,
  bowl: (p) =>
    `<path d="M130 44q-12-12 0-26M160 38q-12-12 0-26M190 44q-12-12 0-26" stroke="${p.pale}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M108 74q10-24 32-14 16-18 38-2 26-8 34 16Z" fill="${p.soft}"/><path d="M72 74h176q0 72-64 78h-48q-64-6-64-78Z" fill="${p.deep}"/><path d="M84 96q76 20 152 0" stroke="${p.pale}" stroke-width="6" fill="none"/><path d="M214 26l44 30" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>`,
  chart: (p) =>
    `<rect x="70" y="22" width="180" height="136" rx="12" fill="${p.pale}"/><path d="M92 134V96h22v38ZM128 134V74h22v60ZM164 134V88h22v46ZM200 134V56h22v78Z" fill="${p.deep}"/><path d="M94 78l38-26 36 16 52-32" stroke="${p.ink}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M86 138h148" stroke="${p.soft}" stroke-width="5" stroke-linecap="round"/>`,
} satisfies Record<string, Draw>

export type Drawing = keyof typeof drawings

/** A wide picture as a `data:` URL; `hue` is 0 to 360. */
export function picture(drawing: Drawing, hue: number): string {
  const paint = {
    deep: `hsl(${hue} 42% 44%)`,
    soft: `hsl(${hue} 46% 68%)`,
    pale: `hsl(${hue} 60% 95%)`,
    ink: `hsl(${(hue + 20) % 360} 34% 27%)`,
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="hsl(${hue} 44% 86%)"/><circle cx="262" cy="34" r="74" fill="hsl(${hue} 56% 90%)"/><circle cx="34" cy="168" r="62" fill="hsl(${hue} 50% 82%)"/><ellipse cx="160" cy="160" rx="116" ry="9" fill="hsl(${hue} 30% 74%)"/>${drawings[drawing](paint)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
