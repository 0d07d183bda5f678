import { style } from '@vanilla-extract/css'
import { ink, text } from './label-units'

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
/** of a hundred thousand baht and more */
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
/** For whoever packs: framed, since a printer may leave out grounds. */
export const missing = style({
  paddingInline: '1.5mm',
  border: `0.6mm solid ${ink}`,
  borderRadius: '1mm',
  fontSize: '3.6mm',
  fontWeight: 700,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
})
