import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars

export const mark = style({
  color: 'inherit',
  backgroundColor: color.warningSoft,
  borderRadius: 2,
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textDecorationColor: color.warning,
})
