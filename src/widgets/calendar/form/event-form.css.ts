import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const whole = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const withButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
})
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
})
export const problem = style({
  padding: space[3],
  borderRadius: radius.m,
  color: color.danger,
  backgroundColor: color.dangerSoft,
  fontSize: font.size.s,
})
export const guests = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const guest = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
export const guestGroup = style({ display: 'grid', gap: space[2] })
export const remove = style({ marginInlineEnd: 'auto' })
