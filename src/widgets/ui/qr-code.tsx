import { encode } from 'uqr'
import * as css from './qr-code.css'

/** Quiet zone around the code, in modules, as scanners require. */
const quiet = 4

/** `size` is the number of modules per side, including the quiet zone. */
export function qrModules(text: string): { size: number; isDark(x: number, y: number): boolean } {
  const { size, data } = encode(text, { ecc: 'M', border: quiet })
  return { size, isDark: (x, y) => data[y]?.[x] === true }
}

function pathOf({ size, isDark }: ReturnType<typeof qrModules>): string {
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue
      let width = 1
      while (isDark(x + width, y)) width++
      path += `M${x} ${y}h${width}v1h-${width}z`
      x += width
    }
  return path
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text)
  return (
    <svg
      className={css.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.size} ${modules.size}`}
      shapeRendering="crispEdges"
    >
      <rect className={css.light} width={modules.size} height={modules.size} />
      <path className={css.dark} d={pathOf(modules)} />
    </svg>
  )
}
