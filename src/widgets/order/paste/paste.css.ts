import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { type MarkKind, messageFields } from '../../../core/order/paste/order.paste.fields'
import { vars } from '../../theme/vars.css'
import { form } from '../order.css'

const { color, space, font, radius } = vars

export const panel = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  padding: space[3],
  backgroundColor: color.surfaceSunken,
  borderRadius: radius.m,
})
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
export const wide = style({ gridColumn: '1 / -1' })
export const filled = style([wide, hint])
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  backgroundColor: color.infoSoft,
  borderRadius: radius.m,
  fontSize: font.size.s,
})
export const offerDetail = style({ display: 'block', color: color.textMuted })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const words = style({ overflowWrap: 'anywhere', minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space[2] })
export const kept = style({ display: 'grid', gap: space[2], fontSize: font.size.s })

export const orders = style({
  padding: space[3],
  border: `1px solid ${color.warning}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
})

export const meaning = style([row, { justifyContent: 'space-between' }])
export const part = style({ flex: '1 1 8em', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 })

export const items = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  outline: 'none',
  outlineOffset: 2,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}` } },
})
export const heading = style({ fontWeight: 600 })
export const item = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] })
export const which = style({ flex: '1 1 200px', minInlineSize: 0 })
export const price = style({ flex: '0 1 150px', minInlineSize: 0 })

for (const field of messageFields)
  globalStyle(`${form}[data-linked=${field}] [data-field=${field}] :is(input, textarea)`, {
    boxShadow: `0 0 0 2px ${color.accent}`,
    backgroundColor: color.accentSoft,
  })
globalStyle(`${form} [data-doubt] :is(input, textarea)`, { borderColor: color.warning })

export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 2,
  maxBlockSize: '24em',
  overflowY: 'auto',
  padding: space[1],
})
export const stale = style({ opacity: 0.6 })

export const mark = style({
  color: 'inherit',
  borderRadius: radius.s,
  paddingBlock: 2,
  paddingInline: 2,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: 5,
  outline: 'none',
  boxDecorationBreak: 'clone',
  selectors: {
    '&[role=button]': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${color.focus}` },
  },
})
export const linked = style({ boxShadow: `0 0 0 2px ${color.text}` })

type Pattern = 'solid' | 'dashed' | 'dotted' | 'double' | 'wavy'
const look = (tone: string, soft: string, pattern: Pattern) => ({
  backgroundColor: soft,
  textDecorationColor: tone,
  textDecorationStyle: pattern,
})

/** Distinguishable without colour: marks of the same colour have different lines. */
export const kinds = styleVariants({
  name: look(color.accent, color.accentSoft, 'solid'),
  phoneNumber: look(color.info, color.infoSoft, 'solid'),
  address: look(color.success, color.successSoft, 'solid'),
  subDistrict: look(color.success, color.successSoft, 'dashed'),
  district: look(color.success, color.successSoft, 'dotted'),
  province: look(color.success, color.successSoft, 'double'),
  postNum: look(color.success, color.successSoft, 'wavy'),
  note: look(color.textMuted, color.hover, 'dotted'),
  amount: look(color.warning, color.warningSoft, 'double'),
  cod: look(color.warning, color.warningSoft, 'wavy'),
  item: look(color.info, color.infoSoft, 'dashed'),
} satisfies Record<MarkKind, object>)

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  fontSize: font.size.s,
  lineHeight: 2,
})

export const warnings = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  backgroundColor: color.warningSoft,
  border: `1px solid ${color.warning}`,
  borderRadius: radius.l,
})
export const warningsTitle = style({ fontWeight: 600 })
export const points = style({ display: 'grid', gap: space[2], fontSize: font.size.s })
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
})
export const icon = style({ inlineSize: '1.2em', blockSize: '1.2em', marginBlockStart: '0.2em', color: color.warning })
export const unchecked = style({ color: color.textMuted, fontSize: font.size.s })
