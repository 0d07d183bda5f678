/** Our own drawings, 120 x 120; `deep`, `soft` and `pale` share one hue. */
type Paint = { deep: string; soft: string; pale: string; ink: string }
type Draw = (paint: Paint) => string

const leaf = (x: number, y: number, size: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C6-10 20-10 26 0 20 10 6 10 0 0Z" fill="${fill}"/>`

const label = ({ pale, deep }: Paint, y: number, width = 36) =>
  `<rect x="${60 - width / 2}" y="${y}" width="${width}" height="24" rx="4" fill="${pale}"/><path d="M${60 - width / 4} ${y + 9}h${width / 2}M${60 - width / 4} ${y + 16}h${width / 3}" stroke="${deep}" stroke-width="2.5" stroke-linecap="round"/>`

const drawings = {
  tin: (p) =>
    `<rect x="36" y="34" width="48" height="64" rx="7" fill="${p.deep}"/><rect x="33" y="24" width="54" height="15" rx="6" fill="${p.ink}"/>${label(p, 56)}${leaf(47, 90, 1, -14, p.soft)}`,
  pouch: (p) =>
    `<path d="M38 26h44l4 66q0 6-6 6H40q-6 0-6-6Z" fill="${p.deep}"/><path d="M38 26h44l.8 12H37.2Z" fill="${p.ink}"/><circle cx="60" cy="68" r="17" fill="${p.pale}"/>${leaf(48, 72, 0.9, -24, p.soft)}${leaf(58, 64, 0.7, 30, p.deep)}`,
  jar: (p) =>
    `<rect x="42" y="22" width="36" height="14" rx="4" fill="${p.ink}"/><path d="M40 36h40q6 6 6 14v40q0 8-8 8H42q-8 0-8-8V50q0-8 6-14Z" fill="${p.soft}"/><path d="M34 56h52v34q0 8-8 8H42q-8 0-8-8Z" fill="${p.deep}"/>${label(p, 62)}`,
  bottle: (p) =>
    `<rect x="53" y="16" width="14" height="12" rx="3" fill="${p.ink}"/><path d="M54 28h12v10q14 7 14 20v34q0 6-6 6H46q-6 0-6-6V58q0-13 14-20Z" fill="${p.deep}"/><path d="M47 60q0-9 9-14" stroke="${p.soft}" stroke-width="4" fill="none" stroke-linecap="round"/>${label(p, 66, 30)}`,
  sack: (p) =>
    `<path d="M40 34q20-8 40 0 14 26 8 58-1 6-8 6H40q-7 0-8-6-6-32 8-58Z" fill="${p.deep}"/><path d="M42 34l-6-13q24-8 48 0l-6 13q-18-6-36 0Z" fill="${p.soft}"/><path d="M43 34q17-5 34 0" stroke="${p.ink}" stroke-width="4" fill="none" stroke-linecap="round"/>${label(p, 60, 40)}`,
  soap: (p) =>
    `<rect x="24" y="60" width="62" height="34" rx="12" fill="${p.deep}"/><rect x="34" y="40" width="62" height="34" rx="12" fill="${p.soft}"/><path d="M50 57h30" stroke="${p.pale}" stroke-width="5" stroke-linecap="round"/><circle cx="36" cy="28" r="6" fill="${p.pale}"/><circle cx="50" cy="22" r="4" fill="${p.pale}"/><circle cx="94" cy="90" r="5" fill="${p.pale}"/>`,
  candle: (p) =>
    `<path d="M60 20q11 13 0 22-11-9 0-22Z" fill="${p.ink}"/><path d="M60 42v10" stroke="${p.ink}" stroke-width="3"/><path d="M36 52h48v38q0 8-8 8H44q-8 0-8-8Z" fill="${p.deep}"/><ellipse cx="60" cy="52" rx="24" ry="6" fill="${p.pale}"/>${leaf(46, 80, 1.1, -18, p.soft)}`,
  basket: (p) =>
    `<path d="M34 54q0-32 26-32t26 32" stroke="${p.ink}" stroke-width="6" fill="none"/><path d="M26 54h68l-8 38q-1 6-8 6H42q-7 0-8-6Z" fill="${p.deep}"/><path d="M28 66h64M31 80h58M46 56l4 40M60 56v40M74 56l-4 40" stroke="${p.soft}" stroke-width="4"/><rect x="23" y="49" width="74" height="10" rx="5" fill="${p.ink}"/>`,
  cloth: (p) =>
    `<path d="M28 30h48q16 0 16 12v50H44q-16 0-16-14Z" fill="${p.deep}"/><path d="M28 42h64M28 56h64M28 70h64M44 30v62M60 30v62M76 30v62" stroke="${p.pale}" stroke-width="4" opacity=".8"/><path d="M28 49h64M52 30v62" stroke="${p.ink}" stroke-width="3" opacity=".7"/><path d="M46 92v8M56 92v8M66 92v8M76 92v8M86 92v8" stroke="${p.deep}" stroke-width="3"/>`,
  cup: (p) =>
    `<path d="M50 30q-6-6 0-12M64 30q-6-6 0-12" stroke="${p.pale}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M80 52h8q10 0 10 11T86 76h-8" stroke="${p.soft}" stroke-width="6" fill="none"/><path d="M30 42h54v26q0 24-22 24H52q-22 0-22-24Z" fill="${p.soft}"/><path d="M30 58q9-8 18 0t18 0 18 0" stroke="${p.deep}" stroke-width="5" fill="none"/><ellipse cx="57" cy="98" rx="34" ry="5" fill="${p.deep}"/>`,
  tube: (p) =>
    `<ellipse cx="60" cy="86" rx="36" ry="12" fill="${p.ink}"/><path d="M24 62h72v24q0 12-36 12T24 86Z" fill="${p.deep}"/><ellipse cx="60" cy="62" rx="36" ry="12" fill="${p.soft}"/><ellipse cx="60" cy="61" rx="26" ry="8" fill="${p.pale}"/>${leaf(48, 34, 1, -30, p.deep)}${leaf(58, 36, 0.9, -70, p.soft)}`,
  ball: (p) =>
    `<path d="M54 44l-4-20q10-6 20 0l-4 20Z" fill="${p.soft}"/><circle cx="60" cy="72" r="28" fill="${p.pale}"/><path d="M60 44q-22 8-24 36M60 44q22 8 24 36M60 44v56" stroke="${p.soft}" stroke-width="4" fill="none"/><rect x="49" y="38" width="22" height="9" rx="4" fill="${p.deep}"/>${leaf(78, 34, 0.8, 20, p.deep)}`,
  bowl: (p) =>
    `<circle cx="46" cy="48" r="11" fill="${p.soft}"/><circle cx="64" cy="44" r="12" fill="${p.pale}"/><circle cx="78" cy="52" r="9" fill="${p.soft}"/><path d="M22 56h76q0 38-38 38T22 56Z" fill="${p.deep}"/><path d="M30 68q30 12 60 0" stroke="${p.pale}" stroke-width="3.5" fill="none"/><rect x="46" y="92" width="28" height="7" rx="3" fill="${p.ink}"/>`,
  trousers: (p) =>
    `<path d="M38 26h44l9 70H68L60 54l-8 42H29Z" fill="${p.deep}"/><path d="M38 22h44v13H38Z" fill="${p.soft}"/><path d="M60 35v20M54 35l-5 16M66 35l5 16" stroke="${p.ink}" stroke-width="3" stroke-linecap="round"/><path d="M31 86h22M67 86h22" stroke="${p.pale}" stroke-width="4"/>`,
  rolls: (p) =>
    `<g stroke="${p.ink}" stroke-width="2"><rect x="26" y="74" width="68" height="18" rx="9" fill="${p.deep}"/><rect x="34" y="54" width="58" height="18" rx="9" fill="${p.soft}"/><rect x="42" y="34" width="44" height="18" rx="9" fill="${p.deep}"/></g><g fill="${p.pale}"><circle cx="35" cy="83" r="4"/><circle cx="43" cy="63" r="4"/><circle cx="51" cy="43" r="4"/></g>`,
} satisfies Record<string, Draw>

export type Drawing = keyof typeof drawings

/** A square picture as a `data:` URL; `hue` is 0 to 360. */
export function picture(drawing: Drawing, hue: number): string {
  const paint = {
    deep: `hsl(${hue} 42% 44%)`,
    soft: `hsl(${hue} 46% 68%)`,
    pale: `hsl(${hue} 60% 94%)`,
    ink: `hsl(${(hue + 20) % 360} 34% 27%)`,
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="hsl(${hue} 44% 87%)"/><circle cx="94" cy="26" r="34" fill="hsl(${hue} 56% 91%)"/><ellipse cx="60" cy="101" rx="42" ry="6" fill="hsl(${hue} 30% 74%)"/>${drawings[drawing](paint)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
