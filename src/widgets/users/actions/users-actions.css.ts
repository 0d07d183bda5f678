import { style } from '@vanilla-extract/css'
import { barPosition } from '../../theme/bars'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { narrow } from '../users.css'

const { color, space, font, radius, shadow, z } = vars

/** sticky at the lower edge, so that its appearance moves no row */
export const bar = style({
  position: barPosition,
  insetBlockEnd: 'var(--raan-sticky-bottom, 0px)',
  zIndex: z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  borderEndStartRadius: radius.l,
  borderEndEndRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
})
export const count = style([
  tabular,
  {
    display: 'flex',
    order: -1,
    flexWrap: 'wrap',
    columnGap: space[2],
    paddingInlineEnd: space[3],
    '@container': { [narrow]: { flexBasis: 'calc(100% - 64px)', paddingInlineEnd: 0 } },
  },
])
export const elsewhere = style({ color: color.textMuted, fontSize: font.size.s })
export const end = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  '@container': { [narrow]: { order: -1 } },
})
