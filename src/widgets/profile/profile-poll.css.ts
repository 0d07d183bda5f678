import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const poll = style({ display: 'grid', gap: space[3] })
export const options = style({ display: 'grid', gap: space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const question = style({ padding: 0, marginBlockEnd: space[3], fontWeight: 600, overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  rowGap: space[1],
})
export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 28,
  cursor: 'pointer',
})
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const share = style([tabular, { color: color.textMuted, fontSize: font.size.s }])
export const track = style({
  flex: '1 0 100%',
  blockSize: 6,
  borderRadius: radius.full,
  backgroundColor: color.border,
  overflow: 'hidden',
})
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.full,
  backgroundColor: color.accent,
})
export const given = style({
  margin: 0,
  color: color.textMuted,
  fontSize: font.size.s,
  selectors: { '&:empty': { display: 'none' } },
})
