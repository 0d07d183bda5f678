import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

/** a line of its own below the buttons */
export const whole = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingBlockEnd: space[1],
})
export const failed = style({ color: color.danger, fontSize: font.size.s })
