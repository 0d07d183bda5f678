import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { Paper } from '../../../core/labels/labels.options'

/** Factor of the text size: the user's choice times the reduction that makes the label fit. */
export const scale = '--_label-scale'

/** Most lines of an address that is cut off. */
export const lines = '--_label-lines'

/** A text size in millimetres on paper, before scaling. */
const text = (millimetres: number): string => `calc(${millimetres}mm * var(${scale}))`

const ink = '#000'

// White paper and black ink in every theme, in physical lengths.

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

// a hair less than the paper height: browsers round down, and any overflow adds an empty page
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
/** Shrinks or is cut off; the postcode, amounts and barcode never are. */
export const yielding = style({})
globalStyle(`${label} > ${yielding}`, { flexShrink: 1, minBlockSize: 0, overflow: 'hidden' })
export const name = style({ fontSize: text(5.4), fontWeight: 700, lineHeight: 1.45 })
export const phone = style({ fontSize: text(4.8), fontWeight: 700, lineHeight: 1.5 })
/** Text that isn't a phone number may still be longer than the label. */
export const onOneLine = style({ display: 'inline-block', maxInlineSize: '100%' })
export const address = style({ fontSize: text(4.3), whiteSpace: 'pre-line' })
export const region = style({ fontSize: text(4.3), fontWeight: 600 })
export const root = style({ display: 'inline-block', maxInlineSize: '100%', marginInlineEnd: '1.5mm' })

const clamped = (lines: number | string) =>
  ({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }) as const
export const oneLine = style(clamped(1))
export const twoLines = style(clamped(2))
export const threeLines = style(clamped(3))
export const severalLines = style(clamped(`var(${lines})`))

export const row = style({ display: 'flex', alignItems: 'stretch', gap: '2.5mm' })
export const postcode = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '2.5mm',
  border: `0.6mm solid ${ink}`,
  borderRadius: '1mm',
  fontSize: '10.5mm',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.25,
  letterSpacing: '0.6mm',
  whiteSpace: 'nowrap',
})
export const money = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: '0.8mm 2mm',
  border: `0.3mm solid ${ink}`,
  borderRadius: '1mm',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
})
export const collect = style([money, { borderWidth: '1mm' }])
export const amount = style({ fontSize: '7mm', fontWeight: 700, lineHeight: 1.2, whiteSpace: 'nowrap' })
/** amounts from 100,000 baht */
export const longAmount = style([amount, { fontSize: '5mm' }])

export const items = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text(3.3),
  lineHeight: 1.5,
})
export const item = style({ display: 'flex', gap: '2mm' })
export const itemName = style({ flex: '1 1 0', minInlineSize: 0 })
export const quantity = style({ flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const note = style({
  padding: '0.5mm 2mm',
  border: `0.3mm dashed ${ink}`,
  borderRadius: '1mm',
  fontSize: text(3.3),
  lineHeight: 1.5,
})

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: 'auto',
  paddingBlockStart: '1mm',
})
export const bars = style({ display: 'block', blockSize: '15mm', fill: ink, shapeRendering: 'crispEdges' })
export const lowBars = style([bars, { blockSize: '10mm' }])
export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '2.5mm',
})
export const number = style({
  fontSize: '3.6mm',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: '0.2mm',
  fontVariantNumeric: 'tabular-nums',
})
/** A note to the packer: framed, because printers may drop backgrounds. */
export const missing = style({
  marginBlockStart: '0.8mm',
  paddingInline: '1.5mm',
  border: `0.6mm solid ${ink}`,
  borderRadius: '1mm',
  fontSize: '3.6mm',
  fontWeight: 700,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
})

export const surface = style({ display: 'grid', overflow: 'hidden', backgroundColor: '#fff', breakAfter: 'page' })
export const papers = styleVariants({
  '100x150': { inlineSize: '100mm', blockSize: '149.6mm' },
  '100x100': { inlineSize: '100mm', blockSize: '99.6mm' },
  a4: { inlineSize: '210mm', blockSize: '296.6mm', gridTemplate: '148.3mm 148.3mm / 105mm 105mm' },
} satisfies Record<Paper, object>)
globalStyle(`${surface}:last-child`, { breakAfter: 'auto' })
const cut = '0.2mm dashed #999'
globalStyle(`${papers.a4} > :nth-child(odd)`, { borderInlineEnd: cut })
globalStyle(`${papers.a4} > :nth-child(-n + 2)`, { borderBlockEnd: cut })
export const empty = style({ backgroundColor: '#fff' })
