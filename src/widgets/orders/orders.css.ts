import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, shadow } = vars

const container = createContainer('orders')
const narrow = `${container} (max-width: 639.98px)`

export const place = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.low,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  padding: space[3],
})
export const search = style({
  flex: '1 1 180px',
  maxInlineSize: 420,
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
export const count = style([
  tabular,
  { marginInlineStart: 'auto', paddingInline: space[2], color: color.textMuted, fontSize: font.size.s },
])

export const sheet = style({ minInlineSize: 0, '@container': { [narrow]: { paddingInline: space[3] } } })
export const foot = style({ padding: space[3], '@container': { [narrow]: { paddingInline: 0 } } })

export const number = style([
  controlReset,
  focusRing,
  tabular,
  {
    color: color.accent,
    fontWeight: 600,
    fontSize: font.size.s,
    lineHeight: font.line,
    minBlockSize: 24,
    borderRadius: radius.s,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const moment = style([tabular, { whiteSpace: 'nowrap', fontSize: font.size.s }])
export const person = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const goods = style({
  display: '-webkit-box',
  maxInlineSize: '26ch',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: font.size.s,
})
export const total = style([tabular, { fontWeight: 600 }])
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@container': { [narrow]: { justifyContent: 'flex-end' } },
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const printed = style({ display: 'inline-flex', color: color.success })
globalStyle(`${printed} > svg`, { inlineSize: 16, blockSize: 16 })

export const skeletonRow = style({ padding: space[3], display: 'grid', gap: space[4] })

export const detail = style({ display: 'grid', gap: space[5] })
export const section = style({ display: 'grid', gap: space[2] })
export const heading = style({ fontSize: font.size.s, fontWeight: 600, color: color.textMuted })
export const address = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const message = style({
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.s,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const lines = style({ display: 'grid', gap: space[2] })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `0 ${space[3]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const amount = style([tabular, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const parts = style({ display: 'grid', gap: space[1] })
export const part = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const sum = style([part, { fontSize: font.size.l, fontWeight: 600, paddingBlockStart: space[1] }])
export const history = style({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border}`,
})
export const change = style({ display: 'grid', fontSize: font.size.s })
