import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const strength = style({ display: 'grid', gap: space[1], marginBlockStart: `calc(-1 * ${space[1]})` })
export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[1] })
export const step = style({
  blockSize: 6,
  borderRadius: radius.full,
  backgroundColor: color.border,
  forcedColorAdjust: 'none',
})
const filled = (paint: string) => style([step, { backgroundColor: paint }])
const weak = filled(color.danger)
export const reached = [weak, weak, filled(color.warning), filled(color.info), filled(color.success)] as const
export const words = style({ color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' })
