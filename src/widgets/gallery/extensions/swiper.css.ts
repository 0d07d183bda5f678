import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, radius } = vars

export const strip = style([
  focusRing,
  {
    display: 'flex',
    gap: space[3],
    paddingBlockEnd: space[2],
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    overscrollBehaviorInline: 'contain',
    borderRadius: radius.m,
  },
])
export const slide = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  flex: '0 0 min(260px, 85%)',
  minBlockSize: 160,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  scrollSnapAlign: 'start',
  textAlign: 'center',
})
