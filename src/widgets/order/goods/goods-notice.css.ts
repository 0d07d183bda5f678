import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.warningSoft,
  border: `1px solid ${color.warning}`,
})
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const changes = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
export const prices = style([tabular, { whiteSpace: 'nowrap' }])
export const failure = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
