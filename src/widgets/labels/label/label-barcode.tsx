import { barsOf, moduleWidth, quietZone } from '../../../core/labels/labels.barcode'
import * as css from './label-lower.css'

type LabelBarcodeProps = {
  text: string
  /** millimetres it may be wide */
  room: number
  low: boolean
}

/** The text as Code 128 with its quiet zones; nothing where Code 128 cannot carry it. */
export function LabelBarcode({ text, room, low }: LabelBarcodeProps) {
  const code = barsOf(text)
  if (!code) return null
  const width = code.width + 2 * quietZone
  return (
    <svg
      className={low ? css.lowBars : css.bars}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      style={{ inlineSize: `${width * moduleWidth(code, room)}mm` }}
      aria-hidden="true"
    >
      <path d={code.bars.map(([from, bar]) => `M${from + quietZone} 0h${bar}v1h-${bar}z`).join('')} />
    </svg>
  )
}
