import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { Paper } from '../../../core/labels/labels.options'
import { ink, scale, text } from './label-units'

// Paper is white and ink is black in every skin: nothing here follows the theme. Lengths are those of the paper.

const line = `0.3mm solid ${ink}`

export const label = style({
  vars: { [scale]: '1' },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2mm',
  overflow: 'hidden',
  color: ink,
  backgroundColor: '#fff',
  fontSize: text(3.6),
  fontWeight: 400,
  fontStyle: 'normal',
  lineHeight: 1.6,
  letterSpacing: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
  breakInside: 'avoid',
})
globalStyle(`${label}, ${label} *`, { boxSizing: 'border-box' })
globalStyle(`${label} > *`, { flexShrink: 0, minInlineSize: 0 })

// a hair lower than the paper: browsers round the page down, and what stands over makes an empty page more
export const sizes = styleVariants({
  '100x150': { inlineSize: '100mm', blockSize: '149.6mm', padding: '4mm' },
  '100x100': { inlineSize: '100mm', blockSize: '99.6mm', padding: '3mm', gap: '1.2mm' },
  a4: { inlineSize: '105mm', blockSize: '148.3mm', padding: '6mm' },
} satisfies Record<Paper, object>)

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3mm',
  paddingBlockEnd: '1.5mm',
  borderBlockEnd: line,
})
export const sender = style({ flex: '1 1 0', minInlineSize: 0, fontSize: text(2.9), lineHeight: 1.5 })
export const shop = style({ fontSize: text(3.4), fontWeight: 700 })
export const action = style({
  flex: 'none',
  maxInlineSize: '42%',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: '0.5mm',
  fontSize: text(2.7),
  textAlign: 'end',
})
export const delivery = style({
  padding: '0 2mm',
  border: `0.5mm solid ${ink}`,
  borderRadius: '1mm',
  fontSize: text(4),
  fontWeight: 700,
})
export const mark = style({ fontSize: text(2.7), fontWeight: 600 })

export const recipient = style({ display: 'grid' })
/** Postcode, money and barcode stand in any case. */
export const yielding = style({})
globalStyle(`${label} > ${yielding}`, { flexShrink: 1, minBlockSize: 0, overflow: 'hidden' })
export const name = style({ fontSize: text(5.4), fontWeight: 700, lineHeight: 1.45 })
export const phone = style({ fontSize: text(4.8), fontWeight: 700, lineHeight: 1.5 })
export const address = style({ fontSize: text(4.3), whiteSpace: 'pre-line' })
export const region = style({ fontSize: text(4.3), fontWeight: 600 })
export const root = style({ display: 'inline-block', maxInlineSize: '100%', marginInlineEnd: '1.5mm' })

const clamped = (lines: number) =>
  ({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }) as const
export const oneLine = style(clamped(1))
export const twoLines = style(clamped(2))
export const threeLines = style(clamped(3))
