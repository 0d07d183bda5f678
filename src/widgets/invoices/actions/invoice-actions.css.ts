import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const note = style({
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.infoSoft,
  fontSize: font.size.s,
})
export const due = style([
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
  },
])
export const dueSum = style({ fontWeight: 600 })
