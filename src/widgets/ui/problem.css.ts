import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[2]}`,
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.dangerSoft,
  fontSize: font.size.s,
})
export const warning = style([problem, { backgroundColor: color.warningSoft }])
export const icon = style({ inlineSize: 18, blockSize: 18, marginBlockStart: 3, color: color.danger })
export const warningIcon = style([icon, { color: color.warning }])
export const actions = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space[2] })
