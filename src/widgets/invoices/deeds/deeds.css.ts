import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const form = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 })
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
export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.dangerSoft,
  fontSize: font.size.s,
})
export const problemIcon = style({ inlineSize: 18, blockSize: 18, marginBlockStart: 3, color: color.danger })
