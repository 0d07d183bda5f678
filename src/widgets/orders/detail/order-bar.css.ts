import { style } from '@vanilla-extract/css'
import { barPosition } from '../../theme/bars'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius, shadow, z } = vars

const bar = style({
  position: barPosition,
  zIndex: z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[3],
  backgroundColor: color.surfaceRaised,
  '@media': { print: { display: 'none' } },
})
export const barOfPage = style([
  bar,
  {
    insetBlockEnd: space[3],
    paddingInline: space[4],
    border: `1px solid ${color.border}`,
    borderRadius: radius.l,
    boxShadow: shadow.high,
  },
])
/** Full-bleed in a dialog: cancels the padding of its body. */
export const barOfDialog = style([
  bar,
  {
    insetBlockEnd: `calc(-1 * ${space[5]})`,
    marginBlockEnd: `calc(-1 * ${space[5]})`,
    marginInline: `calc(-1 * ${space[5]})`,
    paddingInline: space[5],
    borderBlockStart: `1px solid ${color.border}`,
  },
])
export const start = style({ flex: '1 1 100px', marginInlineEnd: 'auto' })
/** Stays on one line, if need be above the main button. */
export const back = style({ flex: 'none', maxInlineSize: '100%', marginInlineEnd: 'auto' })
export const whole = style({ flex: '1 1 100%' })
export const note = style({ flex: 1, color: color.textMuted, fontSize: font.size.s })
export const main = style({ flex: '1 1 auto', maxInlineSize: 320 })
