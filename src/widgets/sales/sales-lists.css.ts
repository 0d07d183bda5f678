import { style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: 'fit-content',
    minBlockSize: 24,
    color: color.accent,
    fontSize: font.size.s,
    fontWeight: 600,
    borderRadius: radius.s,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const all = style([link, { paddingInline: space[2] }])
export const orders = style({ display: 'grid' })
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  paddingBlock: space[2],
  minBlockSize: 68,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
})
export const orderNumber = style([link, tabular])
export const amount = style([tabular, { fontWeight: 600, textAlign: 'end' }])
export const person = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontSize: font.size.s,
})
export const status = style({ justifySelf: 'end' })

export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const provinces = style([
  alone,
  { gridTemplateColumns: 'minmax(0, 186px) minmax(8.5em, 1fr)', gap: space[3], alignItems: 'start' },
])
export const map = style({ minInlineSize: 0, overflow: 'hidden' })
/** as tall as the map; the rest scrolls */
export const ranks = style({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  paddingInline: 2,
  overflowY: 'auto',
  fontSize: font.size.s,
})
export const rank = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: space[1],
})
export const linkedRank = style([
  rank,
  focusRing,
  {
    color: color.text,
    borderRadius: radius.s,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
export const rankName = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
export const rankCount = style([tabular, { fontWeight: 600 }])
