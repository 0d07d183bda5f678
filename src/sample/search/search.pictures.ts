const looks = {
  csv: { hue: 150, drawing: '<path d="M13 23h22M13 30h22M13 37h22M21 18v24" stroke-width="2.5"/>' },
  txt: { hue: 215, drawing: '<path d="M14 21h20M14 28h20M14 35h13" stroke-width="3"/>' },
} as const

/** Our own drawing of a document with rows or lines, as a `data:` URL. */
export function fileSign(kind: keyof typeof looks): string {
  const { hue, drawing } = looks[kind]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 4h22l10 10v30H8z" fill="hsl(${hue} 45% 92%)"/><path d="M30 4v10h10z" fill="hsl(${hue} 40% 72%)"/><g fill="none" stroke="hsl(${hue} 42% 38%)" stroke-linecap="round">${drawing}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
