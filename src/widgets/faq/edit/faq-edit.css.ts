import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, radius } = vars

export const questions = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const question = style({
  display: 'grid',
  gap: space[3],
  padding: space[3],
  borderRadius: radius.m,
  border: `1px solid ${color.border}`,
})
export const removed = style([
  question,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    color: color.textMuted,
    overflowWrap: 'anywhere',
  },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })
export const start = style({ justifySelf: 'start' })
