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
export const number = style([link, tabular])
export const amount = style([tabular, { fontWeight: 600, textAlign: 'end' }])
export const person = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontSize: font.size.s,
})
export const status = style({ justifySelf: 'end' })
