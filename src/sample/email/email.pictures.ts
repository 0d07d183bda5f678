/** Our own drawings for attachments: small documents, photos and slips as `data:` URLs. */
const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const sheet = (hue: number, inside: string) =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 36% 90%)"/><rect x="70" y="18" width="180" height="204" rx="6" fill="#fff"/>${inside}</svg>`,
  )

const lines = (y: number, widths: readonly number[]) =>
  widths
    .map((width, nth) => `<rect x="88" y="${y + nth * 16}" width="${width}" height="6" rx="3" fill="#b8bfca"/>`)
    .join('')

/** A bill: heading, lines, amount. */
export const billPicture = (hue: number): string =>
  sheet(
    hue,
    `<rect x="88" y="36" width="70" height="12" rx="3" fill="hsl(${hue} 50% 45%)"/>${lines(68, [144, 120, 136, 110])}<rect x="160" y="150" width="72" height="16" rx="4" fill="hsl(${hue} 60% 88%)"/><rect x="168" y="155" width="56" height="6" rx="3" fill="hsl(${hue} 50% 40%)"/>${lines(186, [90, 60])}`,
  )

/** A transfer slip: check mark, two parties, amount. */
export const slipPicture = (hue: number): string =>
  sheet(
    hue,
    `<circle cx="160" cy="58" r="22" fill="hsl(${hue} 52% 42%)"/><path d="M150 58l8 8 14-15" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${lines(100, [144, 96])}<rect x="88" y="142" width="144" height="30" rx="6" fill="hsl(${hue} 60% 92%)"/><rect x="118" y="152" width="84" height="10" rx="4" fill="hsl(${hue} 50% 36%)"/>${lines(188, [120, 76])}`,
  )

/** A photo of a parcel; `isDented` for a customer's complaint. */
export const parcelPicture = (hue: number, isDented = false): string =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 24% 82%)"/><ellipse cx="160" cy="204" rx="112" ry="14" fill="hsl(${hue} 20% 66%)"/><path d="M64 92l96-36 96 36v84l-96 34-96-34Z" fill="hsl(30 46% 58%)"/><path d="M64 92l96 34 96-34M160 126v84" stroke="hsl(30 40% 40%)" stroke-width="4" fill="none"/><path d="M112 74l96 34v24" stroke="hsl(42 70% 80%)" stroke-width="14" fill="none"/>${isDented ? '<path d="M84 150l22-14-6 26 20-4-18 28" stroke="hsl(8 60% 40%)" stroke-width="6" fill="none" stroke-linejoin="round"/>' : ''}</svg>`,
  )
